/** Signs of promotion: lords of rise in their periods, Jupiter in houses of gain, the double transit on the tenth. */
import { signOfHouse, type Chart } from '../../../chart/chart.ts';
import { LEVEL_NAMES, type Level } from '../../../dasha/period.ts';
import { isYogakaraka, lordOfHouse } from '../../../planet/lordship.ts';
import { isNode, type Planet } from '../../../tables/planets.ts';
import { SIGNS } from '../../../tables/signs.ts';
import { DOUBLE_TRANSIT_SOURCE, houseDoubleTransit, pairSpans, activations } from '../../../transit/doubleTransit.ts';
import { office, type Office } from '../../areaFacts.ts';
import { agentsOf } from '../../dasha/lordEffect.ts';
import { groundFact, indicatorFact, type GainReference } from './facts.ts';
import {
  indicator,
  passageSpans,
  presentSpan,
  type IndicatorGround,
  type IndicatorRow,
  type IndicatorContext,
  type IndicatorSpan,
} from './indicators.ts';
import { nthSignFrom } from '../../../angle.ts';

const ABSENT_LEANING = -0.5;
const LORD_HOUSES = [10, 11, 9];
/** Leaning of a node, which gives rise through the lord that it acts for, and less surely. */
const AGENT_LEANING = 0.6;

/** Why a planet gives rise: its own offices. */
function officesOf(chart: Chart, planet: Planet): Office[] {
  const owned = LORD_HOUSES.filter((house) => lordOfHouse(chart, house) === planet);
  return [
    ...owned.map((house) => office('lord_of', { house })),
    ...(isYogakaraka(chart, planet) ? [office('yogakaraka', {})] : []),
  ];
}

/** Names an office as it is observed; houses of rise are the 9th, 10th and 11th. */
function observedOffice(of: Office): string {
  return of.id === 'lord_of' ? `lord_of_the_${of.args.house}th` : 'the_yogakaraka';
}

function periodLord(level: Level, weight: number): IndicatorRow {
  return ({ area: { acting, chart } }) => {
    const period = acting[level - 1]?.period;
    const lord = period ? period.lord : null;
    const offices = lord ? officesOf(chart, lord) : [];
    const raising = (lord && isNode(lord) ? agentsOf(chart, lord) : [])
      .map((planet) => ({ planet, offices: officesOf(chart, planet) }))
      .filter((agent) => agent.offices.length > 0);
    const isMet = offices.length + raising.length > 0;
    const agents = raising.map(({ planet }) => planet);
    return indicator({
      id: `promotion_${LEVEL_NAMES[level - 1]!}_lord`,
      kind: 'period',
      rule: indicatorFact('rise_lord_rule', { level }),
      isMet,
      leaning: lord === null ? 0 : offices.length > 0 ? 1 : isMet ? AGENT_LEANING : ABSENT_LEANING,
      weight,
      planets: lord ? [lord, ...agents] : [],
      houses: LORD_HOUSES,
      observed: { lord, offices: offices.map(observedOffice), acts_for: agents },
      seen: lord
        ? indicatorFact('rise_lord', { lord, level, offices, agents: raising })
        : indicatorFact('no_period', { level }),
      means: 'brings_to_notice',
      tone: 'supports',
      spans: period
        ? [
            {
              startJdUT: period.startJdUT,
              endJdUT: period.endJdUT,
              what: indicatorFact('period_of', { level, lord: period.lord }),
            },
          ]
        : [],
    });
  };
}

const GAIN_PLACES = [10, 11, 1, 2];

function jupiterIn(reference: GainReference, weight: number): IndicatorRow {
  return (given) => {
    const { area } = given;
    const firstSign = reference === 'moon' ? area.chart.signs.Moon : area.chart.ascendant.signIndex;
    const grounds = GAIN_PLACES.map((place): IndicatorGround => {
      const signIndex = nthSignFrom(firstSign, place);
      return { signIndex, what: groundFact('gain_place', { signIndex, place, reference }) };
    });
    const spans = passageSpans(given, 'Jupiter', grounds);
    const present = presentSpan(area, spans);
    const signIndex = area.passing.Jupiter;
    return indicator({
      id: `jupiter_from_${reference}`,
      kind: 'transit',
      rule: indicatorFact('jupiter_gain_rule', { reference }),
      isMet: present !== undefined,
      leaning: present ? 1 : ABSENT_LEANING,
      weight,
      planets: ['Jupiter'],
      houses: GAIN_PLACES,
      observed: { sign: SIGNS[signIndex]! },
      seen: present ? present.what : indicatorFact('jupiter_elsewhere', { signIndex, reference }),
      means: 'goodwill',
      tone: 'supports',
      spans,
    });
  };
}

const BY_LORD_LEANING = 0.6;

const doubleTransit: IndicatorRow = (given) => {
  const { area } = given;
  const { chart, passing } = area;
  const now = doubleTransitOf(chart, { jupiterSign: passing.Jupiter, saturnSign: passing.Saturn });
  const isOnHouse = now.strength === 'strong' || now.strength === 'activated';
  return indicator({
    id: 'double_transit_10',
    kind: 'transit',
    rule: indicatorFact('pair_rule', {}),
    isMet: now.isByHouseOrLord,
    leaning: isOnHouse ? 1 : now.isByHouseOrLord ? BY_LORD_LEANING : ABSENT_LEANING,
    weight: 9,
    planets: ['Jupiter', 'Saturn'],
    houses: [10],
    observed: { strength: now.strength, by_house_or_lord: now.isByHouseOrLord, lord: now.lord },
    seen: indicatorFact('pair_seen', {
      jupiterSignIndex: passing.Jupiter,
      saturnSignIndex: passing.Saturn,
      lord: now.lord,
      isReached: now.isByHouseOrLord,
      isOnHouse,
    }),
    means: 'opens_tenth',
    tone: 'supports',
    spans: doubleTransitSpans(given),
    source: DOUBLE_TRANSIT_SOURCE,
  });
};

function doubleTransitOf(chart: Chart, pair: { jupiterSign: number; saturnSign: number }) {
  return houseDoubleTransit(pair, chart.ascendant.signIndex, 10, chart.signs);
}

function doubleTransitSpans({ area, timing, untilJdUT }: IndicatorContext): IndicatorSpan[] {
  const { chart, nowJdUT } = area;
  const pairs = pairSpans(timing.staysOf('Jupiter'), timing.staysOf('Saturn'), nowJdUT, untilJdUT);
  const spans = activations(pairs, (pair) => doubleTransitOf(chart, pair).isByHouseOrLord);
  const what = indicatorFact('pair_reach', { signIndex: signOfHouse(chart, 10) });
  return spans.filter(({ startJdUT }) => startJdUT < untilJdUT).map((span) => ({ ...span, what }));
}

/** In the order of the answer; the number of timing rules is counted from this table. */
export const PROMOTION_INDICATORS: readonly IndicatorRow[] = [
  periodLord(1, 6),
  periodLord(2, 9),
  periodLord(3, 3),
  jupiterIn('ascendant', 5),
  jupiterIn('moon', 5),
  doubleTransit,
];
