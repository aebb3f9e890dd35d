/** What happens in the sky as a feed: an instant for each event, a whole day where only the date is known. */
import { utcDate, type Feed } from '../../../lib/records/feed/feed.ts';
import { feedCategory, feedHead } from '../../../lib/records/feed/head.ts';
import type { SkyCalendar } from '../../../lib/schemas/transit/skyCalendar.ts';
import { skyCalendar } from '../calendar/skyCalendar.ts';

type SkyEvent = SkyCalendar['events'][number];

export function skyFeed(context: Parameters<typeof skyCalendar>[0]): Feed {
  const { names } = context;
  const categories = [feedCategory('sky', names)];
  const events = skyCalendar(context).events.map((event) => {
    const { at, body, event: id, name, nakshatra, sign } = event;
    const where = [sign, nakshatra].flatMap((ref) => (ref === null ? [] : [ref.id]));
    const time = isOfDate(event) ? { date: at.slice(0, 10) } : { start: at, end: null };
    const date = isOfDate(event) ? at.slice(0, 10) : utcDate(at);
    return { key: [id, body, ...where, date], time, title: name, description: '', categories };
  });
  return { ...feedHead(context, 'sky', 'planets'), events };
}

/** The horizon decides on a day, not at an instant. */
function isOfDate({ event }: SkyEvent): boolean {
  return event === 'asta' || event === 'udaya';
}
