/** A pack in memory, whole or a slice of its years: for browsers, phones, and wherever there is no file to read. */
import { crc32 } from './crc32.ts';
import { EphemerisPackError } from './errors.ts';
import type { BlockView } from './evaluate.ts';
import { decodedHeader, headerBytes, HEADER_COUNT_END, granulesOf, type PackHeader } from './header.ts';
import { BLOCK_BYTES } from './layout.ts';
import type { PackBlocks } from './packBlocks.ts';
import { PackEphemeris } from './reader.ts';

function faulty(fault: string): EphemerisPackError {
  return new EphemerisPackError('in memory', fault, undefined, 'Load its bytes again.');
}

/** Blocks of a pack in one buffer; each is compared with its CRC-32 when it is first read. */
class PackBuffer implements PackBlocks {
  readonly header: PackHeader;
  readonly #bytes: Uint8Array;
  readonly #start: number;
  readonly #view: BlockView;
  /** 1 where a block has been checked. */
  readonly #checked: Uint8Array;

  constructor(buffer: ArrayBuffer) {
    const bytes = new Uint8Array(buffer);
    this.#start = bytes.length < HEADER_COUNT_END ? bytes.length : headerBytes(granulesOf(bytes));
    const header = decodedHeader(bytes.subarray(0, this.#start));
    if (typeof header === 'string') throw faulty(header);
    const whole = this.#start + header.granules * BLOCK_BYTES;
    if (bytes.length !== whole) {
      const fault = bytes.length < whole ? 'truncated' : 'too long';
      throw faulty(`is ${fault}: ${bytes.length} of ${whole} bytes`);
    }
    this.header = header;
    this.#bytes = bytes;
    // Arrays of floats view whole numbers of them.
    const aligned = buffer.byteLength % 8 === 0 ? buffer : buffer.slice(0, buffer.byteLength - (buffer.byteLength % 8));
    this.#view = { heads: new Float64Array(aligned), tails: new Float32Array(aligned), headBase: 0, tailBase: 0 };
    this.#checked = new Uint8Array(header.granules);
  }

  view(block: number): BlockView {
    const start = this.#start + block * BLOCK_BYTES;
    if (this.#checked[block] !== 1) this.#check(block);
    this.#view.headBase = start >> 3;
    this.#view.tailBase = start >> 2;
    return this.#view;
  }

  preload(): void {
    for (let block = 0; block < this.header.granules; block++) this.#check(block);
  }

  verify(): Promise<void> {
    return Promise.resolve().then(() => {
      this.preload();
    });
  }

  close(): void {
    this.#checked.fill(0);
  }

  #check(block: number): void {
    const start = this.#start + block * BLOCK_BYTES;
    if (crc32(this.#bytes.subarray(start, start + BLOCK_BYTES)) !== this.header.checksums[block]) {
      throw faulty(`is corrupt: the CRC-32 of block ${block} is wrong`);
    }
    this.#checked[block] = 1;
  }
}

/**
 * Opens a pack that is in memory: the bytes of a slice, or of the whole.
 *
 * @throws EphemerisPackError when it is truncated or no pack; a corrupt block is found when it is first read
 */
export function ephemerisIn(buffer: ArrayBuffer): PackEphemeris<null> {
  return new PackEphemeris(null, new PackBuffer(buffer));
}
