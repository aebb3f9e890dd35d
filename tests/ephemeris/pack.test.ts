import { readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { EphemerisPackError, openEphemeris } from '../../layers/ephemeris/index.ts';
import { BLOCK_BYTES, GRANULE_DAYS } from '../../layers/ephemeris/layout.ts';
import { BODY, EphemerisRangeError, READING_LENGTH, VALUES_PER_BODY } from '../../lib/astro/ephemeris.ts';
import { ephemeris } from '../support/ephemeris.ts';
import { smallPack, type SmallPack } from '../support/smallPack.ts';

const reading = new Float64Array(READING_LENGTH);
let pack: SmallPack;
beforeEach(() => {
  pack = smallPack();
});
afterEach(() => {
  pack.remove();
});

/** Julian day in the middle of a block of the pack. */
const insideBlock = (block: number) => pack.manifest.startJdTT + (block + 0.5) * GRANULE_DAYS;

function flipByte(position: number): void {
  const bytes = readFileSync(pack.path);
  bytes[position]! ^= 1;
  writeFileSync(pack.path, bytes);
}

function flipByteOfBlock(block: number): void {
  flipByte(pack.manifest.headerBytes + block * BLOCK_BYTES + 1000);
}

describe('a pack that is whole', () => {
  test('the committed pack matches its manifest', async () => {
    await expect(ephemeris.verify()).resolves.toBeUndefined();
    const { fromYear, toYear, bytes, sha256 } = ephemeris.manifest;
    expect([fromYear, toYear]).toEqual([1600, 2400]);
    expect(bytes).toBeLessThanOrEqual(25_000_000);
    expect(sha256).toMatch(/^[0-9a-f]{64}$/);
  });

  test('a short one gives the same values as the long one, read block by block or all at once', () => {
    const small = openEphemeris(pack.dir);
    const expected = new Float64Array(READING_LENGTH);
    for (const isPreloaded of [false, true]) {
      if (isPreloaded) small.preload();
      for (let jdTT = small.coverage.startJdTT; jdTT <= small.coverage.endJdTT; jdTT += 3.7) {
        small.readAll(jdTT, reading);
        ephemeris.readAll(jdTT, expected);
        expect([jdTT, ...reading]).toEqual([jdTT, ...expected]);
      }
    }
    small.close();
  });

  test('nothing is read after it is closed', () => {
    const small = openEphemeris(pack.dir);
    small.readAll(insideBlock(2), reading);
    small.close();
    small.close();
    expect(() => {
      small.readAll(insideBlock(2), reading);
    }).toThrow('closed');
  });
});

describe('a pack that is not whole is refused', () => {
  test.each<[string, () => void, RegExp]>([
    [
      'no manifest',
      () => {
        rmSync(join(pack.dir, 'ephemeris.json'));
      },
      /ephemeris\.json is missing/,
    ],
    [
      'a manifest that is no JSON',
      () => {
        writeFileSync(join(pack.dir, 'ephemeris.json'), '{');
      },
      /not valid JSON/,
    ],
    [
      'an empty manifest',
      () => {
        writeFileSync(join(pack.dir, 'ephemeris.json'), '{}');
      },
      /does not say/,
    ],
    [
      'no pack',
      () => {
        rmSync(pack.path);
      },
      /ephemeris-2000-2000\.bin is missing/,
    ],
    [
      'a truncated pack',
      () => {
        truncateSync(pack.path, pack.manifest.bytes - 1);
      },
      /is truncated: \d+ of \d+ bytes/,
    ],
    [
      'an empty pack',
      () => {
        truncateSync(pack.path, 0);
      },
      /is truncated: 0 of \d+ bytes/,
    ],
    [
      'a pack with more behind it',
      () => {
        truncateSync(pack.path, pack.manifest.bytes + 1);
      },
      /is too long/,
    ],
    [
      'a wrong byte in the header',
      () => {
        flipByte(30);
      },
      /is corrupt: its header/,
    ],
    [
      'a wrong byte in the table of checksums',
      () => {
        flipByte(pack.manifest.headerBytes - 20);
      },
      /is corrupt: its header/,
    ],
  ])('%s, when it is opened', (_name, spoil, message) => {
    spoil();
    const error = thrownBy(() => openEphemeris(pack.dir));
    expect(error).toBeInstanceOf(EphemerisPackError);
    expect((error as Error).message).toMatch(message);
    expect((error as Error).message).toContain('npm run ephemeris');
  });

  test('a wrong byte in a block, when that block is read, and ever after', () => {
    flipByteOfBlock(5);
    const small = openEphemeris(pack.dir);
    small.readAll(insideBlock(4), reading);
    const error = thrownBy(() => {
      small.readAll(insideBlock(5), reading);
    });
    expect(error).toBeInstanceOf(EphemerisPackError);
    expect((error as Error).message).toMatch(/ephemeris-2000-2000\.bin is corrupt: the CRC-32 of block 5 is wrong/);
    expect(
      thrownBy(() => {
        small.readAll(insideBlock(4), reading);
      }),
    ).toBe(error);
    expect(
      thrownBy(() => {
        small.readBody(BODY.moon, insideBlock(4), new Float64Array(VALUES_PER_BODY));
      }),
    ).toBe(error);
    expect(
      thrownBy(() => {
        small.preload();
      }),
    ).toBe(error);
    small.close();
  });

  test('a wrong byte in a block, when all is read at once', () => {
    flipByteOfBlock(7);
    const small = openEphemeris(pack.dir);
    const error = thrownBy(() => {
      small.preload();
    });
    expect(error).toBeInstanceOf(EphemerisPackError);
    expect(
      thrownBy(() => {
        small.readAll(insideBlock(1), reading);
      }),
    ).toBe(error);
    small.close();
  });

  test('a wrong byte anywhere, when the whole is verified', async () => {
    flipByteOfBlock(9);
    const small = openEphemeris(pack.dir);
    small.readAll(insideBlock(1), reading);
    await expect(small.verify()).rejects.toThrow(EphemerisPackError);
    expect(
      thrownBy(() => {
        small.readAll(insideBlock(1), reading);
      }),
    ).toBeInstanceOf(EphemerisPackError);
    small.close();
  });

  test('a pack cut off while it is open', () => {
    const small = openEphemeris(pack.dir);
    truncateSync(pack.path, pack.manifest.headerBytes + 3 * BLOCK_BYTES + 10);
    expect(() => {
      small.readAll(insideBlock(3), reading);
    }).toThrow(/is truncated: it ends at byte/);
    small.close();
  });
});

describe('dates', () => {
  const { startJdTT, endJdTT } = ephemeris.coverage;

  test('the years and forty days more are covered', () => {
    expect([ephemeris.coverage.startYear, ephemeris.coverage.endYear]).toEqual([1600, 2400]);
    // 1600-01-01 is JD 2305447.5, 2401-01-01 is JD 2598007.5.
    expect(startJdTT).toBeLessThanOrEqual(2305447.5 - 40);
    expect(endJdTT).toBeGreaterThanOrEqual(2598007.5 + 40);
  });

  test.each([startJdTT, startJdTT + 1e-9, endJdTT - 1e-9, endJdTT])('%d can be read', (jdTT) => {
    ephemeris.readAll(jdTT, reading);
    expect([...reading].every(Number.isFinite)).toBe(true);
  });

  test.each([startJdTT - 1e-6, endJdTT + 1e-6, 0, -1e9, 1e9, NaN, Infinity, -Infinity])('%d is refused', (jdTT) => {
    expect(() => {
      ephemeris.readAll(jdTT, reading);
    }).toThrow(EphemerisRangeError);
    expect(() => {
      ephemeris.readBody(BODY.sun, jdTT, reading);
    }).toThrow(/1600 to 2400/);
  });

  test('a refused date spoils nothing', () => {
    expect(() => {
      ephemeris.readAll(NaN, reading);
    }).toThrow(EphemerisRangeError);
    ephemeris.readAll(2451545, reading);
    // The Sun's longitude at J2000.0 is 280.4 deg: 9 days and a half past the solstice.
    expect(reading[0]).toBeCloseTo(280.37, 1);
  });
});

function thrownBy(action: () => unknown): unknown {
  try {
    action();
  } catch (error) {
    return error;
  }
  return undefined;
}
