/** The periods of five levels that touch some days. */
import { subPeriods } from '../../../dasha/nakshatra.ts';
import { DEEPEST_LEVEL, type Period } from '../../../dasha/period.ts';
import { vimshottari } from '../../../dasha/vimshottari.ts';
import type { TimeSpan } from '../../../panchang/spans.ts';
import type { Planet } from '../../../tables/planets.ts';
import { touching } from './pieces.ts';

/** Periods that touch some time, the mahadashas first. */
export type Dashas = readonly (readonly Period<Planet>[])[];

/**
 * Lists the periods of all levels that touch a time, the mahadashas first.
 *
 * @param mahadashas of a life
 */
export function runningDashas(mahadashas: readonly Period<Planet>[], whole: TimeSpan): Dashas {
  const levels = [touching(mahadashas, whole)];
  while (levels.length < DEEPEST_LEVEL) {
    levels.push(levels.at(-1)!.flatMap((parent) => touching(subPeriods(vimshottari, parent), whole)));
  }
  return levels;
}
