/** Events in the format of calendar programs (RFC 5545). Loaded on demand: most answers are JSON. */
import ical, { ICalCalendarMethod, ICalEventTransparency, type ICalEventData } from 'ical-generator';
import { SECONDS_PER_DAY } from '../../../lib/astro/time.ts';
import type { Feed, FeedEvent, FeedTime } from '../../../lib/records/feed/feed.ts';
import { ENGINE_DATE } from '../../../lib/schemas/common/version.ts';
import type { Language } from '../../../lib/words/language.ts';

/** How often programs should ask again: dates of festivals do not change, those of a coming month are added. */
const REFRESH_SECONDS = SECONDS_PER_DAY;

/** The part of each UID that tells whose it is. */
const UID_SUFFIX = 'vedic-astrology-api';

const MS_PER_DAY = SECONDS_PER_DAY * 1000;

/** Returns a feed as iCalendar; the same feed gives the same text, whenever it is asked for. */
export function feedText(feed: Feed, lang: Language): string {
  const calendar = ical({
    prodId: { company: 'Vedic Astrology API', product: 'Calendar', language: lang },
    method: ICalCalendarMethod.PUBLISH,
    // The package writes these two as they are.
    name: escaped(feed.name),
    description: escaped(feed.description),
    ttl: REFRESH_SECONDS,
    events: feed.events.map((event) => eventOf(event, feed)),
  });
  return `${withTimezone(calendar.toString(), feed.timezone)}\r\n`;
}

function eventOf({ categories, description, key, time, title }: FeedEvent, { scope }: Feed): ICalEventData {
  return {
    ...timeOf(time),
    id: `${[...key, scope].join('.')}@${UID_SUFFIX}`,
    // Of the engine rather than of the request, so that nothing seems new that is not.
    stamp: new Date(ENGINE_DATE),
    summary: title,
    description,
    categories: categories.map((name) => ({ name })),
    // A festival leaves its date free for appointments.
    transparency: ICalEventTransparency.TRANSPARENT,
  };
}

function timeOf(time: FeedTime): Pick<ICalEventData, 'start' | 'end' | 'allDay'> {
  if ('date' in time) {
    const start = new Date(`${time.date}T00:00:00Z`);
    return { start, end: new Date(start.getTime() + MS_PER_DAY), allDay: true };
  }
  return { start: new Date(time.start), ...(time.end !== null && { end: new Date(time.end) }) };
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\s*\n\s*/g, '\\n');
}

const FIRST_EVENT = 'BEGIN:VEVENT';

/**
 * Names the clock on which a program shows the times, which are in UTC. The package would write the times themselves on
 * that clock; a property of the calendar stands before its events.
 */
function withTimezone(text: string, timezone: string | null): string {
  if (timezone === null) return text;
  const property = `X-WR-TIMEZONE:${timezone}\r\n`;
  const end = text.includes(FIRST_EVENT) ? text.indexOf(FIRST_EVENT) : text.lastIndexOf('END:VCALENDAR');
  return text.slice(0, end) + property + text.slice(end);
}
