/** The period that served a life's work best (interpretive). */
import type { Period } from '../../dasha/period.ts';
import type { Planet } from '../../tables/planets.ts';
import { DAYS_PER_YEAR } from '../../time.ts';
import type { AreaContext } from '../areaContext.ts';
import { lordScores } from '../dasha/lordEffect.ts';
import { CAREER } from './tables/topics.ts';

/** Years of age in which a life's work is mostly done. */
const YEARS = { from: 22, to: 60 };
/** A mahadasha that shares less with them did not make it. */
const LEAST_YEARS = 5;

/** Returns the mahadasha of the years of work whose lord serves work best, cut to these years; null where none runs in them. */
export function bestWorkingPeriod(context: AreaContext, life: readonly Period<Planet>[]): Period<Planet> | null {
  const { birthJdUT } = context;
  const [fromJdUT, untilJdUT] = [YEARS.from, YEARS.to].map((years) => birthJdUT + years * DAYS_PER_YEAR) as [
    number,
    number,
  ];
  const within = life
    .map((period) => ({
      ...period,
      startJdUT: Math.max(period.startJdUT, fromJdUT),
      endJdUT: Math.min(period.endJdUT, untilJdUT),
    }))
    .filter(({ endJdUT, startJdUT }) => endJdUT - startJdUT >= LEAST_YEARS * DAYS_PER_YEAR)
    .map((period) => ({ period, value: lordScores(context, period.lord, null, [CAREER.houses])[0]!.value }))
    .sort((one, other) => other.value - one.value);
  return within[0]?.period ?? null;
}
