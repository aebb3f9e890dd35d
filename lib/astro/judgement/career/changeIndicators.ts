/** Signs of a change of job: hard lords in their periods, Saturn and the nodes over the tenth, its lord with the 8th or 12th. */
import { signOfHouse, type Chart } from '../../chart/chart.ts';
import { LEVEL_NAMES } from '../../dasha/period.ts';
import { linkBetween } from '../../chart/links.ts';
import { lordOfHouse } from '../../planet/lordship.ts';
import { named } from '../../planetWords.ts';
import { isNode, type Planet } from '../../tables/planets.ts';
import { SIGNS } from '../../tables/signs.ts';
import { capitalised, listed, ordinal } from '../../words.ts';
import type { ActingPeriod } from '../areaContext.ts';
import { ruledHouses } from '../dasha/lordEffect.ts';
import {
  indicator,
  passageSpans,
  presentSpan,
  type IndicatorGround,
  type IndicatorRow,
  type IndicatorContext,
} from './indicators.ts';
import { CHANGE } from './tables/topics.ts';

/** Leaning of a sign that does not hold: slightly against a change, as most years bring none. */
const ABSENT_LEANING = -0.4;

/** Leaning by the number of ties of a lord to the houses of change; one is usual and neutral. Interpretive. */
const TIE_LEANINGS = [-1, 0, 0.6, 1];

const HOUSES: readonly number[] = CHANGE.houses;
const HOUSE_WORDS = 'the 3rd, 5th, 8th, 9th or 12th';

function periodLord(levelIndex: number, weight: number): IndicatorRow {
  const level = LEVEL_NAMES[levelIndex]!;
  const rule = `The lord of the ${level} owns ${HOUSE_WORDS}, stands in one of them, or is Rahu`;
  return ({ area }) => {
    const acting = area.acting[levelIndex];
    const ties = acting ? tiesOf(area.chart, acting.period.lord) : NO_TIES;
    const common = { id: `${level}_lord`, kind: 'period', rule, weight, tone: 'describes' } as const;
    const lord = acting ? acting.period.lord : null;
    return indicator({
      ...common,
      isMet: ties.count > 0,
      leaning: acting ? TIE_LEANINGS[Math.min(ties.count, TIE_LEANINGS.length - 1)]! : 0,
      planets: lord ? [lord] : [],
      houses: ties.houses,
      observed: { lord, ties: ties.count },
      seen: seenOf(level, lord, ties),
      means: ties.count > 1 ? 'its time loosens what is settled' : 'its time allows a change without asking for one',
      spans: acting ? [{ ...spanOf(acting), what: `The ${level} of ${named(acting.period.lord)}` }] : [],
    });
  };
}

function spanOf({ period }: ActingPeriod) {
  return { startJdUT: period.startJdUT, endJdUT: period.endJdUT };
}

/** What binds a lord to the houses of change. */
interface Ties {
  readonly houses: readonly number[];
  readonly count: number;
  /** What the lord does, as a predicate that follows its name. */
  readonly does: readonly string[];
}

function tiesOf(chart: Chart, lord: Planet): Ties {
  const { house } = chart.planets[lord];
  const owned = ruledHouses(chart, lord).filter((each) => HOUSES.includes(each));
  const isInside = HOUSES.includes(house);
  const isRahu = lord === 'Rahu';
  const does = [
    ...(owned.length > 0 ? [`${isNode(lord) ? 'answers for' : 'owns'} the ${listed(owned.map(ordinal))}`] : []),
    ...(isInside ? [`stands in the ${ordinal(house)}`] : []),
    ...(isRahu ? ['unsettles by nature'] : []),
  ];
  return {
    houses: [...new Set([...owned, ...(isInside ? [house] : [])])],
    count: owned.length + Number(isInside) + Number(isRahu),
    does,
  };
}

const NO_TIES: Ties = { houses: [], count: 0, does: [] };

function seenOf(level: string, lord: Planet | null, { does }: Ties): string {
  if (lord === null) return `No ${level} acts at this time`;
  const who = `${capitalised(named(lord))}, lord of the ${level},`;
  return does.length > 0 ? `${who} ${listed(does)}` : `${who} has nothing to do with the houses of change`;
}

/** Returns the 10th house, and the sign in which its lord stands. */
export function tenthGrounds(chart: Chart): [house: IndicatorGround, lord: IndicatorGround] {
  const tenthLord = lordOfHouse(chart, 10);
  const where = SIGNS[chart.signs[tenthLord]]!;
  return [
    { signIndex: signOfHouse(chart, 10), what: 'the 10th house' },
    { signIndex: chart.signs[tenthLord], what: `${where}, where the tenth lord ${tenthLord} stands` },
  ];
}

/** A passing planet that presses on the grounds. */
function pressing(
  id: string,
  planet: Planet,
  weight: number,
  groundsOf: (chart: Chart) => readonly IndicatorGround[],
  words: { readonly rule: string; readonly absent: string; readonly means: string },
): IndicatorRow {
  return (given: IndicatorContext) => {
    const { area } = given;
    const spans = passageSpans(given, planet, groundsOf(area.chart));
    const present = presentSpan(area, spans);
    return indicator({
      id,
      kind: 'transit',
      rule: words.rule,
      isMet: present !== undefined,
      leaning: present ? 1 : ABSENT_LEANING,
      weight,
      planets: [planet],
      houses: [10],
      observed: { sign: SIGNS[area.passing[planet]]! },
      seen: present ? present.what : words.absent,
      means: words.means,
      tone: 'describes',
      spans,
    });
  };
}

const OTHER_AXIS_END = 4;

/** Rahu in the 10th has Ketu in the 4th, and the other way round. */
function axisGrounds(chart: Chart): IndicatorGround[] {
  return [
    { signIndex: signOfHouse(chart, 10), what: 'the 10th house, and Ketu the 4th' },
    { signIndex: signOfHouse(chart, OTHER_AXIS_END), what: 'the 4th house, and Ketu the 10th' },
  ];
}

const HARD_HOUSES = [8, 12];

/** The tenth lord bound to the lord of the 8th or of the 12th at birth: a working life of several stages. */
const tenthLordBound: IndicatorRow = ({ area }) => {
  const { chart } = area;
  const tenthLord = lordOfHouse(chart, 10);
  const found = HARD_HOUSES.flatMap((house) => {
    const lord = lordOfHouse(chart, house);
    const link = linkBetween(chart, tenthLord, lord);
    return link === null || link === 'one_way_aspect' ? [] : [{ house, lord, link }];
  });
  const others = found.map(({ house, lord }) => `${named(lord)}, lord of the ${ordinal(house)}`);
  const who = `${capitalised(named(tenthLord))}, lord of the 10th,`;
  return indicator({
    id: 'tenth_lord_with_8_12',
    kind: 'birth',
    rule: 'The lord of the 10th is joined at birth to the lord of the 8th or of the 12th',
    isMet: found.length > 0,
    leaning: found.length > 0 ? 1 : ABSENT_LEANING,
    weight: 6,
    planets: [tenthLord, ...new Set(found.map(({ lord }) => lord))],
    houses: [10, ...found.map(({ house }) => house)],
    observed: { tenth_lord: tenthLord, lords: found.map(({ lord }) => lord), links: found.map(({ link }) => link) },
    seen:
      found.length > 0
        ? `${who} is joined at birth to ${listed(others)}`
        : `${who} is not joined at birth to the lords of the 8th and 12th`,
    means: 'working life comes in stages, and one who expects this changes well',
    tone: 'describes',
    spans: [],
  });
};

/** In the order of the answer; the number of timing rules is counted from this table. */
export const CHANGE_INDICATORS: readonly IndicatorRow[] = [
  periodLord(0, 6),
  periodLord(1, 8),
  periodLord(2, 3),
  pressing('saturn_over_tenth', 'Saturn', 8, tenthGrounds, {
    rule: 'Saturn passes the 10th house or the sign of its lord',
    absent: 'Saturn passes neither the 10th house nor the sign of its lord',
    means: 'duties grow and what is hollow in the work falls away',
  }),
  pressing('rahu_over_tenth_lord', 'Rahu', 6, (chart) => [tenthGrounds(chart)[1]], {
    rule: 'Rahu passes the sign of the tenth lord',
    absent: 'Rahu does not pass the sign of the tenth lord',
    means: 'the wish for something new grows, and offers come from unusual sides',
  }),
  pressing('nodes_on_axis', 'Rahu', 7, axisGrounds, {
    rule: 'The nodes pass the axis of the 4th and 10th houses',
    absent: 'The nodes do not pass the axis of the 4th and 10th houses',
    means: 'work and home pull against each other, and one of the two is rearranged',
  }),
  tenthLordBound,
];
