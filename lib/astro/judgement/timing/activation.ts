/** How well the acting periods and the transits serve a matter, 0 to 100 each (BPHS 47; interpretive). */
import { MOMENT_SPREAD } from '../../tables/percentiles/moments.ts';
import { countFrom } from '../../angle.ts';
import { signOfHouse } from '../../chart/chart.ts';
import { lordOfHouse } from '../../planet/lordship.ts';
import type { Fact } from '../../factsOf.ts';
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
import type { ActingPeriod, AreaContext } from '../areaContext.ts';
import { areaFact, type AreaFacts, type Reached } from '../areaFacts.ts';
import { areaFactor, type FactorRow } from '../areaFactors.ts';
import { areaScore, leaningOf, SCALES, type AreaFactor, type AreaScore } from '../areaScore.ts';
import type { PeriodScore } from '../dasha/facts.ts';
import { periodScore, relationOf } from '../dasha/periodScore.ts';

export const PERIOD_SOURCE = bphs(47);

type SharedFact = Fact<AreaFacts>;

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
    scored.push({ ...acting, score: parent ? periodScore(own, parent.score, relation!, 'part_of_matter') : own });
  }
  return scored;
}

/** Source of the one factor of a promise that changes with time. */
export const ACTING_FACTOR_ID = 'acting_periods';

/** Returns the row for how the acting periods serve the matter, as one factor of its promise. */
export function actingFactor(houses: readonly number[], weight: number): FactorRow<SharedFact> {
  return (context) => servingFactor(actingScores(context, houses), houses, weight);
}

function servingFactor(
  scored: readonly ActingScore[],
  houses: readonly number[],
  weight: number,
): AreaFactor<SharedFact> {
  const last = scored.at(-1);
  const lords = scored.map(({ period }) => period.lord);
  return areaFactor({
    id: ACTING_FACTOR_ID,
    text: areaFact('acting_periods', { planets: lords, houses, value: last ? last.score.value : null }),
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
export function activationScore(scored: readonly ActingScore[], houses: readonly number[]): AreaScore<SharedFact> {
  return areaScore([servingFactor(scored, houses, 10)], { spread: MOMENT_SPREAD, id: 'periods' });
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
): AreaScore<SharedFact> {
  const [main] = houses;
  return areaScore(
    [
      doubleTransitFactor(context, main),
      jupiterFactor(context, main),
      saturnFactor(context),
      nodesFactor(context, houses, furthering),
    ],
    { spread: MOMENT_SPREAD, id: 'transits' },
  );
}

function doubleTransitFactor({ chart, passing }: AreaContext, house: number): AreaFactor<SharedFact> {
  const pair = { jupiterSign: passing.Jupiter, saturnSign: passing.Saturn };
  const of = houseDoubleTransit(pair, chart.ascendant.signIndex, house, chart.signs);
  return areaFactor({
    id: `double_transit_${house}`,
    text: areaFact('double_transit', {
      house,
      lord: of.lord,
      strength: of.strength,
      isByHouseOrLord: of.isByHouseOrLord,
    }),
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

/** Returns the factor for passing Jupiter on a house or its lord; with few bindus in his sign he helps less. */
export function jupiterFactor({ bindus, chart, passing }: AreaContext, house: number): AreaFactor<SharedFact> {
  const sign = passing.Jupiter;
  const lord = lordOfHouse(chart, house);
  const reached: Reached[] = [
    ...(reachesSign('Jupiter', sign, signOfHouse(chart, house)) ? [{ house, lord: null }] : []),
    ...(reachesSign('Jupiter', sign, chart.signs[lord]) ? [{ house, lord }] : []),
  ];
  const given = bindus.bhinna.Jupiter[sign]!;
  const isFed = given >= FAIR_BINDUS;
  return areaFactor({
    id: `jupiter_transit_${house}`,
    text: areaFact('jupiter_passes', { signIndex: sign, bindus: given, house, reached }),
    leaning: reached.length === 0 ? -0.4 : isFed ? 1 : 0.4,
    weight: TRANSIT_WEIGHTS.jupiter,
    planets: ['Jupiter'],
    houses: [house],
    observed: { sign: SIGNS[sign]!, bindus: given, reached: reached.length > 0 },
    source: phaladeepika(26),
  });
}

const FAIR_BINDUS = 4;

function saturnFactor({ bindus, chart, passing }: AreaContext): AreaFactor<SharedFact> {
  const sign = passing.Saturn;
  const place = countFrom(chart.signs.Moon, sign);
  const isGood = isGoodTransit('Saturn', place);
  const given = bindus.bhinna.Saturn[sign]!;
  return areaFactor({
    id: 'saturn_transit',
    text: areaFact('saturn_passes', { signIndex: sign, place, isGood, bindus: given }),
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
): AreaFactor<SharedFact> {
  const at = (planet: Planet) => countFrom(chart.ascendant.signIndex, passing[planet]);
  const touched = (['Rahu', 'Ketu'] as const).filter((node) => houses.includes(at(node)));
  const does = touched.some((node) => furthering.includes(node)) ? 'furthers' : 'unsettles';
  return areaFactor({
    id: 'nodes_transit',
    text: areaFact('nodes_pass', { touched: touched.map((planet) => ({ planet, house: at(planet) })), does }),
    leaning: NODE_LEANINGS[touched.length > 0 ? does : 'free'],
    weight: TRANSIT_WEIGHTS.nodes,
    planets: ['Rahu', 'Ketu'],
    houses: [at('Rahu'), at('Ketu')].sort((a, b) => a - b),
    observed: { rahu_house: at('Rahu'), ketu_house: at('Ketu') },
    source: practice('Nodes passing over a house unsettle it; Rahu furthers journeys, Ketu withdrawal: later practice'),
  });
}
