/** Cuts the years that an app needs out of a pack. */
import { granuleRange } from './build/range.ts';
import { decodedHeader, encodedHeader, granulesOf, headerBytes } from './header.ts';
import { BLOCK_BYTES } from './layout.ts';

/**
 * Returns a pack of some years of another, with the same blocks, so that positions are the same to the last bit.
 *
 * @param pack the bytes of a whole pack
 * @param toYear included
 * @throws RangeError where the pack does not have these years
 */
export function slicedPack(pack: Uint8Array, fromYear: number, toYear: number): Uint8Array {
  const start = headerBytes(granulesOf(pack));
  // A copy: a Buffer of Node would share its memory.
  const header = decodedHeader(Uint8Array.from(pack.subarray(0, start)));
  if (typeof header === 'string') throw new RangeError(`The ephemeris ${header}.`);
  if (fromYear < header.fromYear || toYear > header.toYear || fromYear > toYear) {
    throw new RangeError(`The ephemeris covers ${header.fromYear} to ${header.toYear}, not ${fromYear} to ${toYear}.`);
  }
  const { firstGranule, granules } = granuleRange(fromYear, toYear);
  const skipped = firstGranule - header.firstGranule;
  const checksums = header.checksums.slice(skipped, skipped + granules);
  const own = encodedHeader({ ...header, firstGranule, granules, fromYear, toYear, checksums });
  const blocks = pack.subarray(start + skipped * BLOCK_BYTES, start + (skipped + granules) * BLOCK_BYTES);
  const slice = new Uint8Array(own.length + blocks.length);
  slice.set(own);
  slice.set(blocks, own.length);
  return slice;
}
