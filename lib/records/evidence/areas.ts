/** Records of judgements of life areas: their scores and everything that was weighed. */
import type { ActingScore } from '../../astro/judgement/timing/activation.ts';
import type { ActingPeriod } from '../../astro/judgement/areaContext.ts';
import type { AreaPart, AreaScore, Blend } from '../../astro/judgement/areaScore.ts';
import { citation, practice } from '../../astro/source.ts';
import type * as wire from '../../schemas/common/areas.ts';
import { formatJd } from '../../time/placeClock.ts';
import type { Names } from '../../words/names.ts';
import { observedRecord, planetHead } from '../common.ts';
import { periodScoreRecord } from '../period/periodScore.ts';
import { planetId } from '../../schemas/common/planetId.ts';
import type { BirthContext } from '../../birth/birthContext.ts';

/** Returns the record of a weighed score, 0 to 100, with all its factors. */
export function areaScoreRecord({ band, confidence, parts, value }: AreaScore, names: Names): wire.AreaScore {
  return { score: value, band, band_name: names.term(band), confidence, components: parts.map(partRecord) };
}

function partRecord({ factor, id, label, max, points }: AreaPart): wire.AreaScore['components'][number] {
  const effect = factor === null || factor.leaning === 0 ? 'neutral' : factor.leaning > 0 ? 'supports' : 'asks_care';
  return {
    id,
    label,
    points,
    max,
    effect,
    weight: factor && factor.weight,
    value: factor && Math.abs(Math.round(factor.leaning * 1000) / 1000),
    planets: factor ? factor.planets.map(planetId) : [],
    houses: factor ? [...factor.houses] : [],
    observed: factor ? observedRecord(factor.observed) : {},
    source: factor && citation(factor.source),
    halved_by: factor && factor.halvedBy,
  };
}

/** Returns the record of a score, 0 to 100, that combines other scores by percentages. */
export function blendRecord({ band, parts, value }: Blend, names: Names): wire.BlendScore {
  return { score: value, band, band_name: names.term(band), components: parts.map((part) => ({ ...part })) };
}

/** Returns the record of a period that acts on a life area, its ends in local time of the birth place. */
export function actingRecord({ birth, names }: BirthContext, { basis, period }: ActingPeriod): wire.ActingPeriod {
  const { id: lord, name } = planetHead(period.lord, names);
  const { clock } = birth.time;
  const [start, end] = [formatJd(clock, period.startJdUT), formatJd(clock, period.endJdUT)];
  return { level: period.level, lord, name, basis, start, end };
}

/** Returns the record of such a period with its score. */
export function scoredRecord(context: BirthContext, acting: ActingScore): wire.ScoredPeriod {
  return { ...actingRecord(context, acting), score: periodScoreRecord(acting.score, context.names) };
}

export const WEIGHTS_SOURCE = practice('Weights of the scores: interpretive');

/** Lists the sources of scores without repetition, and names who set the weights. */
export function scoreSources(...scores: readonly Pick<AreaScore, 'parts'>[]): string[] {
  const cited = scores.flatMap(({ parts }) => parts.flatMap(({ factor }) => (factor ? [citation(factor.source)] : [])));
  return [...new Set([...cited, citation(WEIGHTS_SOURCE)])];
}
