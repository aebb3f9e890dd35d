import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, describe, expect, test } from '@jest/globals';
import { granuleBuilder } from '../../layers/ephemeris/build/granule.ts';
import { BLOCK_BYTES, GRANULE_DAYS, SERIES } from '../../layers/ephemeris/layout.ts';
import { DEG_PER_RAD } from '../../lib/astro/angle.ts';
import { ephemeris } from '../support/ephemeris.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { file, headerBytes, startJdTT, endJdTT } = ephemeris.manifest;
const committed = readFileSync(join(root, 'layers/ephemeris/data', file));
const committedBlock = (block: number) =>
  committed.subarray(headerBytes + block * BLOCK_BYTES, headerBytes + (block + 1) * BLOCK_BYTES);

const blocks = (endJdTT - startJdTT) / GRANULE_DAYS;
const firstGranule = startJdTT / GRANULE_DAYS;

const TOLERANCE_DEG = 1e-12 * DEG_PER_RAD;
const FLOAT32_STEP = 2 ** -23;

/**
 * On one engine a rebuild is equal bit for bit. Another may round sines differently in the last bit, hence 1e-12 radians,
 * and one step of the 32-bit floats.
 */
describe('the committed pack is what the builder builds', () => {
  const builtBlock = granuleBuilder();

  test.each([0, 1873, 3651, 4566, 6402, blocks - 1])('block %d', (block) => {
    const built = floatsOf(builtBlock(firstGranule + block));
    const expected = floatsOf(committedBlock(block));
    expect(built).toHaveLength(expected.length);
    for (const [index, { value, isTail }] of expected.entries()) {
      const allowed = TOLERANCE_DEG + (isTail ? Math.abs(value) * FLOAT32_STEP : 0);
      expect(Math.abs(built[index]!.value - value)).toBeLessThanOrEqual(allowed);
    }
  });
});

describe('npm run ephemeris', () => {
  const dirs: string[] = [];
  afterAll(() => {
    for (const dir of dirs) rmSync(dir, { recursive: true });
  });

  const build = async (...args: string[]): Promise<Buffer> => {
    const dir = mkdtempSync(join(tmpdir(), 'ephemeris-'));
    dirs.push(dir);
    await promisify(execFile)(process.execPath, [join(root, 'scripts/ephemeris.mjs'), ...args, '--out', dir]);
    const manifest = JSON.parse(readFileSync(join(dir, 'ephemeris.json'), 'utf8')) as { readonly file: string };
    return readFileSync(join(dir, manifest.file));
  };

  test('makes the same of a range whatever the number of workers', async () => {
    const range = ['--from', '1999', '--to', '2001'];
    const [alone, shared] = [await build(...range, '--workers', '1'), await build(...range, '--workers', '2')];
    expect(alone.equals(shared)).toBe(true);
  });

  test.each([
    [['--from', '1599'], /--from must be a whole number from 1600 to 2400/],
    [['--from', '2000', '--to', '1999'], /--to must be a whole number from 2000 to 2400/],
    [['--from', '1999.5'], /--from must be/],
    [['--years', '3'], /Unknown option/],
  ])('refuses %j', async (args, message) => {
    await expect(build(...args)).rejects.toThrow(message);
  });
});

interface Coefficient {
  readonly value: number;
  readonly isTail: boolean;
}

function floatsOf(block: Uint8Array): Coefficient[] {
  const { buffer } = Uint8Array.from(block);
  const heads = new Float64Array(buffer);
  const tails = new Float32Array(buffer);
  const all: Coefficient[] = [];
  for (const { segments, degrees, heads: headsEach, headStart, headStride, tailStart, tailStride } of SERIES) {
    const headCount = headsEach * degrees.length;
    const tailCount = degrees.reduce((sum, degree) => sum + degree + 1 - headsEach, 0);
    for (let segment = 0; segment < segments; segment++) {
      const [head, tail] = [headStart + segment * headStride, tailStart + segment * tailStride];
      for (const value of heads.subarray(head, head + headCount)) all.push({ value, isTail: false });
      for (const value of tails.subarray(tail, tail + tailCount)) all.push({ value, isTail: true });
    }
  }
  return all;
}
