/** The eclipses ahead of a birth as a feed. */
import { dayPlace } from '../../../lib/birth/dayPlace.ts';
import { eclipseEvents } from '../../../lib/records/feed/eclipseEvents.ts';
import type { Feed } from '../../../lib/records/feed/feed.ts';
import { feedHead } from '../../../lib/records/feed/head.ts';
import type { TransitEclipses } from '../../../lib/schemas/common/eclipse/records.ts';
import { eclipsesAhead } from '../eclipses.ts';

export function eclipsesAheadFeed(context: Parameters<typeof eclipsesAhead>[0]): Feed {
  const { birth, input, names } = context;
  const { eclipses } = eclipsesAhead(context).data as TransitEclipses;
  const here = dayPlace(input.current_location, birth);
  const events = eclipses.map(({ effect, short, ...eclipse }) => ({
    ...eclipse,
    short: [short, effect.text].filter((text) => text !== null).join('\n'),
  }));
  return {
    ...feedHead({ names, place: here, clock: here.clock }, 'eclipse', 'eclipses'),
    events: eclipseEvents(events, names),
  };
}
