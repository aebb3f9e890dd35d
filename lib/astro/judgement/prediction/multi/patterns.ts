/** Composite patterns: three or more factors of a matter that lean to one side and have a common ground (interpretive). */
import { PREDICTION_SPREAD } from '../../../tables/percentiles/predictions.ts';
import { PLANETS, type Planet } from '../../../tables/planets.ts';
import { areaScore, relevantParts, type AreaFactor, type AreaScore } from '../../areaScore.ts';
import type { Weighed } from '../areaPrediction.ts';
import type { PredictionFact } from '../facts.ts';

export type PatternSide = 'supports' | 'asks_care';

/** A level of the chart. */
const LEVELS = ['houses_and_lords', 'significators', 'divisional_charts'] as const;
export type PatternLevel = (typeof LEVELS)[number];

/** What the factors of a pattern have in common: a level of the chart, or one planet. */
type PatternGround = { readonly level: PatternLevel } | { readonly planet: Planet };

export interface ChartPattern {
  readonly id: string;
  readonly ground: PatternGround;
  readonly side: PatternSide;
  readonly factors: readonly AreaFactor<PredictionFact>[];
  /** Score of its factors alone. */
  readonly score: AreaScore<PredictionFact>;
}

const LEAST_FACTORS = 3;

const HOUSE_FACTS: ReadonlySet<PredictionFact['id']> = new Set([
  'house_standing',
  'malefics_press',
  'benefics_support',
  'bindus_given',
  'strain',
]);

function levelOf({ text }: Pick<AreaFactor<PredictionFact>, 'text'>): PatternLevel | null {
  if (HOUSE_FACTS.has(text.id)) return 'houses_and_lords';
  if (text.id === 'varga_standing') return 'divisional_charts';
  if (text.id !== 'planet_standing') return null;
  return text.args.office.id === 'lord_of' ? 'houses_and_lords' : 'significators';
}

/** Lists the patterns among the factors of a matter, those of most factors first; one whose factors are all in a wider one is left out. */
export function compositePatterns(evidence: readonly Weighed[]): ChartPattern[] {
  const found = (['supports', 'asks_care'] as const).flatMap((side) => {
    const factors = relevantParts({ parts: evidence }, side === 'supports' ? 'for' : 'against').map(
      ({ factor }) => factor,
    );
    return [...levelPatterns(factors, side), ...planetPatterns(factors, side)];
  });
  const widest = found.sort((a, b) => b.factors.length - a.factors.length);
  return widest.filter((pattern, index) => !widest.slice(0, index).some((wider) => isWithin(pattern, wider)));
}

function isWithin(pattern: ChartPattern, wider: ChartPattern): boolean {
  return pattern.side === wider.side && pattern.factors.every((factor) => wider.factors.includes(factor));
}

function levelPatterns(factors: readonly AreaFactor<PredictionFact>[], side: PatternSide): ChartPattern[] {
  return LEVELS.flatMap((level) => {
    const held = factors.filter((factor) => levelOf(factor) === level);
    return patternOf(`${level}_${side}`, { level }, side, held);
  });
}

function planetPatterns(factors: readonly AreaFactor<PredictionFact>[], side: PatternSide): ChartPattern[] {
  return PLANETS.flatMap((planet) => {
    const held = factors.filter(({ planets: [first] }) => first === planet);
    return patternOf(`${planet.toLowerCase()}_${side}`, { planet }, side, held);
  });
}

function patternOf(
  id: string,
  ground: PatternGround,
  side: PatternSide,
  factors: readonly AreaFactor<PredictionFact>[],
): ChartPattern[] {
  return factors.length < LEAST_FACTORS
    ? []
    : [{ id, ground, side, factors, score: areaScore(factors, { spread: PREDICTION_SPREAD, id: `pattern_${side}` }) }];
}
