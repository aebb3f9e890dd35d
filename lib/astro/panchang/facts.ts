/** What makes the yogas of a day, as facts; `lib/words/daily.ts` says them. */
import { factsOf, type Fact, type Nothing } from '../factsOf.ts';

export interface DayFacts {
  readonly day_is: { readonly weekdayIndex: number };
  /** Numbers within their half of the month, 1 to 15. */
  readonly tithi_of_half: { readonly tithis: readonly number[] };
  readonly moon_in_nakshatra: { readonly nakshatraIndexes: readonly number[] };
  readonly moon_from_sun: Nothing;
}

export type DayFact = Fact<DayFacts>;

/** Makes the facts of a day. */
export const dayFact = factsOf<DayFacts>();
