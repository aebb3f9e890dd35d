/** Scores of the whole shashtiamsha: its merit, its accord with the birth chart and with the navamsa, and the three together. */
import { KARMA_SPREAD } from '../../tables/percentiles/karma.ts';
import { bphs, practice } from '../../source.ts';
import type { ScorePart } from '../../score.ts';
import { areaFactor } from '../areaFactors.ts';
import { areaScore, blended, summed, leaningOf, type AreaFactor, type AreaScore, type Blend } from '../areaScore.ts';
import type { Agreement, Correlation } from './correlation.ts';
import { karmaFact, type AgreementId, type KarmaFact } from './facts.ts';
import { BODIES, isKind, type KarmaBody, type KarmaContext } from './places.ts';
import { SCORE_WEIGHTS, weightOf } from './weights.ts';

export const PART_SOURCE = bphs(6, '33-41');
export const ACCORD_SOURCE = practice('The shashtiamsha beside birth chart and navamsa: later practice');

export interface CompositeScores {
  readonly karma: Blend<KarmaFact>;
  /** What the nine planets get for birth chart and D60 together, by weight. */
  readonly correlation: AreaScore<KarmaFact>;
  readonly navamsa: AreaScore<KarmaFact>;
  readonly overall: Blend<KarmaFact>;
}

const START: ScorePart<KarmaFact> = { id: 'start', label: karmaFact('score_start', {}), points: 50, max: 50 };
const PER_WEIGHT = 5;

/** Scores the merit of the shashtiamsha: 50, plus or minus five points per unit of weight in a benefic or malefic part. */
export function karmaScore(karma: KarmaContext): Blend<KarmaFact> {
  return summed([START, ...BODIES.map((body) => bodyPart(karma, body))], { spread: KARMA_SPREAD, id: 'merit' });
}

function bodyPart(karma: KarmaContext, body: KarmaBody): ScorePart<KarmaFact> {
  const place = karma.places[body];
  const { office, weight } = weightOf(karma, body, SCORE_WEIGHTS);
  const most = PER_WEIGHT * weight;
  return {
    id: body.toLowerCase(),
    label: karmaFact('body_score', { body, shashtiamsha: place.number, office, weight }),
    points: isKind(place) ? most : -most,
    max: most,
  };
}

/** Percent of each in the whole (interpretive). */
const PERCENTS = { karma: 50, correlation: 30, navamsa: 20 };

/** Returns the three scores of the D60, 0 to 100 each, and the whole by their percentages. */
export function compositeScores(
  karma: KarmaContext,
  correlations: readonly Correlation[],
  agreements: readonly Agreement[],
): CompositeScores {
  const merit = karmaScore(karma);
  const correlation = areaScore(
    correlations.map((one) => correlationFactor(karma, one)),
    { spread: KARMA_SPREAD, id: 'd1_d60' },
  );
  const navamsa = areaScore(
    agreements.map((one) => agreementFactor(karma, one)),
    { spread: KARMA_SPREAD, id: 'd9_d60' },
  );
  const overall = blended<KarmaFact>(
    [
      { id: 'karma', label: karmaFact('merit_share', {}), value: merit.value, percent: PERCENTS.karma },
      {
        id: 'correlation',
        label: karmaFact('birth_share', {}),
        value: correlation.value,
        percent: PERCENTS.correlation,
      },
      { id: 'navamsa', label: karmaFact('navamsa_share', {}), value: navamsa.value, percent: PERCENTS.navamsa },
    ],
    { spread: KARMA_SPREAD, id: 'overall' },
  );
  return { karma: merit, correlation, navamsa, overall };
}

/** Neutral half way between a hidden debt and a redeemed one; a trial gives the full leaning (interpretive). */
const CORRELATION_SCALE = { middle: 60, reach: 35 };

function correlationFactor(karma: KarmaContext, { id, planet, value }: Correlation): AreaFactor<KarmaFact> {
  return areaFactor({
    id: planet.toLowerCase(),
    text: karmaFact('correlation_factor', { planet, correlation: id, score: value }),
    leaning: leaningOf(value, CORRELATION_SCALE),
    weight: weightOf(karma, planet, SCORE_WEIGHTS).weight,
    planets: [planet],
    houses: [karma.area.chart.planets[planet].house],
    observed: { planet, correlation: id, shashtiamsha: karma.places[planet].number },
    source: ACCORD_SOURCE,
  });
}

const AGREEMENT_LEANINGS: Readonly<Record<AgreementId, number>> = {
  agreed_support: 1,
  support_of_d60: 0.2,
  support_of_d9: -0.2,
  agreed_strain: -1,
};

function agreementFactor(karma: KarmaContext, { id, planet, text }: Agreement): AreaFactor<KarmaFact> {
  return areaFactor({
    id: planet.toLowerCase(),
    text: karmaFact('agreement_factor', text.args),
    leaning: AGREEMENT_LEANINGS[id],
    weight: weightOf(karma, planet, SCORE_WEIGHTS).weight,
    planets: [planet],
    houses: [karma.area.chart.planets[planet].house],
    observed: { planet, agreement: id },
    source: ACCORD_SOURCE,
  });
}
