import { readFileSync } from 'node:fs';
import { crc32 as crc32OfZlib } from 'node:zlib';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from '@jest/globals';
import { crc32 } from '../../layers/ephemeris/crc32.ts';
import { openEphemeris } from '../../layers/ephemeris/index.ts';
import { BLOCK_BYTES } from '../../layers/ephemeris/layout.ts';
import { ephemerisIn } from '../../layers/ephemeris/memory.ts';
import { slicedPack } from '../../layers/ephemeris/slice.ts';
import { READING_LENGTH } from '../../lib/astro/ephemeris.ts';
import { jdFromDate } from '../../lib/astro/time.ts';

const dir = fileURLToPath(new URL('../../layers/ephemeris/data', import.meta.url));
const file = openEphemeris(dir);
const whole = readFileSync(join(dir, file.manifest.file));

const bufferOf = ({ buffer, byteLength, byteOffset }: Uint8Array): ArrayBuffer =>
  (buffer as ArrayBuffer).slice(byteOffset, byteOffset + byteLength);

afterAll(() => {
  file.close();
});

/** Days apart, so that every block of the slice is read. */
const STEP_DAYS = 29.7;

describe('a slice in memory', () => {
  const slice = slicedPack(whole, 1990, 1999);
  const memory = ephemerisIn(bufferOf(slice));

  test('covers the years that it was cut to, and is as long as they are', () => {
    expect([memory.coverage.startYear, memory.coverage.endYear]).toEqual([1990, 1999]);
    expect(slice.length / whole.length).toBeGreaterThan(9.5 / 800);
    expect(slice.length / whole.length).toBeLessThan(11 / 800);
  });

  test('has the very positions of the file, to the last bit', () => {
    const [ours, theirs] = [new Float64Array(READING_LENGTH), new Float64Array(READING_LENGTH)];
    for (let jdTT = jdFromDate(1990, 1, 1); jdTT < jdFromDate(2000, 1, 1); jdTT += STEP_DAYS) {
      memory.readAll(jdTT, ours);
      file.readAll(jdTT, theirs);
      expect(ours).toEqual(theirs);
    }
  });

  test('refuses dates beyond its years', () => {
    const out = new Float64Array(READING_LENGTH);
    expect(() => {
      memory.readAll(jdFromDate(2005, 1, 1), out);
    }).toThrow('covers 1990 to 1999');
  });

  test('refuses a corrupt block, from then on', () => {
    const spoilt = slice.slice();
    spoilt[spoilt.length - BLOCK_BYTES / 2]! ^= 1;
    const broken = ephemerisIn(bufferOf(spoilt));
    const out = new Float64Array(READING_LENGTH);
    const { endJdTT } = broken.coverage;
    expect(() => {
      broken.readAll(endJdTT - 1, out);
    }).toThrow('is corrupt');
  });

  test.each([
    ['truncated', slice.subarray(0, slice.length - 8)],
    ['too long', new Uint8Array(slice.length + 8).fill(0).map((_, index) => slice[index] ?? 0)],
    ['no ephemeris pack', new Uint8Array(4096)],
    ['no ephemeris pack', new Uint8Array(3)],
  ])('is refused when it is %s', (fault, bytes) => {
    expect(() => ephemerisIn(bufferOf(bytes))).toThrow(fault);
  });

  test('verifies all of its blocks', async () => {
    await expect(memory.verify()).resolves.toBeUndefined();
  });
});

test.each([
  [1500, 1600],
  [2300, 2500],
  [2000, 1990],
])('years %i to %i cannot be cut out', (from, to) => {
  expect(() => slicedPack(whole, from, to)).toThrow(RangeError);
});

test('the checksum is that of zlib', () => {
  for (const length of [0, 1, 7, 4096]) {
    const bytes = Uint8Array.from({ length }, (_, index) => (index * 37) & 0xff);
    expect(crc32(bytes)).toBe(crc32OfZlib(bytes));
  }
  // The check value of ISO 3309.
  expect(crc32(new TextEncoder().encode('123456789'))).toBe(0xcbf43926);
});
