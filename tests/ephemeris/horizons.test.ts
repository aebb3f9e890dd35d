import { describe, expect, test } from '@jest/globals';
import {
  COMPARED_BODIES,
  differences,
  type ComparedBody,
  type Difference,
  type HorizonsRow,
} from '../../layers/ephemeris/build/fit/comparison.ts';
import { BODY, NUTATION_LONGITUDE, READING_LENGTH, VALUES_PER_BODY } from '../../lib/astro/ephemeris.ts';
import { ephemeris } from '../support/ephemeris.ts';
import { golden } from '../support/golden.ts';

const { rows } = golden<{ readonly rows: readonly HorizonsRow[] }>('ephemeris/horizons-de441');

/** Largest and root mean square difference in longitude, arcseconds: just above what is reached. */
const LONGITUDE: Readonly<Record<ComparedBody, readonly [largest: number, rms: number]>> = {
  sun: [0.008, 0.0017],
  moon: [0.016, 0.004],
  mercury: [0.011, 0.0022],
  venus: [0.018, 0.0031],
  mars: [0.02, 0.0043],
  jupiter: [0.016, 0.0034],
  saturn: [0.012, 0.0036],
};
/** The same in latitude. */
const LATITUDE: Readonly<Record<ComparedBody, readonly [largest: number, rms: number]>> = {
  sun: [0.005, 0.0012],
  moon: [0.009, 0.0027],
  mercury: [0.006, 0.0013],
  venus: [0.012, 0.002],
  mars: [0.016, 0.0024],
  jupiter: [0.009, 0.0022],
  saturn: [0.008, 0.0022],
};
/** As parts of the distance; the nine decimals of Horizons are 4e-7 of that of the Moon, half of it either way. */
const DISTANCE: Readonly<Record<ComparedBody, number>> = {
  sun: 5e-8,
  moon: 2.5e-7,
  mercury: 6e-8,
  venus: 9e-8,
  mars: 1.2e-7,
  jupiter: 8e-8,
  saturn: 8e-8,
};

const found = rows.map(differencesOf);

test('779 dates from 1972 to 2100, from which next to nothing is left out', () => {
  expect(rows).toHaveLength(779);
  for (const body of COMPARED_BODIES) expect([body, of(body).length >= 778]).toEqual([body, true]);
});

describe.each(COMPARED_BODIES)('%s by JPL Horizons', (body) => {
  test.each<[string, keyof Difference, readonly [number, number]]>([
    ['longitude', 'longitudeArcsec', LONGITUDE[body]],
    ['latitude', 'latitudeArcsec', LATITUDE[body]],
  ])('%s', (_name, coordinate, [largest, rms]) => {
    const left = of(body).map((difference) => difference[coordinate]);
    expect(Math.max(...left.map(Math.abs))).toBeLessThan(largest);
    expect(Math.sqrt(left.reduce((sum, value) => sum + value * value, 0) / left.length)).toBeLessThan(rms);
  });

  test('distance', () => {
    expect(Math.max(...of(body).map(({ distance }) => Math.abs(distance)))).toBeLessThan(DISTANCE[body]);
  });
});

function of(body: ComparedBody): Difference[] {
  return found.flatMap((differencesOfDate) => differencesOfDate.get(body) ?? []);
}

/** The golden longitudes are on the true equinox, so nutation is added to ours. */
function differencesOf(row: HorizonsRow): ReadonlyMap<ComparedBody, Difference> {
  const reading = new Float64Array(READING_LENGTH);
  ephemeris.readAll(row.jd_tt, reading);
  return differences(row, (body) => {
    const at = BODY[body] * VALUES_PER_BODY;
    return [reading[at]! + reading[NUTATION_LONGITUDE]!, reading[at + 1]!, reading[at + 2]!];
  });
}
