/** Scores from 0 to 100, each the exact sum of its listed parts. Scales and weights are interpretive. */

export interface ScorePart<Label = string> {
  readonly id: string;
  /** What was looked at, and what was found. */
  readonly label: Label;
  readonly points: number;
  /** Most points the part can give; 0 for a penalty. */
  readonly max: number;
}

export type Grade = 'excellent' | 'good' | 'average' | 'weak' | 'very_weak';

export interface Score {
  readonly value: number;
  readonly grade: Grade;
  readonly parts: readonly ScorePart[];
}

export interface Factor {
  readonly id: string;
  readonly label: string;
  /** Against the weights of the other factors. */
  readonly weight: number;
  /** How much of its weight the factor gives; kept within 0 to 1. */
  readonly share: number;
}

/** Points are kept in tenths while they are added, so that the printed ones add up. */
const TENTHS = 10;
const FULL_TENTHS = 100 * TENTHS;

/** Returns the score of weighted factors, whose weights are taken to 100 together, and of penalties in points. */
export function weightedScore(factors: readonly Factor[], penalties: readonly ScorePart[] = []): Score {
  let totalWeight = 0;
  for (const { weight } of factors) totalWeight += weight;
  const parts: ScorePart[] = [];
  let weightSoFar = 0;
  let tenthsSoFar = 0;
  for (const { id, label, weight, share } of factors) {
    weightSoFar += weight;
    // Rounding the running total, not each part, makes the greatest possible points exactly 100.
    const upTo = Math.round((weightSoFar / totalWeight) * FULL_TENTHS);
    const maxTenths = upTo - tenthsSoFar;
    tenthsSoFar = upTo;
    parts.push({ id, label, points: Math.round(maxTenths * within(0, share, 1)) / TENTHS, max: maxTenths / TENTHS });
  }
  for (const part of penalties) parts.push(inTenths(part));
  const { value, parts: kept } = bounded(parts, usualBoundsLabel);
  return { value, grade: gradeOf(value), parts: kept };
}

/**
 * Adds up parts to 0..100; where they leave these bounds, a part more says by how much they were brought back.
 *
 * What is finer than a tenth is told in tenths, as it is added.
 */
export function boundedSum(parts: readonly ScorePart[]): { value: number; parts: readonly ScorePart[] };
export function boundedSum<Label>(
  parts: readonly ScorePart<Label>[],
  boundsLabel: (value: number) => Label,
): { value: number; parts: readonly ScorePart<Label>[] };
export function boundedSum(
  parts: readonly ScorePart<unknown>[],
  boundsLabel: (value: number) => unknown = usualBoundsLabel,
): { value: number; parts: readonly ScorePart<unknown>[] } {
  return bounded(parts.map(inTenths), boundsLabel);
}

function usualBoundsLabel(value: number): string {
  return `Scores end at ${value}`;
}

function inTenths<Label>(part: ScorePart<Label>): ScorePart<Label> {
  return { ...part, points: tenths(part.points), max: tenths(part.max) };
}

/** Adds up parts that are told in tenths. */
function bounded<Label>(
  parts: readonly ScorePart<Label>[],
  boundsLabel: (value: number) => Label,
): { value: number; parts: readonly ScorePart<Label>[] } {
  let sum = 0;
  for (const { points } of parts) sum += Math.round(points * TENTHS);
  const value = within(0, sum, FULL_TENTHS) / TENTHS;
  const back = Math.round(value * TENTHS - sum) / TENTHS;
  if (back === 0) return { value, parts };
  return { value, parts: [...parts, { id: 'bounds', label: boundsLabel(value), points: back, max: 0 }] };
}

/** Rounds points to the tenth in which scores are told; never -0. */
export function tenths(points: number): number {
  return Math.round(points * TENTHS) / TENTHS + 0;
}

/** Returns a part that takes points off; they are given as a positive number. */
export function penalty(id: string, label: string, points: number): ScorePart {
  return { id, label, points: -points, max: 0 };
}

/** Returns the word for a score of 0 to 100; the bounds are interpretive. */
export function gradeOf(value: number): Grade {
  if (value >= 75) return 'excellent';
  if (value >= 60) return 'good';
  if (value >= 45) return 'average';
  return value >= 30 ? 'weak' : 'very_weak';
}

/** Bounds a number: never less than the first argument, never more than the last. */
export function within(least: number, value: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
