/** Transits for health: Jupiter on the self; Saturn, the nodes and Mars over the 1st, 6th, 8th and the Moon. */
import { MOMENT_SPREAD } from '../../tables/percentiles/moments.ts';
import { countFrom } from '../../angle.ts';
import { phaladeepika } from '../../source.ts';
import { SIGNS } from '../../tables/signs.ts';
import { jupiterFactor } from '../timing/activation.ts';
import { areaFactor } from '../areaFactors.ts';
import { strainedPlace } from '../timing/carePlan.ts';
import type { AreaContext } from '../areaContext.ts';
import { areaScore, type AreaFactor, type AreaScore } from '../areaScore.ts';
import { predictionFact as fact, type PredictionFact } from './facts.ts';

/** Weight of each planet relative to the others, and leaning of a place without strain. Interpretive. */
const WEIGHTS = { Jupiter: 8, Saturn: 8, Rahu: 4, Ketu: 4, Mars: 3 } as const;
const FREE_LEANING = 0.4;

function passingFactor(context: AreaContext, planet: 'Saturn' | 'Rahu' | 'Ketu' | 'Mars'): AreaFactor<PredictionFact> {
  const sign = context.passing[planet];
  const over = strainedPlace(context, sign);
  const place = countFrom(context.chart.ascendant.signIndex, sign);
  return areaFactor({
    id: `passage_${planet.toLowerCase()}`,
    text: fact('passes_tender', { planet, signIndex: sign, house: place, place: over }),
    leaning: over === null ? FREE_LEANING : -1,
    weight: WEIGHTS[planet],
    planets: [planet],
    houses: [place],
    observed: { sign: SIGNS[sign]!, over_moon: sign === context.chart.signs.Moon },
    source: phaladeepika(26),
  });
}

/** Scores the passing planets for health, 0 to 100. */
export function healthTransits(context: AreaContext): AreaScore<PredictionFact> {
  return areaScore<PredictionFact>(
    [
      { ...jupiterFactor(context, 1), weight: WEIGHTS.Jupiter },
      ...(['Saturn', 'Rahu', 'Ketu', 'Mars'] as const).map((planet) => passingFactor(context, planet)),
    ],
    { spread: MOMENT_SPREAD, id: 'health_transits' },
  );
}
