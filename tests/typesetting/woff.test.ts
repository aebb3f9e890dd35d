import { readFileSync, readdirSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { sfntOf } from '../../lib/typesetting/woff.ts';

interface Table {
  readonly tag: string;
  readonly checksum: number;
  readonly data: Buffer;
}

/** Reads a font as the OpenType specification says ("Organization of an OpenType Font"). */
function tablesOf(sfnt: Buffer): Table[] {
  return Array.from({ length: sfnt.readUInt16BE(4) }, (_, k) => {
    const entry = 12 + 16 * k;
    const offset = sfnt.readUInt32BE(entry + 8);
    expect(offset % 4).toBe(0);
    return {
      tag: sfnt.toString('latin1', entry, entry + 4),
      checksum: sfnt.readUInt32BE(entry + 4),
      data: sfnt.subarray(offset, offset + sfnt.readUInt32BE(entry + 12)),
    };
  });
}

/** The sum of a table as big-endian words; in `head` the field that corrects the whole file counts as 0. */
function checksumOf({ tag, data }: Table): number {
  const padded = Buffer.alloc(Math.ceil(data.length / 4) * 4);
  data.copy(padded);
  if (tag === 'head') padded.writeUInt32BE(0, 8);
  let sum = 0;
  for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0;
  return sum;
}

const folder = new URL('../../node_modules/@fontsource/', import.meta.url);
const files = readdirSync(folder).flatMap((family) =>
  readdirSync(new URL(`${family}/files/`, folder))
    .filter((name) => name.endsWith('-400-normal.woff') || name.endsWith('-700-normal.woff'))
    .map((name) => `${family}/files/${name}`),
);

test.each(files)('%s: every table has the checksum that its font gives', (file) => {
  const tables = tablesOf(sfntOf(readFileSync(new URL(file, folder))));
  expect(tables.map(({ tag }) => tag)).toEqual(expect.arrayContaining(['cmap', 'glyf', 'head', 'hmtx', 'loca']));
  expect(tables.map(checksumOf)).toEqual(tables.map(({ checksum }) => checksum));
});

test('one table stored, one deflated, by hand', () => {
  const long = Buffer.alloc(41, 'abc');
  const packed = deflateSync(long);
  const header = Buffer.alloc(44 + 2 * 20);
  header.write('wOFF\0\x01\0\0', 'latin1');
  header.writeUInt16BE(2, 12);
  const write = (k: number, tag: string, fields: readonly number[]): void => {
    header.write(tag, 44 + 20 * k, 'latin1');
    fields.forEach((field, n) => header.writeUInt32BE(field, 44 + 20 * k + 4 + 4 * n));
  };
  write(0, 'aaaa', [84, 3, 3, 7]);
  write(1, 'bbbb', [88, packed.length, 41, 9]);
  const sfnt = sfntOf(Buffer.concat([header, Buffer.from('xyz\0'), packed]));
  // The version, two tables; 2 is the greatest power of two: 32 bytes searched, its logarithm 1, nothing left over.
  expect(sfnt.subarray(0, 12).toString('hex')).toBe('000100000002002000010000');
  expect(tablesOf(sfnt)).toEqual([
    { tag: 'aaaa', checksum: 7, data: Buffer.from('xyz') },
    { tag: 'bbbb', checksum: 9, data: long },
  ]);
  expect(sfnt).toHaveLength(12 + 32 + 4 + 44);
});

test('anything else is refused', () => {
  expect(() => sfntOf(Buffer.from('wOF2 and so on'))).toThrow('Not a WOFF font.');
});
