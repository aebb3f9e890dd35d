/** The chapters of charts: the main ones, the divisional ones, and the chalit chart. */
import { siderealHouseCusps, type HouseCusps, type HouseSystem } from '../../astro/earth/cusps.ts';
import { dividedHouses, housesOfPlanets } from '../../astro/chart/houses.ts';
import { wrapIndex } from '../../astro/angle.ts';
import { forEachPlanet, PLANETS, type Planet } from '../../astro/tables/planets.ts';
import { placement } from '../../astro/chart/zodiac.ts';
import { vargaChart, type VargaChart } from '../../astro/varga/position.ts';
import { VARGA_IDS, type VargaId } from '../../astro/varga/vargas.ts';
import { drawnChart, drawnVarga } from '../../drawing/drawnChart.ts';
import type { DrawnChart } from '../../drawing/drawing.ts';
import { chartDrawing } from '../../drawing/layout.ts';
import { divisionalChart } from '../../records/planet/divisional.ts';
import { dms } from '../../records/common.ts';
import { drawFigure } from '../canvas.ts';
import { wrappedLines } from '../drawnText.ts';
import { CONTENT_PT, DOCUMENT_STYLES, MARGIN_PT, STYLES } from '../paper.ts';
import { READINGS_OF_STYLES } from '../pages/chartFigures.ts';
import type { Report } from '../report.ts';
import type { TextColumn } from '../textTable.ts';
import { chapter, columnText, keepTogether, paragraph, space, table, type Flow } from './flow.ts';

const GAP_PT = 18;
const COLUMN_PT = (CONTENT_PT - GAP_PT) / 2;

/** A chart with a text below it. */
interface Shown {
  readonly drawn: DrawnChart;
  readonly text: string;
}

/** Draws the chapter of the birth chart, those from Moon and Sun, and the navamsa. */
export function chartsChapter(flow: Flow): void {
  const { context, options, words } = flow.report;
  const { chart, names } = context;
  const { style } = options;
  chapter(flow, words.say('chapter_charts'));
  const from = (planet: Planet) => ({ firstSignIndex: chart.planets[planet].signIndex });
  const main = [
    drawnChart(chart, { style, names, heading: [words.say('rashi_chart')] }),
    drawnVarga(chart, vargaChart(chart, 'd9'), { style, names, heading: [words.say('navamsa_chart')] }),
    drawnChart(chart, { style, names, heading: [words.say('moon_chart')], ...from('Moon') }),
    drawnChart(chart, { style, names, heading: [words.say('sun_chart')], ...from('Sun') }),
  ];
  drawPairs(
    flow,
    main.map((drawn) => ({ drawn, text: '' })),
  );
  paragraph(flow, words.say(READINGS_OF_STYLES[style]), STYLES.subtitle);
}

/** Draws two charts side by side, then the next two. */
function drawPairs(flow: Flow, charts: readonly Shown[]): void {
  const pairs = charts.flatMap((one, k) => (k % 2 === 0 ? [[one, charts[k + 1]]] : []));
  for (const pair of pairs) {
    keepTogether(flow, pair.some((one) => one && one.text !== '') ? FIGURE_PT + TEXT_PT : FIGURE_PT);
    const ends = pair.flatMap((one, column) => (one ? [drawOne(flow, one, column)] : []));
    flow.topPt = Math.max(...ends) + 10;
  }
}

const TEXT_LINES = 4;
const FIGURE_WIDTH_PT = 222;
/** The highest a drawing of this width is, its heading and legend included. */
const FIGURE_PT = FIGURE_WIDTH_PT * 1.16;
const TEXT_PT = 56;

function drawOne(flow: Flow, { drawn, text }: Shown, column: number): number {
  const columnPt = { xPt: MARGIN_PT + column * (COLUMN_PT + GAP_PT), widthPt: COLUMN_PT };
  const figure = { xPt: columnPt.xPt + (COLUMN_PT - FIGURE_WIDTH_PT) / 2, topPt: flow.topPt, widthPt: FIGURE_WIDTH_PT };
  const alt = `${drawn.heading[0]!}. ${drawn.description}`;
  const belowPt = drawFigure(flow.section, chartDrawing(drawn), alt, figure);
  return text === '' ? belowPt : columnText(flow, text, DOCUMENT_STYLES.caption, columnPt, belowPt, TEXT_LINES);
}

/** Returns as many whole sentences of a text as there is room for below a chart. */
function wholeSentences({ report }: Flow, text: string): string {
  const { pdf } = report.root;
  const isRoom = (some: string) =>
    wrappedLines(pdf, some, DOCUMENT_STYLES.caption, COLUMN_PT, TEXT_LINES + 1).length <= TEXT_LINES;
  const sentences = text.split(/(?<=[.।]) /);
  let count = sentences.length;
  while (count > 1 && !isRoom(sentences.slice(0, count).join(' '))) count -= 1;
  return sentences.slice(0, count).join(' ');
}

/** The charts that the chapter of main charts has. */
const MAIN: readonly VargaId[] = ['d1', 'd9'];

/** Draws the chapter of the divisional charts, each with what it is read for and what is read. */
export function vargasChapter(flow: Flow): void {
  const { context, options, words } = flow.report;
  const { chart, names } = context;
  chapter(flow, words.say('chapter_vargas'));
  const shown = VARGA_IDS.filter((id) => !MAIN.includes(id)).map((id): Shown => {
    const varga = vargaChart(chart, id);
    const record = divisionalChart(chart, varga, names);
    const title = `${record.varga.name} (D${record.varga.division})`;
    return {
      drawn: drawnVarga(chart, varga, { style: options.style, names, heading: [title] }),
      text: wholeSentences(flow, `${words.say('read_for', { use: record.varga.use })} ${record.reading.summary_text}`),
    };
  });
  drawPairs(flow, shown);
}

/** Houses of whole signs tell nothing that the birth chart does not: then those of Sripati are shown. */
function chalitCusps({ cusps, horizon, sky }: Report['context']): HouseCusps {
  const system: HouseSystem = cusps.system === 'whole_sign' ? 'sripati' : cusps.system;
  return siderealHouseCusps(system, horizon, sky.ayanamsaDeg + sky.nutationLongitudeDeg);
}

/** Draws the chapter of the chalit chart: planets by houses that are no signs. */
export function chalitChapter(flow: Flow): void {
  const { report } = flow;
  const { context, options, words } = report;
  const { chart, names } = context;
  const { say } = words;
  const cusps = chalitCusps(context);
  if (cusps.cuspsDeg === null) return;
  const houseOf = housesOfPlanets(chart, cusps);
  const moved = PLANETS.filter((planet) => houseOf[planet] !== chart.planets[planet].house);
  chapter(flow, say('chapter_chalit'));
  const system = words.conventions.houses({ ...chart.conventions, houseSystem: cusps.system });
  const lead = { system, moved: moved.map((planet) => names.planet(planet)).join(', ') };
  paragraph(flow, say(moved.length > 0 ? 'chalit_lead' : 'chalit_none', lead), DOCUMENT_STYLES.lead);
  space(flow, 4);
  const charts = [
    drawnChart(chart, { style: options.style, names, heading: [say('rashi_chart')] }),
    drawnVarga(chart, inHouses(report, houseOf), {
      style: options.style,
      names,
      heading: [say('chapter_chalit')],
    }),
  ];
  drawPairs(
    flow,
    charts.map((drawn) => ({ drawn, text: '' })),
  );
  const { houses } = dividedHouses(chart, cusps);
  const place = (degree: number) => `${names.sign(placement(degree).signIndex)} ${dms(degree % 30)}`;
  table(
    flow,
    null,
    chalitColumns(report),
    houses.map(({ cuspDeg, middleDeg, number, occupants }) => [
      String(number),
      place(cuspDeg),
      place(middleDeg),
      occupants.map((planet) => names.planet(planet)).join(', '),
    ]),
  );
}

function chalitColumns({ words: { say } }: Report): TextColumn[] {
  return [
    { heading: say('house'), widthPt: 52, style: STYLES.strong },
    { heading: say('house_begins'), widthPt: 130, style: STYLES.body },
    { heading: say('house_middle'), widthPt: 130, style: STYLES.body },
    { heading: say('occupants'), widthPt: CONTENT_PT - 312, style: STYLES.body },
  ];
}

/** Returns the birth chart with every planet in the sign of its house. */
function inHouses({ context: { chart } }: Report, houseOf: Readonly<Record<Planet, number>>): VargaChart {
  const born = vargaChart(chart, 'd1');
  return {
    ...born,
    planets: forEachPlanet((planet) => ({
      ...born.planets[planet],
      signIndex: wrapIndex(chart.ascendant.signIndex + houseOf[planet] - 1, 12),
    })),
  };
}
