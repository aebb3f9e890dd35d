/** vedic chart: the birth chart, its planets and the running dasha. */
import { routes as chartRoutes } from '../../functions/chart/routes.ts';
import { routes as dashaRoutes } from '../../functions/dasha/routes.ts';
import type { ChartBirth } from '../../lib/schemas/chart/answers.ts';
import type { Meta } from '../../lib/schemas/common/envelope.ts';
import type { Vimshottari } from '../../lib/schemas/dasha/answers.ts';
import { birthBody, command, conventionsOf, detailQuery, placedBirths, rowOf } from '../command.ts';
import { birthsOf, dateOf, type Given } from '../given.ts';
import { chartCells } from '../screen/chartCells.ts';
import { EMPTY, line, type Line } from '../screen/lines.ts';
import { northChart } from '../screen/north.ts';
import { southChart } from '../screen/south.ts';
import { table, type Cell } from '../screen/table.ts';
import { basisLine, birthText } from './birthLines.ts';

interface Of<Data> {
  readonly data: Data;
  readonly meta: Meta;
}

export const main = command<[Of<ChartBirth>, Of<Vimshottari>]>({
  name: 'chart',
  ask(given, find) {
    const [birth] = placedBirths(given, 1, find);
    const body = { ...birthBody(birth!, given), ...conventionsOf(given) };
    const { on } = given.texts;
    return {
      questions: [
        { row: rowOf(chartRoutes, '/chart/birth'), body, query: detailQuery(given, 'standard') },
        {
          row: rowOf(dashaRoutes, '/dasha/vimshottari'),
          body,
          query: { ...detailQuery(given, 'brief'), as_of: on === undefined ? null : dateOf(on) },
        },
      ],
      places: [birth!.at],
    };
  },
  show([{ data, meta }, dasha], given, [place]) {
    const { texts } = given;
    const [birth] = birthsOf(given, 1);
    const isBrief = texts.detail === 'brief';
    const heading = [line(birthText(birth!, place!, given), 'strong'), basisLine(meta, place!, given), EMPTY];
    const drawing = isBrief ? [] : [...drawn(data, given), EMPTY];
    const further =
      texts.detail === 'full' ? [EMPTY, ...birthDay(data, given), EMPTY, ...allPeriods(dasha.data, given)] : [];
    return [...heading, ...drawing, ...planets(data, given), EMPTY, ...running(dasha.data, given), ...further];
  },
});

function drawn(data: ChartBirth, { style, words }: Given): Line[] {
  const cells = chartCells(data, words.chart);
  if (style === 'north') return [...northChart(cells), line(words.chart.legend, 'faint')];
  return southChart(cells, [data.chart.name, '', words.chart.legend]);
}

function planets({ ascendant, planets: bodies }: ChartBirth, { words: { chart: words } }: Given): Line[] {
  const rows = bodies.map((body): Cell[] => {
    const isNode = body.id === 'rahu' || body.id === 'ketu';
    const states = [
      body.dignity_name ?? '',
      body.is_retrograde && !isNode ? words.retrograde : '',
      body.is_combust ? words.combust : '',
    ];
    const look = LOOKS[body.dignity ?? ''] ?? 'plain';
    return [
      body.name,
      body.sign.name,
      body.dms,
      `${body.nakshatra.name} ${body.pada}`,
      String(body.house),
      { text: states.filter((state) => state !== '').join(', '), look },
    ];
  });
  const first: Cell[] = [
    { text: words.ascendant, look: 'accent' },
    ascendant.sign.name,
    ascendant.dms,
    `${ascendant.nakshatra.name} ${ascendant.pada}`,
    '1',
    '',
  ];
  return table([first, ...rows], { titles: words.columns, right: [4] });
}

const LOOKS: Readonly<Record<string, 'good' | 'bad'>> = {
  exalted: 'good',
  own: 'good',
  moolatrikona: 'good',
  debilitated: 'bad',
};

/** Levels of the running dasha that are shown by default. */
const LEVELS = 3;

function running({ current, name }: Vimshottari, { texts, words }: Given): Line[] {
  const title = line(words.chart.dasha(name), 'strong');
  const shown = texts.detail === 'full' ? current : current.slice(0, texts.detail === 'brief' ? 1 : LEVELS);
  if (shown.length === 0) return [title, line(words.chart.noDasha)];
  const rows = shown.map(({ end, level, name: lord }): Cell[] => [
    { text: words.chart.levels[level - 1]!, look: 'faint' },
    lord ?? '',
    words.until(words.date(end.slice(0, 10))),
  ]);
  return [title, ...table(rows)];
}

function allPeriods({ periods }: Vimshottari, { words }: Given): Line[] {
  const rows = periods.map(({ end, is_current: isCurrent, name, start }): Cell[] => [
    { text: name ?? '', look: isCurrent ? 'accent' : 'plain' },
    words.date(start.slice(0, 10)),
    '–',
    words.date(end.slice(0, 10)),
  ]);
  return [line(words.chart.periods, 'strong'), ...table(rows)];
}

/** The panchang of the birth, and its avakahada chakra. */
function birthDay({ avakahada, panchang }: ChartBirth, { words: { chart: words } }: Given): Line[] {
  const labelled = (labels: readonly string[], texts: readonly string[]) =>
    table(labels.map((label, k): Cell[] => [{ text: label, look: 'faint' }, texts[k]!]));
  const limbs = panchang && [
    panchang.vara?.name ?? '',
    `${panchang.tithi.paksha_name} ${panchang.tithi.name}`,
    panchang.nakshatra.name,
    panchang.yoga.name,
    panchang.karana.name,
  ];
  const classes = avakahada && [
    avakahada.varna.name,
    avakahada.vashya.name,
    avakahada.yoni.name,
    avakahada.gana.name,
    avakahada.nadi.name,
    avakahada.paya.name,
  ];
  return [
    ...(limbs ? [line(words.birthDay, 'strong'), ...labelled(words.panchang, limbs)] : []),
    ...(classes ? [EMPTY, line(words.avakahada, 'strong'), ...labelled(words.avakahadaRows, classes)] : []),
  ];
}
