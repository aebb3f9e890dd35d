/** Eclipses as a feed. */
import { eclipseEvents } from '../../../lib/records/feed/eclipseEvents.ts';
import type { Feed } from '../../../lib/records/feed/feed.ts';
import { feedHead } from '../../../lib/records/feed/head.ts';
import type { Eclipses } from '../../../lib/schemas/common/eclipse/records.ts';
import { eclipses } from '../eclipses.ts';

export function eclipseFeed(context: Parameters<typeof eclipses>[0]): Feed {
  const { eclipses: found } = eclipses(context).data as Eclipses;
  return { ...feedHead(context, 'eclipse', 'eclipses'), events: eclipseEvents(found, context.names) };
}
