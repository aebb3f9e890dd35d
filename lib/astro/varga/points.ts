/** Scores without bounds, as the sum of their components. */
import type { ScorePart } from '../score.ts';

export interface VargaScore<Label> {
  readonly points: number;
  readonly max: number;
  readonly components: readonly ScorePart<Label>[];
}

/** Returns the points of all components together. */
export function summedPoints(components: readonly Pick<ScorePart<unknown>, 'points'>[]): number {
  return components.reduce((sum, { points }) => sum + points, 0);
}

/** Returns the score that components add up to, and the most they could give. */
export function scoreOf<Label>(components: readonly ScorePart<Label>[]): VargaScore<Label> {
  const max = components.reduce((sum, component) => sum + component.max, 0);
  return { points: summedPoints(components), max, components };
}
