/** The blocks of a pack file, read one by one at their first use, or all at once. */

import { createHash } from 'node:crypto';
import { closeSync, createReadStream, fstatSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { EphemerisPackError } from './errors.ts';
import type { BlockView } from './evaluate.ts';
import { decodedHeader, type PackHeader } from './header.ts';
import { BLOCK_BYTES } from './layout.ts';
import type { EphemerisManifest } from './manifest.ts';
import type { PackBlocks } from './packBlocks.ts';

/** A power of two. 4096 blocks are 359 years and 11 MB, filled as blocks are used, so no block of one life is read twice. */
const CACHE_SLOTS = 4096;

interface Slot {
  readonly bytes: Uint8Array;
  readonly view: BlockView;
  block: number;
}

/** An open pack whose header has been verified. Every block is checked against its CRC-32 before it is given out. */
export class PackFile implements PackBlocks {
  readonly path: string;
  readonly header: PackHeader;
  readonly #manifest: EphemerisManifest;
  /** -1 when closed. */
  #descriptor: number;
  /** Blocks by the low bits of their number: neighbours never push each other out. */
  readonly #slots: (Slot | undefined)[] = new Array<Slot | undefined>(CACHE_SLOTS);
  #whole: BlockView | undefined;

  /** @throws EphemerisPackError when the file is missing, has another size, or its header is not the manifest's */
  constructor(dir: string, manifest: EphemerisManifest) {
    this.path = join(dir, manifest.file);
    this.#manifest = manifest;
    this.#descriptor = this.#opened();
    try {
      this.header = this.#verifiedHeader();
    } catch (error) {
      this.close();
      throw error;
    }
  }

  /** Returns where to read a block; the value returned before becomes invalid. */
  view(block: number): BlockView {
    if (this.#whole) {
      const start = this.#manifest.headerBytes + block * BLOCK_BYTES;
      this.#whole.headBase = start >> 3;
      this.#whole.tailBase = start >> 2;
      return this.#whole;
    }
    const slotIndex = block & (CACHE_SLOTS - 1);
    const slot = (this.#slots[slotIndex] ??= newSlot());
    if (slot.block !== block) this.#fill(slot, block);
    return slot.view;
  }

  /** Reads the whole pack into memory, for many dates at once. */
  preload(): void {
    if (this.#whole) return;
    const bytes = new Uint8Array(this.#manifest.bytes);
    this.#read(bytes, 0);
    for (let block = 0; block < this.header.granules; block++) {
      const start = this.#manifest.headerBytes + block * BLOCK_BYTES;
      this.#check(bytes.subarray(start, start + BLOCK_BYTES), block);
    }
    this.#whole = viewOf(bytes.buffer);
    this.#slots.fill(undefined);
  }

  /** Compares the whole file with the checksum of the manifest. */
  async verify(): Promise<void> {
    const hash = createHash('sha256');
    try {
      for await (const chunk of createReadStream(this.path)) hash.update(chunk as Buffer);
    } catch (cause) {
      throw new EphemerisPackError(this.path, 'cannot be read', { cause });
    }
    if (hash.digest('hex') !== this.#manifest.sha256) {
      throw new EphemerisPackError(this.path, 'is corrupt: its SHA-256 is not that of the manifest');
    }
  }

  close(): void {
    if (this.#descriptor >= 0) closeSync(this.#descriptor);
    this.#descriptor = -1;
  }

  #opened(): number {
    try {
      return openSync(this.path, 'r');
    } catch (cause) {
      throw new EphemerisPackError(this.path, 'is missing or cannot be read', { cause });
    }
  }

  #verifiedHeader(): PackHeader {
    const { bytes, headerBytes, headerSha256 } = this.#manifest;
    const { size } = fstatSync(this.#descriptor);
    if (size !== bytes) {
      throw new EphemerisPackError(
        this.path,
        `is ${size < bytes ? 'truncated' : 'too long'}: ${size} of ${bytes} bytes`,
      );
    }
    const header = new Uint8Array(headerBytes);
    this.#read(header, 0);
    if (createHash('sha256').update(header).digest('hex') !== headerSha256) {
      throw new EphemerisPackError(this.path, 'is corrupt: its header is not that of the manifest');
    }
    const decoded = decodedHeader(header);
    if (typeof decoded === 'string') throw new EphemerisPackError(this.path, decoded);
    if (headerBytes + decoded.granules * BLOCK_BYTES !== bytes) {
      throw new EphemerisPackError(this.path, `has ${bytes} bytes, not as many as its header says`);
    }
    return decoded;
  }

  #fill(slot: Slot, block: number): void {
    slot.block = -1;
    this.#read(slot.bytes, this.#manifest.headerBytes + block * BLOCK_BYTES);
    this.#check(slot.bytes, block);
    slot.block = block;
  }

  #read(bytes: Uint8Array, position: number): void {
    let count = 0;
    try {
      while (count < bytes.length) {
        const more = readSync(this.#descriptor, bytes, count, bytes.length - count, position + count);
        if (more === 0) break;
        count += more;
      }
    } catch (cause) {
      throw new EphemerisPackError(this.path, 'cannot be read', { cause });
    }
    if (count < bytes.length) {
      throw new EphemerisPackError(this.path, `is truncated: it ends at byte ${position + count}`);
    }
  }

  #check(bytes: Uint8Array, block: number): void {
    if (crc32(bytes) !== this.header.checksums[block]) {
      throw new EphemerisPackError(this.path, `is corrupt: the CRC-32 of block ${block} is wrong`);
    }
  }
}

function newSlot(): Slot {
  const bytes = new Uint8Array(BLOCK_BYTES);
  return { bytes, view: viewOf(bytes.buffer), block: -1 };
}

function viewOf(buffer: ArrayBuffer): BlockView {
  return { heads: new Float64Array(buffer), tails: new Float32Array(buffer), headBase: 0, tailBase: 0 };
}
