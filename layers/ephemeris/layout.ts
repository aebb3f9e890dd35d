/**
 * How the numbers lie in the pack.
 *
 * The pack is a header and then equal blocks, one for each granule of 32 days. A block holds every series for that
 * span as Chebyshev polynomials. The two or three leading coefficients of each are 64-bit floats (heads), the others
 * 32-bit floats (tails), which is precise enough for them and saves two fifths of the file. Series that cut the granule
 * into equal segments stand together, segment by segment, heads before tails: one date reads few and long stretches of
 * memory.
 *
 * Longitudes, latitudes and nutation are degrees, distances AU; a longitude runs on past 360 inside a segment.
 */

/** Days that one block covers. */
export const GRANULE_DAYS = 32;

export interface Series {
  readonly name: string;
  /** Equal parts of the granule, each with its own polynomials. */
  readonly segments: number;
  readonly segmentDays: number;
  /** How far the argument of the polynomials, which runs from -1 to 1 in a segment, moves in a day. */
  readonly xPerDay: number;
  /** Degree of the polynomial of each component: longitude, latitude, distance; or nutation in longitude, obliquity. */
  readonly degrees: readonly number[];
  /** Leading coefficients of each polynomial that are 64-bit floats. */
  readonly heads: number;
  /** Index of the first head among the 64-bit floats of a block, and the step from one segment to the next. */
  readonly headStart: number;
  readonly headStride: number;
  /** Index of the first tail among the 32-bit floats of a block, and the step from one segment to the next. */
  readonly tailStart: number;
  readonly tailStride: number;
}

/** The segments of all series that cut the granule alike: what one date reads of each is one stretch of the block. */
export interface SegmentGroup {
  readonly segments: number;
  /** Segments in a day. */
  readonly perDay: number;
  /** Index of the first segment and length of each, in 32-bit floats. */
  readonly start: number;
  readonly stride: number;
}

type Row = readonly [name: string, segments: number, heads: number, degrees: readonly number[]];

/** Mercury can turn so sharply that 32 bits are too few for its third coefficient. */
const ROWS: readonly Row[] = [
  ['sun', 2, 2, [9, 7, 6]],
  ['moon', 4, 2, [12, 12, 9]],
  ['mercury', 2, 3, [15, 13, 10]],
  ['venus', 2, 2, [10, 9, 7]],
  ['mars', 2, 2, [10, 8, 6]],
  ['jupiter', 1, 2, [14, 10, 9]],
  ['saturn', 1, 2, [12, 9, 8]],
  ['trueNode', 4, 2, [13]],
  ['nutation', 2, 2, [12, 12]],
];

const HEAD_BYTES = 8;
const TAIL_BYTES = 4;

const PLACED = placed();

/** All series; sun to saturn stand where `BODY` of the sky counts them. */
export const SERIES: readonly Series[] = PLACED.series;
/** Series that cut the granule into equally many segments, in the order of the block. */
export const SEGMENT_GROUPS: readonly SegmentGroup[] = PLACED.groups;
/** Bytes of one block, the same for all. */
export const BLOCK_BYTES = PLACED.bytes;

/** The layout as text; it stands in the header, and a pack with another one is refused. */
export const LAYOUT_TEXT = JSON.stringify(ROWS);

interface Placed {
  readonly series: readonly Series[];
  readonly groups: readonly SegmentGroup[];
  readonly bytes: number;
}

function placed(): Placed {
  const series: Series[] = [];
  const groups: SegmentGroup[] = [];
  let bytes = 0;
  for (const segments of new Set(ROWS.map((row) => row[1]))) {
    const members = ROWS.filter((row) => row[1] === segments).map(sized);
    const headBytes = HEAD_BYTES * sum(members.map(({ headCount }) => headCount));
    const tailBytes = TAIL_BYTES * sum(members.map(({ tailCount }) => tailCount));
    // Every segment begins at a multiple of 8 bytes, where 64-bit floats must lie.
    const stride = Math.ceil((headBytes + tailBytes) / HEAD_BYTES) * HEAD_BYTES;
    const segmentDays = GRANULE_DAYS / segments;
    groups.push({ segments, perDay: 1 / segmentDays, start: bytes / TAIL_BYTES, stride: stride / TAIL_BYTES });
    let headStart = bytes / HEAD_BYTES;
    let tailStart = (bytes + headBytes) / TAIL_BYTES;
    for (const { index, name, heads, degrees, headCount, tailCount } of members) {
      const strides = { headStride: stride / HEAD_BYTES, tailStride: stride / TAIL_BYTES };
      const place = { headStart, tailStart, ...strides };
      series[index] = { name, segments, segmentDays, xPerDay: 2 / segmentDays, degrees, heads, ...place };
      headStart += headCount;
      tailStart += tailCount;
    }
    bytes += segments * stride;
  }
  return { series, groups, bytes };
}

function sized(row: Row) {
  const [name, , heads, degrees] = row;
  const tailCount = sum(degrees.map((degree) => degree + 1 - heads));
  return { index: ROWS.indexOf(row), name, heads, degrees, headCount: heads * degrees.length, tailCount };
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
