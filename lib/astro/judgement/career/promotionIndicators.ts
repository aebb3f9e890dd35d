/** Signs of promotion: lords of rise in their periods, Jupiter in houses of gain, the double transit on the tenth. */
import { signOfHouse, type Chart } from '../../chart/chart.ts';
import { LEVEL_NAMES } from '../../dasha/period.ts';
import { isYogakaraka, lordOfHouse } from '../../planet/lordship.ts';
import { named } from '../../planetWords.ts';
import { isNode, type Planet } from '../../tables/planets.ts';
import { SIGNS } from '../../tables/signs.ts';
import { DOUBLE_TRANSIT_SOURCE, houseDoubleTransit, pairSpans, activations } from '../../transit/doubleTransit.ts';
import { capitalised, listed, ordinal } from '../../words.ts';
import { agentsOf } from '../dasha/lordEffect.ts';
import {
  indicator,
  passageSpans,
  presentSpan,
  type IndicatorGround,
  type IndicatorRow,
  type IndicatorContext,
  type IndicatorSpan,
} from './indicators.ts';
import { nthSignFrom } from '../../angle.ts';

const ABSENT_LEANING = -0.5;
const LORD_HOUSES = [10, 11, 9];
/** Leaning of a node, which gives rise through the lord that it acts for, and less surely. */
const AGENT_LEANING = 0.6;

/** Why a planet gives rise: its own office, or that of a planet it acts for. */
function officesOf(chart: Chart, planet: Planet): string[] {
  const owned = LORD_HOUSES.filter((house) => lordOfHouse(chart, house) === planet);
  return [
    ...owned.map((house) => `lord of the ${ordinal(house)}`),
    ...(isYogakaraka(chart, planet) ? ['the yogakaraka'] : []),
  ];
}

function periodLord(levelIndex: number, weight: number): IndicatorRow {
  const level = LEVEL_NAMES[levelIndex]!;
  return ({ area }) => {
    const period = area.acting[levelIndex]?.period;
    const lord = period ? period.lord : null;
    const offices = lord ? officesOf(area.chart, lord) : [];
    const agents = lord && isNode(lord) ? agentsOf(area.chart, lord) : [];
    const raising = agents.filter((agent) => officesOf(area.chart, agent).length > 0);
    const isMet = offices.length + raising.length > 0;
    return indicator({
      id: `promotion_${level}_lord`,
      kind: 'period',
      rule: `The lord of the ${level} is lord of the 10th, 11th or 9th, or the yogakaraka`,
      isMet,
      leaning: lord === null ? 0 : offices.length > 0 ? 1 : isMet ? AGENT_LEANING : ABSENT_LEANING,
      weight,
      planets: lord ? [lord, ...raising] : [],
      houses: LORD_HOUSES,
      observed: { lord, offices, acts_for: raising },
      seen: seenOf(area.chart, level, lord, offices, raising),
      means: 'its time brings work to the notice of those who decide',
      tone: 'supports',
      spans: period
        ? [{ startJdUT: period.startJdUT, endJdUT: period.endJdUT, what: `The ${level} of ${named(period.lord)}` }]
        : [],
    });
  };
}

function seenOf(
  chart: Chart,
  level: string,
  lord: Planet | null,
  offices: readonly string[],
  raising: readonly Planet[],
): string {
  if (lord === null) return `No ${level} acts at this time`;
  const who = capitalised(named(lord));
  if (offices.length > 0) return `${who}, whose ${level} acts, is ${listed(offices)}`;
  if (raising.length === 0) return `${who}, whose ${level} acts, owns none of the houses of rise`;
  const whom = raising.map((agent) => `${named(agent)}, ${listed(officesOf(chart, agent))}`);
  return `${who}, whose ${level} acts, acts for ${whom.join('; ')}`;
}

const GAIN_PLACES = [10, 11, 1, 2];

function jupiterIn(from: 'ascendant' | 'moon', weight: number): IndicatorRow {
  const words = from === 'moon' ? 'the Moon' : 'the ascendant';
  return (given) => {
    const { area } = given;
    const firstSign = from === 'moon' ? area.chart.signs.Moon : area.chart.ascendant.signIndex;
    const grounds = GAIN_PLACES.map((place): IndicatorGround => {
      const signIndex = nthSignFrom(firstSign, place);
      return { signIndex, what: `${SIGNS[signIndex]!}, the ${ordinal(place)} from ${words}` };
    });
    const spans = passageSpans(given, 'Jupiter', grounds);
    const present = presentSpan(area, spans);
    const sign = SIGNS[area.passing.Jupiter]!;
    return indicator({
      id: `jupiter_from_${from}`,
      kind: 'transit',
      rule: `Jupiter passes the 10th, 11th, 1st or 2nd from ${words}`,
      isMet: present !== undefined,
      leaning: present ? 1 : ABSENT_LEANING,
      weight,
      planets: ['Jupiter'],
      houses: GAIN_PLACES,
      observed: { sign },
      seen: present ? present.what : `Jupiter in ${sign} is not in the 10th, 11th, 1st or 2nd from ${words}`,
      means: 'goodwill of seniors and room to grow',
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
  const reached = isOnHouse ? 'the 10th house' : `the 10th house or its lord ${named(now.lord)}`;
  const both = `Jupiter in ${SIGNS[passing.Jupiter]!} and Saturn in ${SIGNS[passing.Saturn]!}`;
  return indicator({
    id: 'double_transit_10',
    kind: 'transit',
    rule: 'Jupiter and Saturn both reach the 10th house or its lord',
    isMet: now.isByHouseOrLord,
    leaning: isOnHouse ? 1 : now.isByHouseOrLord ? BY_LORD_LEANING : ABSENT_LEANING,
    weight: 9,
    planets: ['Jupiter', 'Saturn'],
    houses: [10],
    observed: { strength: now.strength, by_house_or_lord: now.isByHouseOrLord, lord: now.lord },
    seen: now.isByHouseOrLord ? `${both} reach ${reached} together` : `${both} do not reach ${reached} together`,
    means: 'the house of work is open, so what the periods promise can happen',
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
  const sign = SIGNS[signOfHouse(chart, 10)]!;
  return spans
    .filter(({ startJdUT }) => startJdUT < untilJdUT)
    .map((span) => ({ ...span, what: `Jupiter and Saturn reach ${sign}, the 10th house, or its lord` }));
}

/** In the order of the answer; the number of timing rules is counted from this table. */
export const PROMOTION_INDICATORS: readonly IndicatorRow[] = [
  periodLord(0, 6),
  periodLord(1, 9),
  periodLord(2, 3),
  jupiterIn('ascendant', 5),
  jupiterIn('moon', 5),
  doubleTransit,
];
