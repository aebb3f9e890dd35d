import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { ARCSEC_PER_DEG, separationDeg } from '../../../lib/astro/angle.ts';
import { AYANAMSA_IDS, AYANAMSAS, ayanamsaDeg, type AyanamsaId } from '../../../lib/astro/earth/ayanamsa.ts';
import { NUTATION_LONGITUDE, READING_LENGTH, type Ephemeris } from '../../../lib/astro/ephemeris.ts';
import { J2000_JD } from '../../../lib/astro/time.ts';
import { ephemeris } from '../../support/ephemeris.ts';

const golden = JSON.parse(readFileSync(new URL('../../golden/ephemeris/ayanamsa.json', import.meta.url), 'utf8')) as {
  meta: { jd_tt: number[] };
  rows: { id: number; name: string; mean: number[]; true: number[] }[];
};

const TOLERANCE_ARCSEC = { epoch: 0.00015, star: 0.05 };

const modes = golden.rows.map((row) => {
  const id = AYANAMSA_IDS.find((candidate) => AYANAMSAS[candidate].swissEphemerisId === row.id);
  if (id === undefined) throw new Error(`No ayanamsa for mode ${row.id}, ${row.name}`);
  return { ...row, id };
});

const errorArcsec = (id: AyanamsaId, jdTT: number, degrees: number, nutationDeg = 0) =>
  separationDeg(ayanamsaDeg(id, jdTT, ephemeris) + nutationDeg, degrees) * ARCSEC_PER_DEG;

test('offers every mode of the reference once', () => {
  expect(modes).toHaveLength(47);
  expect(new Set(modes.map(({ id }) => id)).size).toBe(AYANAMSA_IDS.length);
});

describe.each(modes)('$id, mode of the reference: $name', ({ id, mean, true: withNutation }) => {
  const toleranceArcsec = TOLERANCE_ARCSEC[AYANAMSAS[id].kind];

  test('mean', () => {
    golden.meta.jd_tt.forEach((jdTT, index) => {
      expect(errorArcsec(id, jdTT, mean[index]!)).toBeLessThan(toleranceArcsec);
    });
  });

  test('with nutation', () => {
    const reading = new Float64Array(READING_LENGTH);
    golden.meta.jd_tt.forEach((jdTT, index) => {
      ephemeris.readAll(jdTT, reading);
      const nutationDeg = reading[NUTATION_LONGITUDE]!;
      expect(errorArcsec(id, jdTT, withNutation[index]!, nutationDeg)).toBeLessThan(toleranceArcsec + 0.0005);
    });
  });
});

test('the ids of the contract are here', () => {
  expect(AYANAMSA_IDS).toEqual(
    expect.arrayContaining([
      'lahiri',
      'true_chitra',
      'raman',
      'krishnamurti',
      'yukteshwar',
      'fagan_bradley',
      'true_pushya',
      'surya_siddhanta',
    ]),
  );
});

test('an epoch ayanamsa asks nothing of the ephemeris', () => {
  const untouchable = {
    coverage: ephemeris.coverage,
    readAll: () => expect(true).toBe(false),
    readBody: () => expect(true).toBe(false),
    readNutation: () => expect(true).toBe(false),
  } satisfies Ephemeris;
  // 85885.53237 arcsec at J2000.0.
  expect(ayanamsaDeg('lahiri', J2000_JD, untouchable)).toBeCloseTo(23.8570923, 7);
});
