/** What judging a dasha period reads, of a drawn or golden chart. */
import type { DashaContext } from '../../lib/astro/judgement/dasha/lordEffect.ts';
import { relevantYogas } from '../../lib/astro/judgement/relevantYogas.ts';
import type { Chart } from '../../lib/astro/chart/chart.ts';
import type { Level, Period } from '../../lib/astro/dasha/period.ts';
import type { Planet } from '../../lib/astro/tables/planets.ts';
import { ruleContextOf } from '../../lib/astro/strength/verdictStrength.ts';
import { yogasPresent } from '../../lib/astro/yoga/index.ts';

/** @param transitSign of every lord at every instant, by index; null as outside the ephemeris */
export function dashaContextOf(chart: Chart, transitSign: number | null = null): DashaContext {
  const ruleContext = ruleContextOf(chart);
  return {
    chart,
    ...ruleContext,
    yogas: relevantYogas(yogasPresent(chart, ruleContext)),
    transitSign: () => transitSign,
  };
}

export function periodOf(level: Level, lord: Planet): Period<Planet> {
  return { level, lord, startJdUT: 2451545, endJdUT: 2451545 + 1000, years: 1000 / 365.25 };
}
