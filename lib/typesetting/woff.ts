/**
 * Decompresses web fonts: the font library inflates a table again for every glyph, so tables are inflated once, here.
 */
import { inflateSync } from 'node:zlib';

const WOFF_HEADER_BYTES = 44;
const WOFF_ENTRY_BYTES = 20;
const SFNT_HEADER_BYTES = 12;
const SFNT_ENTRY_BYTES = 16;

interface Table {
  readonly tag: Buffer;
  readonly checksum: number;
  readonly data: Buffer;
}

/**
 * Returns the TrueType or OpenType font that a WOFF file holds.
 *
 * @see WOFF File Format 1.0 (W3C 2012), sections 3 to 5
 */
export function sfntOf(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('Not a WOFF font.');
  const tables = Array.from({ length: woff.readUInt16BE(12) }, (_, index) => tableAt(woff, index));
  const flavor = woff.subarray(4, 8);
  const directory = directoryOf(flavor, tables);
  return Buffer.concat([directory, ...tables.map(({ data }) => padded(data))]);
}

function tableAt(woff: Buffer, index: number): Table {
  const entry = WOFF_HEADER_BYTES + index * WOFF_ENTRY_BYTES;
  const offset = woff.readUInt32BE(entry + 4);
  const storedBytes = woff.readUInt32BE(entry + 8);
  const bytes = woff.readUInt32BE(entry + 12);
  const stored = woff.subarray(offset, offset + storedBytes);
  return {
    tag: woff.subarray(entry, entry + 4),
    checksum: woff.readUInt32BE(entry + 16),
    // A table that compression does not shrink is stored as it is.
    data: storedBytes === bytes ? stored : inflateSync(stored),
  };
}

function directoryOf(flavor: Buffer, tables: readonly Table[]): Buffer {
  const directory = Buffer.alloc(SFNT_HEADER_BYTES + tables.length * SFNT_ENTRY_BYTES);
  const searched = 2 ** Math.floor(Math.log2(tables.length));
  flavor.copy(directory);
  directory.writeUInt16BE(tables.length, 4);
  directory.writeUInt16BE(searched * SFNT_ENTRY_BYTES, 6);
  directory.writeUInt16BE(Math.log2(searched), 8);
  directory.writeUInt16BE((tables.length - searched) * SFNT_ENTRY_BYTES, 10);
  let offset = directory.length;
  for (const [index, { tag, checksum, data }] of tables.entries()) {
    const entry = SFNT_HEADER_BYTES + index * SFNT_ENTRY_BYTES;
    tag.copy(directory, entry);
    directory.writeUInt32BE(checksum, entry + 4);
    directory.writeUInt32BE(offset, entry + 8);
    directory.writeUInt32BE(data.length, entry + 12);
    offset += paddedLength(data);
  }
  return directory;
}

/** Tables begin at multiples of four bytes. */
const paddedLength = ({ length }: Buffer) => (length + 3) & ~3;

function padded(data: Buffer): Buffer {
  return Buffer.concat([data], paddedLength(data));
}
