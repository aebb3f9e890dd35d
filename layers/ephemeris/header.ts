/** The header of the pack: what it covers, how it is laid out, and a CRC-32 of every block. Little-endian. */

import { BLOCK_BYTES, GRANULE_DAYS, LAYOUT_TEXT } from './layout.ts';

/** Raised with every change of the layout; a pack of another version is refused. */
export const FORMAT_VERSION = 1;

export interface PackHeader {
  /** Granules are counted from Julian day 0 (TT). */
  readonly firstGranule: number;
  readonly granules: number;
  readonly fromYear: number;
  readonly toYear: number;
  readonly recipeVersion: number;
  /** CRC-32 of each block. */
  readonly checksums: Uint32Array;
}

const MAGIC = 'JYOTISHE';
/** Reads differently on a big-endian machine, whose arrays could not view the blocks. */
const BYTE_ORDER_MARK = 0x01020304;
const LAYOUT_AT = 64;
const CHECKSUMS_AT = LAYOUT_AT + Math.ceil(LAYOUT_TEXT.length / 8) * 8;

/** Byte positions of the numbers between the magic word and the layout. */
const AT = {
  byteOrder: 8,
  formatVersion: 12,
  recipeVersion: 16,
  fromYear: 20,
  toYear: 24,
  granuleDays: 28,
  blockBytes: 32,
  firstGranule: 36,
  granules: 40,
  layoutBytes: 44,
  startJdTT: 48,
  endJdTT: 56,
} as const;

/** Returns the length of a header, a multiple of 8 so that the blocks behind it are aligned. */
export function headerBytes(granules: number): number {
  return Math.ceil((CHECKSUMS_AT + granules * 4) / 8) * 8;
}

/** The first byte behind the number of granules. */
export const HEADER_COUNT_END = AT.granules + 4;

/** Returns the number of granules that the beginning of a pack names, from which the length of its header follows. */
export function granulesOf(bytes: Uint8Array): number {
  return new DataView(bytes.buffer, bytes.byteOffset, HEADER_COUNT_END).getUint32(AT.granules, true);
}

/** Returns the bytes of a header, checksums included. */
export function encodedHeader(header: PackHeader): Uint8Array {
  const bytes = new Uint8Array(headerBytes(header.granules));
  const view = new DataView(bytes.buffer);
  const text = new TextEncoder();
  bytes.set(text.encode(MAGIC));
  bytes.set(text.encode(LAYOUT_TEXT), LAYOUT_AT);
  for (const [name, value] of Object.entries(fields(header))) {
    view.setUint32(AT[name as keyof typeof AT], value, true);
  }
  view.setFloat64(AT.startJdTT, header.firstGranule * GRANULE_DAYS, true);
  view.setFloat64(AT.endJdTT, (header.firstGranule + header.granules) * GRANULE_DAYS, true);
  header.checksums.forEach((checksum, index) => {
    view.setUint32(CHECKSUMS_AT + index * 4, checksum, true);
  });
  return bytes;
}

/** Returns the header, which goes on using `bytes`, or what is wrong with it as the end of a sentence. */
export function decodedHeader(bytes: Uint8Array): PackHeader | string {
  const ascii = (start: number, length: number) => String.fromCharCode(...bytes.subarray(start, start + length));
  if (bytes.length < LAYOUT_AT || ascii(0, MAGIC.length) !== MAGIC) return 'is no ephemeris pack';
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const at = (name: keyof typeof AT) => view.getUint32(AT[name], true);
  if (new Uint32Array(bytes.slice(AT.byteOrder, AT.byteOrder + 4).buffer)[0] !== BYTE_ORDER_MARK) {
    return 'has the byte order of another kind of machine';
  }
  if (at('formatVersion') !== FORMAT_VERSION) {
    return `has format version ${at('formatVersion')}, but this code reads version ${FORMAT_VERSION}`;
  }
  const granules = at('granules');
  const sameLayout = at('blockBytes') === BLOCK_BYTES && ascii(LAYOUT_AT, at('layoutBytes')) === LAYOUT_TEXT;
  if (!sameLayout || bytes.length !== headerBytes(granules)) return 'has another layout than this code reads';
  return {
    firstGranule: at('firstGranule'),
    granules,
    fromYear: at('fromYear'),
    toYear: at('toYear'),
    recipeVersion: at('recipeVersion'),
    checksums: new Uint32Array(bytes.buffer, bytes.byteOffset + CHECKSUMS_AT, granules),
  };
}

function fields({ recipeVersion, fromYear, toYear, firstGranule, granules }: PackHeader) {
  return {
    byteOrder: BYTE_ORDER_MARK,
    formatVersion: FORMAT_VERSION,
    recipeVersion,
    fromYear,
    toYear,
    granuleDays: GRANULE_DAYS,
    blockBytes: BLOCK_BYTES,
    firstGranule,
    granules,
    layoutBytes: LAYOUT_TEXT.length,
  };
}
