/** The chapters of strengths: of planets, of houses, friendships, and the bindus of the ashtakavarga. */
import { houseBalas } from '../../astro/strength/houseBala.ts';
import { dividedHouses } from '../../astro/chart/houses.ts';
import { compoundRelation, type CompoundRelation } from '../../astro/planet/relationships.ts';
import { PLANETS, SEVEN_PLANETS } from '../../astro/tables/planets.ts';
import { SIGNS } from '../../astro/tables/signs.ts';
import { nthSignFrom } from '../../astro/angle.ts';
import { CONTRIBUTORS } from '../../astro/ashtakavarga/bindus.ts';
import { vargaStandings, vimsopakaScore } from '../../astro/varga/vimsopaka.ts';
import { bodyLabel, drawingWords } from '../../drawing/words.ts';
import { CONTENT_PT, MARGIN_PT, STYLES } from '../paper.ts';
import type { Report } from '../report.ts';
import { drawTable, type TableColumn } from '../table.ts';
import type { Word } from '../../words/report/reportWords.ts';
import { drawBars } from './bars.ts';
import { chapter, figureTitle, paragraph, type FigureTitle, type Flow } from './flow.ts';

const ROW_PT = 18;

/** Draws the chapter of the strengths of planets and houses. */
export function strengthsChapter(flow: Flow): void {
  const { context, words } = flow.report;
  const { names } = context;
  const { say } = words;
  const strengths = context.strengths();
  chapter(flow, say('chapter_strengths'));
  drawBars(
    flow,
    { title: say('overall_strength'), note: say('overall_note') },
    PLANETS.map((planet) => {
      const { percentile, value } = strengths[planet];
      return { label: names.planet(planet), share: value / 100, value: `${value} (${percentile})` };
    }),
    0.5,
  );
  const shadbala = { title: say('shadbala'), note: say('shadbala_note') };
  grid(flow, shadbala, shadbalaColumns(flow.report), shadbalaRows(flow.report));
  const { chart, cusps } = context;
  const balas = houseBalas(chart, dividedHouses(chart, cusps), context.shadbala());
  const most = Math.max(...balas.map(({ rupas }) => rupas));
  drawBars(
    flow,
    { title: say('bhava_bala') },
    balas.map(({ rank, rupas }, k) => ({
      label: `${say('house')} ${k + 1}`,
      share: rupas / most,
      value: `${rupas.toFixed(2)} (${say('bala_rank')} ${rank})`,
    })),
  );
  const friendships = { title: say('friendships'), note: `${say('friendships_note')} ${say('friendships_key')}` };
  grid(flow, friendships, friendColumns(flow.report), friendRows(flow.report));
}

/** Draws a table whose rows have one line each under its title; it is not divided. */
function grid(
  flow: Flow,
  title: FigureTitle,
  columns: readonly TableColumn[],
  rows: readonly (readonly string[])[],
): void {
  figureTitle(flow, title, (rows.length + 1) * ROW_PT);
  const place = { xPt: MARGIN_PT, topPt: flow.topPt, rowPt: ROW_PT };
  flow.topPt = drawTable(flow.section, columns, rows, place) + 14;
}

const BALAS = ['place', 'direction', 'time', 'motion', 'nature', 'aspect'] as const;

function shadbalaColumns({ words: { say } }: Report): TableColumn[] {
  const [planetPt, vimsopakaPt] = [62, 58];
  const column = (word: Word, widthPt = (CONTENT_PT - planetPt - vimsopakaPt) / 9): TableColumn => {
    return { heading: say(word), widthPt, style: STYLES.cell, anchor: 'end' };
  };
  return [
    { heading: say('planet'), widthPt: planetPt, style: STYLES.strongCell },
    ...BALAS.map((bala) => column(`bala_${bala}`)),
    ...(['bala_rupas', 'bala_ratio', 'bala_rank'] as const).map((word) => column(word)),
    column('vimsopaka', vimsopakaPt),
  ];
}

function shadbalaRows({ context }: Report): string[][] {
  const { chart, names } = context;
  const found = context.shadbala();
  return SEVEN_PLANETS.map((planet) => {
    const { cheshta, dig, drik, kaala, naisargika, rank, ratio, rupas, sthana } = found[planet];
    const { points } = vimsopakaScore(vargaStandings(chart, planet, 'by_lord'), 'shodashavarga');
    return [
      names.planet(planet),
      ...[sthana.virupas, dig, kaala.virupas, cheshta, naisargika, drik].map((virupas) => virupas.toFixed(0)),
      rupas.toFixed(2),
      ratio.toFixed(2),
      String(rank),
      points.toFixed(1),
    ];
  });
}

const SHORT: Readonly<Record<CompoundRelation, Word>> = {
  great_friend: 'great_friend_short',
  friend: 'friend_short',
  neutral: 'neutral_short',
  enemy: 'enemy_short',
  great_enemy: 'great_enemy_short',
};

function friendColumns({ context: { names }, words: { say } }: Report): TableColumn[] {
  const widthPt = (CONTENT_PT - 76) / PLANETS.length;
  return [
    { heading: say('planet'), widthPt: 76, style: STYLES.strongCell },
    ...PLANETS.map((planet): TableColumn => {
      return { heading: bodyLabel(planet, names), widthPt, style: STYLES.cell, anchor: 'middle' };
    }),
  ];
}

function friendRows({ context: { chart, names }, words: { say } }: Report): string[][] {
  return PLANETS.map((planet) => [
    names.planet(planet),
    ...PLANETS.map((other) => (other === planet ? '' : say(SHORT[compoundRelation(planet, other, chart.signs)]))),
  ]);
}

/** On average the sarvashtakavarga gives a sign so many of its 337 bindus. */
const MEAN_BINDUS = 28;
const MOST_BINDUS = 45;
const NAMED_HOUSES = 3;

/** Draws the chapter of the ashtakavarga. */
export function ashtakavargaChapter(flow: Flow): void {
  const { context, words } = flow.report;
  const { chart, names } = context;
  const { say } = words;
  const { bhinna, sarva } = context.bindus();
  chapter(flow, say('chapter_ashtakavarga'));
  const sum = (list: readonly number[]) => String(list.reduce((total, each) => total + each, 0));
  const nameOf = (of: (typeof CONTRIBUTORS)[number]) => (of === 'Ascendant' ? say('lagna') : names.planet(of));
  const rows = CONTRIBUTORS.map((of) => [nameOf(of), ...bhinna[of].map(String), sum(bhinna[of])]);
  const sums = [say('sarva'), ...sarva.map(String), sum(sarva)];
  grid(flow, { title: say('bindus') }, binduColumns(flow.report), [...rows, sums]);
  const ofHouses = Array.from({ length: 12 }, (_, k) => {
    const signIndex = nthSignFrom(chart.ascendant.signIndex, k + 1);
    return { house: k + 1, signIndex, bindus: sarva[signIndex]! };
  });
  drawBars(
    flow,
    { title: say('bindus_by_house') },
    ofHouses.map(({ bindus, house, signIndex }) => ({
      label: `${house} ${names.sign(signIndex)}`,
      share: bindus / MOST_BINDUS,
      value: String(bindus),
    })),
    MEAN_BINDUS / MOST_BINDUS,
  );
  const ranked = [...ofHouses].sort((a, b) => b.bindus - a.bindus).map(({ house }) => house);
  const named = { most: ranked.slice(0, NAMED_HOUSES).join(', '), least: ranked.slice(-NAMED_HOUSES).join(', ') };
  paragraph(flow, say('bindus_note', named));
}

function binduColumns({ context: { names }, words: { say } }: Report): TableColumn[] {
  const widthPt = (CONTENT_PT - 68) / 13;
  const column = (title: string): TableColumn => ({ heading: title, widthPt, style: STYLES.cell, anchor: 'middle' });
  return [
    { heading: say('planet'), widthPt: 68, style: STYLES.strongCell },
    ...SIGNS.map((_, signIndex) => column(drawingWords(names).signs[signIndex]!)),
    column(say('total')),
  ];
}
