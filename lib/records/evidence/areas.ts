/** Records of judgements of life areas: their scores and everything that was weighed. */
import type { ActingScore } from '../../astro/judgement/timing/activation.ts';
import type { ActingPeriod } from '../../astro/judgement/areaContext.ts';
import type { AreaFact } from '../../astro/judgement/areaFacts.ts';
import type { AreaFactor, AreaPart, AreaScore, Blend, BlendLabel } from '../../astro/judgement/areaScore.ts';
import { citation, practice } from '../../astro/source.ts';
import type * as wire from '../../schemas/common/areas.ts';
import { formatJd } from '../../time/placeClock.ts';
import type { AreaTextFacts } from '../../words/facts/areaWords.ts';
import type { Language } from '../../words/language.ts';
import type { Names } from '../../words/names.ts';
import type { Sentences } from '../../words/sentences.ts';
import { areaClause, AREA_TEXTS } from '../../words/subjects/areaWords.ts';
import { observedRecord, planetHead } from '../common.ts';
import { periodScoreRecord } from '../period/periodScore.ts';
import { planetId } from '../../schemas/common/planetId.ts';
import type { BirthContext } from '../../birth/birthContext.ts';

/** Says what a factor or a subject says, as a clause in the language of the answer. */
export type Clause<Text> = (text: Text) => string;

/** Returns how factors that all matters share are said. */
export function sharedClause({ lang }: Pick<Names, 'lang'>): Clause<AreaFact> {
  return (text) => areaClause(text, lang);
}

/** Returns the record of a weighed score, 0 to 100, with all its factors. */
export function areaScoreRecord<Text>(score: AreaScore<Text>, names: Names, clause: Clause<Text>): wire.AreaScore {
  const components = score.parts.map((part) => partRecord(part, clause, names.lang));
  return { ...areaScorePlace(score, names), components };
}

/** Returns a weighed score, 0 to 100, without its factors, where another answer tells them. */
export function areaScorePlace(
  { band, confidence, percentile, value }: AreaScore<unknown>,
  names: Names,
): Omit<wire.AreaScore, 'components'> {
  return { score: value, percentile, band, band_name: names.term(band), confidence };
}

/** Returns the record of a weighed score with what each factor gives, where other records tell what it rests on. */
export function weighedPoints<Text>(score: AreaScore<Text>, names: Names, clause: Clause<Text>): wire.WeighedPoints {
  const sentences = AREA_TEXTS[names.lang];
  const components = score.parts.map(({ factor, id, max, points }) => {
    return { id, label: factor === null ? sentences.start({}) : labelOf(factor, clause, sentences), points, max };
  });
  return { ...areaScorePlace(score, names), components };
}

/** Returns the record of a part of a score. */
export function partRecord<Text>(
  { factor, id, max, points }: AreaPart<Text>,
  clause: Clause<Text>,
  language: Language,
): wire.AreaScore['components'][number] {
  const sentences = AREA_TEXTS[language];
  if (factor === null) return { id, label: sentences.start({}), points, max, ...START };
  const { halvedBy, houses, leaning, observed, planets, source, weight } = factor;
  return {
    id,
    label: labelOf(factor, clause, sentences),
    points,
    max,
    effect: leaning === 0 ? 'neutral' : leaning > 0 ? 'supports' : 'asks_care',
    weight,
    value: Math.abs(Math.round(leaning * 1000) / 1000),
    planets: planets.map(planetId),
    houses: [...houses],
    observed: observedRecord(observed),
    source: citation(source),
    halved_by: halvedBy && clause(halvedBy),
  };
}

/** Returns what a factor is called as a part of a score: what it says, and why it counts half where it does. */
export function factorLabel<Text>(factor: AreaFactor<Text>, clause: Clause<Text>, language: Language): string {
  return labelOf(factor, clause, AREA_TEXTS[language]);
}

function labelOf<Text>(
  { halvedBy, text }: AreaFactor<Text>,
  clause: Clause<Text>,
  sentences: Sentences<AreaTextFacts>,
): string {
  const said = clause(text);
  return halvedBy === null ? said : sentences.halved({ clauses: [said, clause(halvedBy)] });
}

/** What the part that every score starts from leaves empty. */
const START = {
  effect: 'neutral' as const,
  weight: null,
  value: null,
  planets: [],
  houses: [],
  observed: {},
  source: null,
  halved_by: null,
};

/** Returns the record of a score, 0 to 100, that combines other scores by percentages. */
export function blendRecord<Text>(
  { band, parts, percentile, value }: Blend<Text>,
  names: Names,
  clause: Clause<Text>,
): wire.BlendScore {
  const components = parts.map((part) => ({ ...part, label: blendLabel(part.label, clause, AREA_TEXTS[names.lang]) }));
  return { score: value, percentile, band, band_name: names.term(band), components };
}

function blendLabel<Text>(label: BlendLabel<Text>, clause: Clause<Text>, sentences: Sentences<AreaTextFacts>): string {
  if (label.kind === 'bounds') return sentences.bounds(label);
  if (label.kind === 'further') return clause(label.of);
  return sentences.share({ clause: clause(label.of), percent: label.percent });
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
export function scoreSources(...scores: readonly Pick<AreaScore<unknown>, 'parts'>[]): string[] {
  const cited = scores.flatMap(({ parts }) => parts.flatMap(({ factor }) => (factor ? [citation(factor.source)] : [])));
  return [...new Set([...cited, citation(WEIGHTS_SOURCE)])];
}
