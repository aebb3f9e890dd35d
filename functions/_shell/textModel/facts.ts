/** What the facts given to a model allow a text to say: its numbers and its dates. */
import type { Fact } from './task.ts';

export interface Allowed {
  readonly numbers: ReadonlySet<number>;
  /** YYYY-MM-DD. */
  readonly dates: ReadonlySet<string>;
}

const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;

/** Returns every number of the facts, also as people round it, and every date; strings that are no dates allow nothing. */
export function allowedIn(facts: Fact, furtherNumbers: readonly number[] = []): Allowed {
  const numbers = new Set<number>(furtherNumbers);
  const dates = new Set<string>();
  const visit = (fact: Fact): void => {
    if (typeof fact === 'number') {
      for (const value of [fact, Math.round(fact), Math.floor(fact), Math.round(fact * 10) / 10]) numbers.add(value);
    } else if (typeof fact === 'string') {
      if (ISO_DATE.test(fact)) dates.add(fact);
    } else if (fact !== null && typeof fact === 'object') {
      for (const part of Object.values(fact) as Fact[]) visit(part);
    }
  };
  visit(facts);
  return { numbers, dates };
}
