/** The annual chart as it is drawn. */
import type { DrawnChart } from '../../lib/drawing/drawing.ts';
import { drawnChart } from '../../lib/drawing/drawnChart.ts';
import type { AnnualInput } from '../../lib/schemas/varshphal/annualInput.ts';
import { dateText } from '../../lib/time/writtenDates.ts';
import { drawnOptions, type DrawnContext } from '../_shell/drawn.ts';
import { annualOf } from './annual.ts';

const ANNUAL_CHART = { name: 'Annual chart', sanskrit: 'वर्ष कुंडली' };

/** Returns the chart of the solar return, and above it the year and the instant of the return, in local time there. */
export function annualDrawn(context: DrawnContext<unknown, AnnualInput>): DrawnChart {
  const { names } = context;
  const { annual, instant, year } = annualOf(context);
  const returned = instant(annual.returnJdUT);
  const { heading, ...options } = drawnOptions(context, `${names.of(ANNUAL_CHART)} ${year}`);
  const [kind, name] = heading as [string, string];
  const when = `${dateText(returned.slice(0, 10), names.lang)}, ${returned.slice(11, 19)}`;
  return drawnChart(annual.chart, { ...options, heading: [kind, name, when] });
}
