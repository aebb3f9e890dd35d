/** Two readers of calendar programs, which agree on what they found. */
import ICAL from 'ical.js';
import nodeIcal, { type VEvent } from 'node-ical';

export interface ReadEvent {
  readonly uid: string;
  readonly title: string;
  readonly description: string;
  readonly categories: readonly string[];
  /** YYYY-MM-DD of a whole date, else an instant in UTC. */
  readonly start: string;
  readonly end: string;
}

/** Returns the events of a feed as each of the two reads them, in the order of the feed. */
export function readByBoth(text: string): readonly (readonly ReadEvent[])[] {
  return [readByIcalJs(text), readByNodeIcal(text)];
}

function readByIcalJs(text: string): ReadEvent[] {
  const calendar = ICAL.Component.fromString(text);
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const { description, endDate, startDate, summary, uid } = new ICAL.Event(component, { strictExceptions: true });
    const categories = component.getAllProperties('categories').flatMap((property) => property.getValues() as string[]);
    const written = (time: ICAL.Time) => time.toString();
    return { uid, title: summary, description, categories, start: written(startDate), end: written(endDate) };
  });
}

function readByNodeIcal(text: string): ReadEvent[] {
  const events = Object.values(nodeIcal.sync.parseICS(text)).filter((part): part is VEvent => part?.type === 'VEVENT');
  return events.map(({ categories = [], datetype, description, end, start, summary, uid }) => {
    const written = (time: Date | undefined) => {
      if (datetype !== 'date') return (time ?? start).toISOString().replace('.000Z', 'Z');
      // This reader has a whole date begin at midnight on the clock of the machine.
      const [year, month, day] = [time!.getFullYear(), time!.getMonth() + 1, time!.getDate()].map(String);
      return [year, month!.padStart(2, '0'), day!.padStart(2, '0')].join('-');
    };
    const said = (value: unknown) => (typeof value === 'string' ? value : (value as { val: string }).val);
    return {
      uid,
      title: said(summary),
      description: said(description),
      categories: [...categories],
      start: written(start),
      end: written(end),
    };
  });
}
