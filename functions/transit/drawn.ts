/** The planets of the instant taken for now, drawn over the birth chart. */
import { castChart } from '../../lib/astro/chart/chart.ts';
import type { DrawnChart } from '../../lib/drawing/drawing.ts';
import { drawnTransits } from '../../lib/drawing/drawnChart.ts';
import { formatJd } from '../../lib/time/civilTime.ts';
import { dateText } from '../../lib/time/writtenDates.ts';
import { drawnOptions, type DrawnContext } from '../_shell/drawn.ts';

const TRANSITS = { name: 'Transits', sanskrit: 'गोचर' };

/** Returns the birth chart with the passing planets over it, and above it when they pass, in local time. */
export function transitsDrawn(context: DrawnContext): DrawnChart {
  const { birth, chart, names, nowJdUT } = context;
  const passing = castChart(context.passingSky().planets, chart.ascendant.longitudeDeg, chart.conventions);
  const now = formatJd(birth.time.clock, nowJdUT);
  const kind = `${names.of(TRANSITS)}: ${dateText(now.slice(0, 10), names.lang)}, ${now.slice(11, 16)}`;
  return drawnTransits(chart, passing.planets, drawnOptions(context, kind));
}
