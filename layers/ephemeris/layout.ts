/**
 * How the numbers lie in the pack.
 *
 * The pack is a header and then equal blocks, one for each granule of 32 days. A block holds every series for that
 * span as Chebyshev coefficients: first the two leading coefficients of each polynomial as 64-bit floats, then all the
 * others as 32-bit floats, which is precise enough for them and saves two fifths of the file. Longitudes, latitudes and
 * nutation are degrees, distances AU; a longitude runs on past 360 inside a segment.
 */

export const GRANULE_DAYS = 32;

/** Leading coefficients of a polynomial that are kept in 64 bits. */
export const HEAD_COEFFICIENTS = 2;

export interface Series {
  readonly name: string;
  /** Equal parts of the granule, each with its own polynomials. */
  readonly segments: number;
  /** Degree of the polynomial of each component: longitude, latitude, distance; or nutation in longitude, obliquity. */
  readonly degrees: readonly number[];
  /** Index of the first head of the series among the 64-bit floats of a block, and heads in one segment. */
  readonly headStart: number;
  readonly headStride: number;
  /** Index of the first tail of the series among the 32-bit floats of a block, and tails in one segment. */
  readonly tailStart: number;
  readonly tailStride: number;
}

const ORBITS: readonly (readonly [name: string, segments: number, degrees: readonly number[]])[] = [
  ['sun', 2, [9, 7, 6]],
  ['moon', 4, [12, 11, 9]],
  ['mercury', 2, [14, 12, 10]],
  ['venus', 2, [10, 9, 7]],
  ['mars', 2, [9, 7, 6]],
  ['jupiter', 1, [13, 10, 9]],
  ['saturn', 1, [12, 9, 8]],
  ['trueNode', 4, [13]],
  ['nutation', 2, [12, 12]],
];

/** All series in the order of the block: sun to saturn stand where `BODY` of the sky counts them. */
export const SERIES: readonly Series[] = placed();

const HEADS_PER_BLOCK = SERIES.reduce((sum, { segments, headStride }) => sum + segments * headStride, 0);
const TAILS_PER_BLOCK = SERIES.reduce((sum, { segments, tailStride }) => sum + segments * tailStride, 0);

/** Where the 32-bit floats begin, counted in 32-bit floats from the beginning of the block. */
export const TAIL_OFFSET = HEADS_PER_BLOCK * 2;
/** Rounded up to 8 bytes, so that the 64-bit floats of every block are aligned. */
export const BLOCK_BYTES = Math.ceil((HEADS_PER_BLOCK * 8 + TAILS_PER_BLOCK * 4) / 8) * 8;

/** The layout as text; it stands in the header, and a pack with another one is refused. */
export const LAYOUT_TEXT = JSON.stringify(ORBITS);

function placed(): Series[] {
  let headStart = 0;
  let tailStart = 0;
  return ORBITS.map(([name, segments, degrees]) => {
    const headStride = degrees.length * HEAD_COEFFICIENTS;
    const tailStride = degrees.reduce((sum, degree) => sum + degree + 1 - HEAD_COEFFICIENTS, 0);
    const series = { name, segments, degrees, headStart, headStride, tailStart, tailStride };
    headStart += segments * headStride;
    tailStart += segments * tailStride;
    return series;
  });
}
