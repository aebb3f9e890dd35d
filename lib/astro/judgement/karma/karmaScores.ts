/** Scores of the whole shashtiamsha: its merit, its accord with the birth chart and with the navamsa, and the three together. */
import { bphs, practice } from '../../source.ts';
import type { ScorePart } from '../../score.ts';
import { capitalised } from '../../words.ts';
import { areaFactor } from '../areaFactors.ts';
import { areaScore, blended, summed, leaningOf, type AreaFactor, type AreaScore, type Blend } from '../areaScore.ts';
import type { Agreement, AgreementId, Correlation } from './correlation.ts';
import { BODIES, bodyNamed, isKind, type KarmaBody, type KarmaContext } from './places.ts';
import { SCORE_WEIGHTS, weightOf } from './weights.ts';
import { partShort } from './words.ts';

export const PART_SOURCE = bphs(6, '33-41');
export const ACCORD_SOURCE = practice('The shashtiamsha beside birth chart and navamsa: later practice');

export interface CompositeScores {
  readonly karma: Blend;
  /** What the nine planets get for birth chart and D60 together, by weight. */
  readonly correlation: AreaScore;
  readonly navamsa: AreaScore;
  readonly overall: Blend;
}

const START: ScorePart = { id: 'start', label: 'Every judgement starts from the middle', points: 50, max: 50 };
const PER_WEIGHT = 5;

/** Scores the merit of the shashtiamsha: 50, plus or minus five points per unit of weight in a benefic or malefic part. */
export function karmaScore(karma: KarmaContext): Blend {
  return summed([START, ...BODIES.map((body) => bodyPart(karma, body))]);
}

function bodyPart(karma: KarmaContext, body: KarmaBody): ScorePart {
  const place = karma.places[body];
  const { office, weight } = weightOf(karma, body, SCORE_WEIGHTS);
  const most = PER_WEIGHT * weight;
  return {
    id: body.toLowerCase(),
    label: `${capitalised(bodyNamed(body))}${office ? `, ${office},` : ''} in ${partShort(place)}, ${place.part.nature}: weight ${weight}`,
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
  const correlation = areaScore(correlations.map((one) => correlationFactor(karma, one)));
  const navamsa = areaScore(agreements.map((one) => agreementFactor(karma, one)));
  const overall = blended([
    { id: 'karma', label: 'Merit of the shashtiamshas', value: merit.value, percent: PERCENTS.karma },
    { id: 'correlation', label: 'Birth chart and D60', value: correlation.value, percent: PERCENTS.correlation },
    { id: 'navamsa', label: 'Navamsa and D60', value: navamsa.value, percent: PERCENTS.navamsa },
  ]);
  return { karma: merit, correlation, navamsa, overall };
}

/** Neutral half way between a hidden debt and a redeemed one; a trial gives the full leaning (interpretive). */
const CORRELATION_SCALE = { middle: 60, reach: 35 };

function correlationFactor(karma: KarmaContext, { id, planet, value }: Correlation): AreaFactor {
  return areaFactor({
    id: planet.toLowerCase(),
    text: `${capitalised(bodyNamed(planet))}, ${id.replace('_', ' ')} (${value} of 100)`,
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

function agreementFactor(karma: KarmaContext, { id, planet, text }: Agreement): AreaFactor {
  return areaFactor({
    id: planet.toLowerCase(),
    text: text.slice(0, -1),
    leaning: AGREEMENT_LEANINGS[id],
    weight: weightOf(karma, planet, SCORE_WEIGHTS).weight,
    planets: [planet],
    houses: [karma.area.chart.planets[planet].house],
    observed: { planet, agreement: id },
    source: ACCORD_SOURCE,
  });
}
