/** The chart as a kind counts it: from the ascendant, or from the sign of a planet. */
import type { Chart } from '../../lib/astro/chart.ts';
import { chartFrom } from '../../lib/astro/derivedCharts.ts';
import type { NatalContext } from '../_shell/birth.ts';
import type { Kind } from './kinds.ts';

export function countedChart({ chart }: Pick<NatalContext<unknown, unknown>, 'chart'>, { countedFrom }: Kind): Chart {
  return countedFrom === null ? chart : chartFrom(chart, countedFrom);
}
