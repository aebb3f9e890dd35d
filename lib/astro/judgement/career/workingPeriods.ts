/** Mahadashas in which the planets of a livelihood can make a career. */
import type { Period } from '../../dasha/period.ts';
import type { Planet } from '../../tables/planets.ts';
import { DAYS_PER_YEAR } from '../../time.ts';

/** Years of life in which a career is made. */
const WORKING_AGES = { from: 16, to: 75 };
/** A period that shares less with them makes no career. */
const LEAST_YEARS = 2;

/**
 * Lists the mahadashas of some planets that share two years or more with the years of work, from birth at the earliest.
 *
 * @param life all mahadashas of a life, in order
 */
export function workingPeriods(
  life: readonly Period<Planet>[],
  birthJdUT: number,
  planets: readonly Planet[],
): Period<Planet>[] {
  const fromJdUT = birthJdUT + WORKING_AGES.from * DAYS_PER_YEAR;
  const untilJdUT = birthJdUT + WORKING_AGES.to * DAYS_PER_YEAR;
  return life
    .filter(({ endJdUT, startJdUT }) => {
      const sharedDays = Math.min(endJdUT, untilJdUT) - Math.max(startJdUT, fromJdUT);
      return sharedDays >= LEAST_YEARS * DAYS_PER_YEAR;
    })
    .filter(({ lord }) => planets.includes(lord))
    .map((period) => ({ ...period, startJdUT: Math.max(period.startJdUT, birthJdUT) }));
}
