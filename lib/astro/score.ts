/** Scores from 0 to 100, each the exact sum of its listed parts. Scales and weights are interpretive. */
import { factsOf, type Fact } from './factsOf.ts';
import { tenths } from './rounding.ts';
import { placeOf, type Band, type CountedAs, type Place } from './percentile.ts';

/** What every subject with scores can say of them. */
export interface ScoreFacts {
  /** The part that a score loses or gains at its end, 0 or 100. */
  readonly bounds: { readonly value: number };
}

const fact = factsOf<ScoreFacts>();

/** Returns the label of the part that a score loses or gains at its end. */
export function boundsFact(value: number): Fact<ScoreFacts> {
  return fact('bounds', { value });
}

export interface ScorePart<Label = string> {
  readonly id: string;
  /** What was judged, with its result. */
  readonly label: Label;
  readonly points: number;
  /** Most points the part can give; 0 for a penalty. */
  readonly max: number;
}

export interface Score<Label = string> extends Place {
  readonly value: number;
  readonly parts: readonly ScorePart<Label>[];
}

export interface WeightedFactor<Label = string> {
  readonly id: string;
  readonly label: Label;
  /** Relative to the weights of the other factors. */
  readonly weight: number;
  /** How much of its weight the factor gives; kept within 0 to 1. */
  readonly share: number;
}

/** Points are added as whole tenths, so that the printed ones sum exactly to the printed score. */
export const TENTHS = 10;
const FULL_TENTHS = 100 * TENTHS;

/**
 * Returns the score, 0 to 100, of factors whose weights are scaled to a sum of 100, less penalties in points.
 *
 * @param counted which of the counted scores it is, for its place among many births
 */
export function weightedScore<Label>(
  factors: readonly WeightedFactor<Label>[],
  penalties: readonly ScorePart<Label>[],
  boundsLabel: (value: number) => Label,
  { spread, id: countedId }: CountedAs,
): Score<Label> {
  const most = sharedOut(
    factors.map(({ weight }) => weight),
    FULL_TENTHS,
  );
  const parts = factors.map(({ id, label, share }, index): ScorePart<Label> => {
    const points = Math.round(most[index]! * within(0, share, 1)) / TENTHS;
    return { id, label, points, max: most[index]! / TENTHS };
  });
  const { value, parts: kept } = bounded([...parts, ...penalties.map(inTenths)], boundsLabel);
  return { value, ...placeOf(spread, countedId, value), parts: kept };
}

/** Returns only the value of such a score without penalties, for callers that judge hundreds. */
export function weightedValue(factors: readonly Pick<WeightedFactor, 'weight' | 'share'>[]): number {
  const most = sharedOut(
    factors.map(({ weight }) => weight),
    FULL_TENTHS,
  );
  let sum = 0;
  factors.forEach(({ share }, index) => (sum += Math.round(most[index]! * within(0, share, 1))));
  return within(0, sum, FULL_TENTHS) / TENTHS;
}

/**
 * Shares whole tenths of points out by weight, so that they sum to the total exactly.
 *
 * The running total is rounded, not each share.
 */
export function sharedOut(weights: readonly number[], totalTenths: number): number[] {
  let totalWeight = 0;
  for (const weight of weights) totalWeight += weight;
  let weightSoFar = 0;
  let tenthsSoFar = 0;
  return weights.map((weight) => {
    weightSoFar += weight;
    const upTo = totalWeight === 0 ? 0 : Math.round((weightSoFar / totalWeight) * totalTenths);
    const share = upTo - tenthsSoFar;
    tenthsSoFar = upTo;
    return share;
  });
}

/**
 * Adds up parts and bounds the sum to 0..100; where it was outside, a last part named `bounds` holds the difference.
 *
 * Points finer than a tenth are rounded to tenths first, since scores show tenths.
 */
export function boundedSum<Label>(
  parts: readonly ScorePart<Label>[],
  boundsLabel: (value: number) => Label,
): { value: number; parts: readonly ScorePart<Label>[] } {
  return bounded(parts.map(inTenths), boundsLabel);
}

function inTenths<Label>(part: ScorePart<Label>): ScorePart<Label> {
  return { ...part, points: tenths(part.points), max: tenths(part.max) };
}

/** Adds up parts whose points are rounded to tenths. */
function bounded<Label>(
  parts: readonly ScorePart<Label>[],
  boundsLabel: (value: number) => Label,
): { value: number; parts: readonly ScorePart<Label>[] } {
  const sum = sumInTenths(parts);
  const value = within(0, sum, FULL_TENTHS) / TENTHS;
  const back = Math.round(value * TENTHS - sum) / TENTHS;
  if (back === 0) return { value, parts };
  return { value, parts: [...parts, { id: 'bounds', label: boundsLabel(value), points: back, max: 0 }] };
}

/** Returns the exact sum of points that are kept in tenths, as a whole number of tenths. */
export function sumInTenths(parts: readonly Pick<ScorePart<unknown>, 'points'>[]): number {
  let sum = 0;
  for (const { points } of parts) sum += Math.round(points * TENTHS);
  return sum;
}

/** Returns a part that takes points off; they are given as a positive number. */
export function penalty<Label>(id: string, label: Label, points: number): ScorePart<Label> {
  return { id, label, points: -points, max: 0 };
}

/** The bands in three steps. */
export type ScoreLevel = 'low' | 'middle' | 'high';

const LEVELS: Readonly<Record<Band, ScoreLevel>> = {
  very_weak: 'low',
  weak: 'low',
  average: 'middle',
  good: 'high',
  excellent: 'high',
};

/** Returns the band of a score as one of three levels: high where it is good or excellent, middle where it is average. */
export function scoreLevel(band: Band): ScoreLevel {
  return LEVELS[band];
}

/** Bounds a number: never less than the first argument, never more than the last. */
export function within(least: number, value: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
