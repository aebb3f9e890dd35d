/** Why a remedy is given for a day. */
import type { BurdenPartId } from '../../../astro/judgement/day/burdens.ts';
import type { Planet } from '../../../astro/tables/planets.ts';

export interface DayAdviceWords {
  /** The points are those that the planet takes, above 0. */
  readonly burden: { readonly planet: Planet; readonly points: number; readonly parts: readonly BurdenPartId[] };
  /** Where no planet burdens the day, the lord of the running mahadasha has the remedy. */
  readonly no_burden: { readonly planet: Planet };
}
