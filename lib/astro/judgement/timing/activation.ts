/** How well the acting periods and the transits serve a matter, 0 to 100 each (BPHS 47; interpretive). */
import { countFrom } from '../../angle.ts';
import { signOfHouse } from '../../chart/chart.ts';
import { lordOfHouse } from '../../planet/lordship.ts';
import { named } from '../../planetWords.ts';
import { bphs, phaladeepika, practice } from '../../source.ts';
import type { Planet } from '../../tables/planets.ts';
import { SIGNS } from '../../tables/signs.ts';
import {
  DOUBLE_TRANSIT_SOURCE,
  houseDoubleTransit,
  reachesSign,
  type HouseDoubleTransit,
} from '../../transit/doubleTransit.ts';
import { isGoodTransit } from '../../transit/vedha.ts';
import { listed, ordinal } from '../../words.ts';
import type { ActingPeriod, AreaContext } from '../areaContext.ts';
import { areaFactor, type FactorRow } from '../areaFactors.ts';
import { areaScore, leaningOf, SCALES, type AreaFactor, type AreaScore } from '../areaScore.ts';
import type { PeriodScore } from '../dasha/facts.ts';
import { periodScore, relationOf } from '../dasha/periodScore.ts';

export const PERIOD_SOURCE = bphs(47);

/** An acting period with its score for a matter. */
export interface ActingScore extends ActingPeriod {
  readonly score: PeriodScore;
}

/**
 * Scores the acting periods for a matter, the mahadasha first; the last of them decides the present.
 *
 * @param houses that rule the matter, the main one first
 */
export function actingScores(context: AreaContext, houses: readonly number[]): ActingScore[] {
  const scored: ActingScore[] = [];
  for (const acting of context.acting) {
    const { lord } = acting.period;
    const own = context.lordScorer(lord)(houses);
    const parent = scored.at(-1);
    const relation = parent && relationOf(context.chart, lord, parent.period.lord);
    scored.push({ ...acting, score: parent ? periodScore(own, parent.score, relation!) : own });
  }
  return scored;
}

/** Source of the one factor of a promise that changes with time. */
export const ACTING_FACTOR_ID = 'acting_periods';

/** Returns the row for how the acting periods serve the matter, as one factor of its promise. */
export function actingFactor(houses: readonly number[], weight: number): FactorRow {
  return (context) => servingFactor(actingScores(context, houses), houses, weight);
}

function servingFactor(scored: readonly ActingScore[], houses: readonly number[], weight: number): AreaFactor {
  const last = scored.at(-1);
  const lords = scored.map(({ period }) => period.lord);
  const these = `the ${listed(houses.map(ordinal))}`;
  return areaFactor({
    id: ACTING_FACTOR_ID,
    text: last
      ? `The acting periods of ${lords.map(named).join(' – ')} serve ${these} with ${last.score.value} of 100`
      : 'No period acts at this time',
    leaning: last ? leaningOf(last.score.value, SCALES.period) : 0,
    weight,
    planets: [...new Set(lords)],
    houses,
    observed: { lords, score: last ? last.score.value : null },
    source: PERIOD_SOURCE,
  });
}

const TRANSIT_WEIGHTS = { double: 10, jupiter: 6, saturn: 4, nodes: 3 };

/** Scores the acting periods for a matter on the scale of all judgements: 50 where they are as good as most, or none acts. */
export function activationScore(scored: readonly ActingScore[], houses: readonly number[]): AreaScore {
  return areaScore([servingFactor(scored, houses, 10)]);
}

/**
 * Scores the passing planets for a matter, the main house of it first.
 *
 * @param furthering nodes that help the matter as they pass its houses; other nodes unsettle it
 */
export function areaTransitScore(
  context: AreaContext,
  houses: readonly [number, ...number[]],
  furthering: readonly Planet[] = [],
): AreaScore {
  const [main] = houses;
  return areaScore([
    doubleTransitFactor(context, main),
    jupiterFactor(context, main),
    saturnFactor(context),
    nodesFactor(context, houses, furthering),
  ]);
}

function doubleTransitFactor({ chart, passing }: AreaContext, house: number): AreaFactor {
  const pair = { jupiterSign: passing.Jupiter, saturnSign: passing.Saturn };
  const of = houseDoubleTransit(pair, chart.ascendant.signIndex, house, chart.signs);
  return areaFactor({
    id: `double_transit_${house}`,
    text: doubleTransitText(of),
    leaning: doubleTransitLeaning(of),
    weight: TRANSIT_WEIGHTS.double,
    planets: ['Jupiter', 'Saturn'],
    houses: [house],
    observed: { strength: of.strength, by_house_or_lord: of.isByHouseOrLord, lord: of.lord },
    source: DOUBLE_TRANSIT_SOURCE,
  });
}

const STRENGTH_LEANINGS = { strong: 1, activated: 0.8, partial: -0.2, none: -0.5 };
const BY_LORD_LEANING = 0.5;

function doubleTransitLeaning({ isByHouseOrLord, strength }: HouseDoubleTransit): number {
  const leaning = STRENGTH_LEANINGS[strength];
  return isByHouseOrLord ? Math.max(leaning, BY_LORD_LEANING) : leaning;
}

function doubleTransitText({ house, isByHouseOrLord, lord, strength }: HouseDoubleTransit): string {
  const the = `the ${ordinal(house)} house`;
  if (strength === 'strong') return `Jupiter and Saturn both reach ${the}, and its lord ${named(lord)} is reached too`;
  if (strength === 'activated') return `Jupiter and Saturn both reach ${the}`;
  if (isByHouseOrLord) return `Jupiter and Saturn both reach ${the} or its lord ${named(lord)}`;
  return strength === 'partial'
    ? `Only one of Jupiter and Saturn reaches ${the}`
    : `Neither Jupiter nor Saturn reaches ${the}`;
}

/** Returns the factor for passing Jupiter on a house or its lord; with few bindus in his sign he helps less. */
export function jupiterFactor({ bindus, chart, passing }: AreaContext, house: number): AreaFactor {
  const sign = passing.Jupiter;
  const lord = lordOfHouse(chart, house);
  const reached = [
    ...(reachesSign('Jupiter', sign, signOfHouse(chart, house)) ? [`the ${ordinal(house)} house`] : []),
    ...(reachesSign('Jupiter', sign, chart.signs[lord]) ? [`its lord ${named(lord)}`] : []),
  ];
  const given = bindus.bhinna.Jupiter[sign]!;
  const where = `Jupiter passes ${SIGNS[sign]!} with ${given} of 8 bindus`;
  const isFed = given >= FAIR_BINDUS;
  return areaFactor({
    id: `jupiter_transit_${house}`,
    text:
      reached.length > 0
        ? `${where} and reaches ${listed(reached)}`
        : `${where} and reaches neither the ${ordinal(house)} house nor its lord`,
    leaning: reached.length === 0 ? -0.4 : isFed ? 1 : 0.4,
    weight: TRANSIT_WEIGHTS.jupiter,
    planets: ['Jupiter'],
    houses: [house],
    observed: { sign: SIGNS[sign]!, bindus: given, reached: reached.length > 0 },
    source: phaladeepika(26),
  });
}

const FAIR_BINDUS = 4;

function saturnFactor({ bindus, chart, passing }: AreaContext): AreaFactor {
  const sign = passing.Saturn;
  const place = countFrom(chart.signs.Moon, sign);
  const isGood = isGoodTransit('Saturn', place);
  const given = bindus.bhinna.Saturn[sign]!;
  return areaFactor({
    id: 'saturn_transit',
    text: `Saturn passes ${SIGNS[sign]!}, the ${ordinal(place)} from the Moon (${isGood ? 'good' : 'not good'}), with ${given} of 8 bindus`,
    leaning: isGood ? 1 : given >= FAIR_BINDUS ? -0.3 : -0.8,
    weight: TRANSIT_WEIGHTS.saturn,
    planets: ['Saturn'],
    houses: [countFrom(chart.ascendant.signIndex, sign)],
    observed: { sign: SIGNS[sign]!, from_moon: place, good: isGood, bindus: given },
    source: phaladeepika(26),
  });
}

const NODE_LEANINGS = { furthers: 0.7, unsettles: -0.7, free: 0.2 };

function nodesFactor(
  { chart, passing }: AreaContext,
  houses: readonly number[],
  furthering: readonly Planet[],
): AreaFactor {
  const at = (planet: Planet) => countFrom(chart.ascendant.signIndex, passing[planet]);
  const touched = (['Rahu', 'Ketu'] as const).filter((node) => houses.includes(at(node)));
  const seen = touched.map((node) => `${node} passes the ${ordinal(at(node))} house`);
  const does = touched.some((node) => furthering.includes(node)) ? 'furthers' : 'unsettles';
  return areaFactor({
    id: 'nodes_transit',
    text:
      seen.length > 0
        ? `${listed(seen)}, which ${does} its matters`
        : 'The nodes pass none of the houses of the matter',
    leaning: NODE_LEANINGS[seen.length > 0 ? does : 'free'],
    weight: TRANSIT_WEIGHTS.nodes,
    planets: ['Rahu', 'Ketu'],
    houses: [at('Rahu'), at('Ketu')].sort((a, b) => a - b),
    observed: { rahu_house: at('Rahu'), ketu_house: at('Ketu') },
    source: practice('Nodes passing over a house unsettle it; Rahu furthers journeys, Ketu withdrawal: later practice'),
  });
}
