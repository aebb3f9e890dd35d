/** Evaluates the Chebyshev polynomials of a block, without making any object. */

import { SEGMENT_GROUPS, type Series } from './layout.ts';

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
  const { segments, segmentDays, xPerDay, degrees, heads } = series;
  // Cutting off the fraction takes a day just before the granule to its first segment.
  const segment = Math.min(((day * xPerDay) / 2) | 0, segments - 1);
  const x = (day - segment * segmentDays) * xPerDay - 1;
  let head = view.headBase + series.headStart + segment * series.headStride;
  let tail = view.tailBase + series.tailStart + segment * series.tailStride;
  let tails = degrees[0]! + 1 - heads;
  writeWithRate(view, head, heads, tail, tails, x, out, at);
  out[at + RATE_BEHIND]! *= xPerDay;
  for (let component = 1; component < degrees.length; component++) {
    head += heads;
    tail += tails;
    tails = degrees[component]! + 1 - heads;
    out[at + component] = valueAt(view, head, heads, tail, tails, x);
  }
}

/** 32-bit floats in a line of the processor's cache, 64 bytes. */
const LINE_FLOATS = 16;

/**
 * Reads all memory that a day of a block needs.
 *
 * The recurrences ask for one line after another and wait for each; asked for at once the lines come together, which
 * makes dates at random, far apart in a large pack, a fifth faster. The value in `sink` has no meaning, but without it
 * the compiler could remove the reads.
 */
export function touch({ tails, tailBase }: BlockView, day: number, sink: Float64Array): void {
  let sum = 0;
  for (const { segments, perDay, start, stride } of SEGMENT_GROUPS) {
    const first = tailBase + start + Math.min((day * perDay) | 0, segments - 1) * stride;
    for (let k = first; k < first + stride; k += LINE_FLOATS) sum += tails[k]!;
  }
  sink[0] = sum;
}

/** Clenshaw's recurrence for the value of a polynomial with so many heads and tails. */
function valueAt(view: BlockView, head: number, heads: number, tail: number, tails: number, x: number): number {
  const twiceX = 2 * x;
  let b1 = 0;
  let b2 = 0;
  for (let k = tail + tails - 1; k >= tail; k--) {
    const b = view.tails[k]! - b2 + twiceX * b1;
    b2 = b1;
    b1 = b;
  }
  for (let k = head + heads - 1; k > head; k--) {
    const b = view.heads[k]! - b2 + twiceX * b1;
    b2 = b1;
    b1 = b;
  }
  return view.heads[head]! - b2 + x * b1;
}

/** The same for a value and, by differentiating each step, its rate with respect to x. */
function writeWithRate(
  view: BlockView,
  head: number,
  heads: number,
  tail: number,
  tails: number,
  x: number,
  out: Float64Array,
  at: number,
): void {
  const twiceX = 2 * x;
  let b1 = 0;
  let b2 = 0;
  let d1 = 0;
  let d2 = 0;
  for (let k = tail + tails - 1; k >= tail; k--) {
    const d = 2 * b1 - d2 + twiceX * d1;
    d2 = d1;
    d1 = d;
    const b = view.tails[k]! - b2 + twiceX * b1;
    b2 = b1;
    b1 = b;
  }
  for (let k = head + heads - 1; k > head; k--) {
    const d = 2 * b1 - d2 + twiceX * d1;
    d2 = d1;
    d1 = d;
    const b = view.heads[k]! - b2 + twiceX * b1;
    b2 = b1;
    b1 = b;
  }
  out[at] = view.heads[head]! - b2 + x * b1;
  out[at + RATE_BEHIND] = b1 - d2 + x * d1;
}
