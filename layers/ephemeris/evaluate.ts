/** Evaluates the Chebyshev polynomials of a block, without making any object. */

import { GRANULE_DAYS, HEAD_COEFFICIENTS, type Series } from './layout.ts';

/** A block in memory: the arrays may hold one block or the whole pack, the bases say where its floats begin. */
export interface BlockView {
  readonly heads: Float64Array;
  readonly tails: Float32Array;
  headBase: number;
  tailBase: number;
}

/** How far behind a longitude its rate is written: longitude, latitude, distance, longitude rate. */
const RATE_BEHIND = 3;

/**
 * Writes the components of a series to `out` from index `at`; the rate per day of the first one goes three behind it.
 *
 * `day` counts from the beginning of the granule, and may be a little outside of it.
 */
export function writePlace(view: BlockView, series: Series, day: number, out: Float64Array, at: number): void {
  const { segments, degrees } = series;
  const segmentDays = GRANULE_DAYS / segments;
  const segment = Math.max(0, Math.min(Math.floor(day / segmentDays), segments - 1));
  const x = (2 * (day - segment * segmentDays)) / segmentDays - 1;
  let head = view.headBase + series.headStart + segment * series.headStride;
  let tail = view.tailBase + series.tailStart + segment * series.tailStride;
  writeWithRate(view, head, tail, degrees[0]!, x, out, at);
  out[at + RATE_BEHIND]! *= 2 / segmentDays;
  for (let component = 1; component < degrees.length; component++) {
    head += HEAD_COEFFICIENTS;
    tail += degrees[component - 1]! + 1 - HEAD_COEFFICIENTS;
    out[at + component] = valueAt(view, head, tail, degrees[component]!, x);
  }
}

/** Clenshaw's recurrence for a value. */
function valueAt({ heads, tails }: BlockView, head: number, tail: number, degree: number, x: number): number {
  const twiceX = 2 * x;
  let b1 = 0;
  let b2 = 0;
  for (let k = tail + degree - HEAD_COEFFICIENTS; k >= tail; k--) {
    const b = tails[k]! - b2 + twiceX * b1;
    b2 = b1;
    b1 = b;
  }
  const b = heads[head + 1]! - b2 + twiceX * b1;
  return heads[head]! - b1 + x * b;
}

/** The same for a value and, by differentiating each step, its rate with respect to x. */
function writeWithRate(
  { heads, tails }: BlockView,
  head: number,
  tail: number,
  degree: number,
  x: number,
  out: Float64Array,
  at: number,
): void {
  const twiceX = 2 * x;
  let b1 = 0;
  let b2 = 0;
  let d1 = 0;
  let d2 = 0;
  for (let k = tail + degree - HEAD_COEFFICIENTS; k >= tail; k--) {
    const d = 2 * b1 - d2 + twiceX * d1;
    d2 = d1;
    d1 = d;
    const b = tails[k]! - b2 + twiceX * b1;
    b2 = b1;
    b1 = b;
  }
  const d = 2 * b1 - d2 + twiceX * d1;
  const b = heads[head + 1]! - b2 + twiceX * b1;
  out[at] = heads[head]! - b1 + x * b;
  out[at + RATE_BEHIND] = b - d1 + x * d;
}
