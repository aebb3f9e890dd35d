/** The two charts of page 1: birth and navamsa. */
import { vargaChart } from '../../astro/varga/position.ts';
import { PLANETS } from '../../astro/tables/planets.ts';
import { drawnChart, drawnVarga } from '../../drawing/drawnChart.ts';
import type { ChartStyle } from '../../drawing/drawing.ts';
import { chartDrawing } from '../../drawing/layout.ts';
import { bodyLabel } from '../../drawing/words.ts';
import { drawFigure } from '../canvas.ts';
import { CONTENT_PT, MARGIN_PT, STYLES } from '../paper.ts';
import type { Report } from '../report.ts';
import { drawn } from '../structure.ts';
import type { Word } from '../../words/report/reportWords.ts';
import { drawText } from '../drawnText.ts';

const GAP_PT = 14;
const WIDTH_PT = (CONTENT_PT - GAP_PT) / 2;
const LINE_PT = 11.5;

/** Message that says how a chart of a style is read. */
export const READINGS_OF_STYLES = {
  north: 'read_north',
  south: 'read_south',
  east: 'read_east',
} as const satisfies Record<ChartStyle, Word>;

/** Draws both side by side and returns where the longer ends. */
export function drawCharts(report: Report, topPt: number): number {
  const { context, options, root, words } = report;
  const { chart, names } = context;
  const { countedFrom, style } = options;
  const first = countedFrom ? { firstSignIndex: chart.planets[countedFrom].signIndex } : {};
  const birthName = countedFrom
    ? words.say('chart_from', { planet: names.planet(countedFrom) })
    : words.say('rashi_chart');
  const charts = [
    drawnChart(chart, { style, names, heading: [birthName], ...first }),
    drawnVarga(chart, vargaChart(chart, 'd9'), { style, names, heading: [words.say('navamsa_chart')] }),
  ];
  const ends = charts.map((shown, k) => {
    const place = { xPt: MARGIN_PT + k * (WIDTH_PT + GAP_PT), topPt, widthPt: WIDTH_PT };
    return drawFigure(root, chartDrawing(shown), `${shown.heading[0]!}. ${shown.description}`, place);
  });
  return drawReading(report, Math.max(...ends));
}

/** Draws below the charts how to read them. */
function drawReading({ context: { names }, options, root, words }: Report, topPt: number): number {
  const labels = [
    `${bodyLabel('Ascendant', names)} ${words.say('lagna')}`,
    ...PLANETS.map((planet) => `${bodyLabel(planet, names)} ${names.planet(planet)}`),
  ];
  const place = { xPt: MARGIN_PT + CONTENT_PT / 2, anchor: 'middle', widthPt: CONTENT_PT } as const;
  const lines = [labels.join(' · '), words.say(READINGS_OF_STYLES[options.style])];
  for (const [k, line] of lines.entries()) {
    const baselinePt = topPt + (k + 1) * LINE_PT;
    drawn(root, 'P', () => drawText(root.pdf, line, STYLES.small, { ...place, baselinePt }));
  }
  return topPt + lines.length * LINE_PT;
}
