/** Signs of a change of job: hard lords in their periods, Saturn and the nodes over the tenth, its lord with the 8th or 12th. */
import { signOfHouse, type Chart } from '../../../chart/chart.ts';
import { LEVEL_NAMES, type Level } from '../../../dasha/period.ts';
import { isTie, linkBetween } from '../../../chart/links.ts';
import { lordOfHouse } from '../../../planet/lordship.ts';
import type { Planet } from '../../../tables/planets.ts';
import { SIGNS } from '../../../tables/signs.ts';
import type { ActingPeriod } from '../../areaContext.ts';
import { ruledHouses } from '../../dasha/lordEffect.ts';
import { groundFact, indicatorFact, type PressingId, type SeenFact } from './facts.ts';
import {
  indicator,
  passageSpans,
  presentSpan,
  type IndicatorGround,
  type IndicatorRow,
  type IndicatorContext,
} from './indicators.ts';
import { CHANGE } from '../tables/topics.ts';

/** Leaning of a sign that does not hold: slightly against a change, as most years bring none. */
const ABSENT_LEANING = -0.4;

/** Leaning by the number of ties of a lord to the houses of change; one is usual and neutral. Interpretive. */
const TIE_LEANINGS = [-1, 0, 0.6, 1];

const HOUSES: readonly number[] = CHANGE.houses;

function periodLord(level: Level, weight: number): IndicatorRow {
  return ({ area }) => {
    const acting = area.acting[level - 1];
    const lord = acting ? acting.period.lord : null;
    const ties = lord === null ? NO_TIES : tiesOf(area.chart, lord);
    return indicator({
      id: `${LEVEL_NAMES[level - 1]!}_lord`,
      kind: 'period',
      rule: indicatorFact('change_lord_rule', { level }),
      isMet: ties.count > 0,
      leaning: acting ? TIE_LEANINGS[Math.min(ties.count, TIE_LEANINGS.length - 1)]! : 0,
      weight,
      planets: lord ? [lord] : [],
      houses: ties.houses,
      observed: { lord, ties: ties.count },
      seen: seenOf(level, lord, ties),
      means: ties.count > 1 ? 'loosens' : 'allows',
      tone: 'describes',
      spans: acting
        ? [{ ...spanOf(acting), what: indicatorFact('period_of', { level, lord: acting.period.lord }) }]
        : [],
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
  /** Those it owns or answers for, and the one it stands in. */
  readonly ownedHouses: readonly number[];
  readonly insideHouse: number | null;
}

function tiesOf(chart: Chart, lord: Planet): Ties {
  const { house } = chart.planets[lord];
  const owned = ruledHouses(chart, lord).filter((each) => HOUSES.includes(each));
  const isInside = HOUSES.includes(house);
  return {
    houses: [...new Set([...owned, ...(isInside ? [house] : [])])],
    count: owned.length + Number(isInside) + Number(lord === 'Rahu'),
    ownedHouses: owned,
    insideHouse: isInside ? house : null,
  };
}

const NO_TIES: Ties = { houses: [], count: 0, ownedHouses: [], insideHouse: null };

function seenOf(level: Level, lord: Planet | null, { insideHouse, ownedHouses }: Ties): SeenFact {
  if (lord === null) return indicatorFact('no_period', { level });
  return indicatorFact('change_lord', { lord, level, ownedHouses, insideHouse });
}

/** Returns the 10th house, and the sign in which its lord stands. */
function tenthGrounds(chart: Chart): [house: IndicatorGround, lord: IndicatorGround] {
  const lord = lordOfHouse(chart, 10);
  const signIndex = chart.signs[lord];
  return [
    { signIndex: signOfHouse(chart, 10), what: groundFact('tenth_house', {}) },
    { signIndex, what: groundFact('tenth_lord_sign', { signIndex, lord }) },
  ];
}

/** A passing planet that presses on the grounds. */
function pressing(
  id: PressingId,
  planet: Planet,
  weight: number,
  groundsOf: (chart: Chart) => readonly IndicatorGround[],
): IndicatorRow {
  return (given: IndicatorContext) => {
    const { area } = given;
    const spans = passageSpans(given, planet, groundsOf(area.chart));
    const present = presentSpan(area, spans);
    return indicator({
      id,
      kind: 'transit',
      rule: indicatorFact('pressing_rule', { sign: id }),
      isMet: present !== undefined,
      leaning: present ? 1 : ABSENT_LEANING,
      weight,
      planets: [planet],
      houses: [10],
      observed: { sign: SIGNS[area.passing[planet]]! },
      seen: present ? present.what : indicatorFact('not_pressing', { sign: id }),
      means: id,
      tone: 'describes',
      spans,
    });
  };
}

const AXIS_ENDS = [10, 4] as const;

/** Rahu in the 10th has Ketu in the 4th, and the other way round. */
function axisGrounds(chart: Chart): IndicatorGround[] {
  return AXIS_ENDS.map((house) => ({ signIndex: signOfHouse(chart, house), what: groundFact('axis_end', { house }) }));
}

const HARD_HOUSES = [8, 12];

/** The tenth lord bound to the lord of the 8th or of the 12th at birth: a working life of several stages. */
const tenthLordBound: IndicatorRow = ({ area }) => {
  const { chart } = area;
  const tenthLord = lordOfHouse(chart, 10);
  const found = HARD_HOUSES.flatMap((house) => {
    const lord = lordOfHouse(chart, house);
    const link = linkBetween(chart, tenthLord, lord);
    return isTie(link) ? [{ house, lord, link }] : [];
  });
  const others = found.map(({ house, lord }) => ({ lord, house }));
  return indicator({
    id: 'tenth_lord_with_8_12',
    kind: 'birth',
    rule: indicatorFact('bound_lord_rule', {}),
    isMet: found.length > 0,
    leaning: found.length > 0 ? 1 : ABSENT_LEANING,
    weight: 6,
    planets: [tenthLord, ...new Set(found.map(({ lord }) => lord))],
    houses: [10, ...found.map(({ house }) => house)],
    observed: { tenth_lord: tenthLord, lords: found.map(({ lord }) => lord), links: found.map(({ link }) => link) },
    seen: indicatorFact('bound_lord', { tenthLord, others }),
    means: 'stages',
    tone: 'describes',
    spans: [],
  });
};

/** In the order of the answer; the number of timing rules is counted from this table. */
export const CHANGE_INDICATORS: readonly IndicatorRow[] = [
  periodLord(1, 6),
  periodLord(2, 8),
  periodLord(3, 3),
  pressing('saturn_over_tenth', 'Saturn', 8, tenthGrounds),
  pressing('rahu_over_tenth_lord', 'Rahu', 6, (chart) => [tenthGrounds(chart)[1]]),
  pressing('nodes_on_axis', 'Rahu', 7, axisGrounds),
  tenthLordBound,
];
