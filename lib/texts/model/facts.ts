/** What a text may say, given the facts of its model: numbers, dates and times of day. */
import type { ModelFact } from './task.ts';

export interface Allowed {
  readonly numbers: ReadonlySet<number>;
  /** YYYY-MM-DD. */
  readonly dates: ReadonlySet<string>;
  /** HH:MM. */
  readonly times: ReadonlySet<string>;
}

const ISO_DATE = /^\d{4}-\d{2}-\d{2}(?=$|T)/;
const TIME = /^(?:\d{4}-\d{2}-\d{2}T)?(\d{2}:\d{2})(?=$|:\d{2})/;

/**
 * Returns every number of the facts, also as people round it, every date and every time of day.
 *
 * An ISO instant may hold both a date and a time; other strings allow nothing.
 */
export function allowedIn(facts: ModelFact, furtherNumbers: readonly number[] = []): Allowed {
  const numbers = new Set<number>(furtherNumbers);
  const dates = new Set<string>();
  const times = new Set<string>();
  const visit = (fact: ModelFact): void => {
    if (typeof fact === 'number') {
      // A text says "2 points less", never "-2 points".
      const size = Math.abs(fact);
      for (const value of [size, Math.round(size), Math.floor(size), Math.round(size * 10) / 10]) numbers.add(value);
    } else if (typeof fact === 'string') {
      const [date, time] = [ISO_DATE.exec(fact)?.[0], TIME.exec(fact)?.[1]];
      if (date) dates.add(date);
      if (time) times.add(time);
    } else if (fact !== null && typeof fact === 'object') {
      for (const part of Object.values(fact) as ModelFact[]) visit(part);
    }
  };
  visit(facts);
  return { numbers, dates, times };
}
