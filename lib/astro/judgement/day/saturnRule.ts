/** When Saturn or the Moon rules: then sade sati and dhaiya press harder. */
import { subPeriods } from '../../dasha/nakshatra.ts';
import type { Period } from '../../dasha/period.ts';
import { vimshottari } from '../../dasha/vimshottari.ts';
import type { Planet } from '../../tables/planets.ts';
import type { TimeSpan } from '../../time.ts';

const RULERS: readonly Planet[] = ['Saturn', 'Moon'];

/** Lists when Saturn or the Moon rules: their mahadashas, and their antardashas in others; in order, without overlaps. */
export function ruledSpans(mahadashas: readonly Period<Planet>[]): TimeSpan[] {
  const isOfEither = ({ lord }: Period<Planet>) => RULERS.includes(lord);
  return mahadashas.flatMap((period) =>
    isOfEither(period) ? [period] : subPeriods(vimshottari, period).filter(isOfEither),
  );
}
