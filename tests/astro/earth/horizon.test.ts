import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { ARCSEC_PER_DEG, separationDeg, wrap180 } from '../../../lib/astro/angle.ts';
import { ayanamsaDeg } from '../../../lib/astro/earth/ayanamsa.ts';
import { ttFromUt } from '../../../lib/astro/earth/deltaT.ts';
import { ascendantDeg, eclipticDegAt, midheavenDeg } from '../../../lib/astro/earth/horizon.ts';
import { meanObliquityDeg } from '../../../lib/astro/earth/obliquity.ts';
import { localSiderealDeg } from '../../../lib/astro/earth/siderealTime.ts';
import { NUTATION_LONGITUDE, NUTATION_OBLIQUITY, READING_LENGTH } from '../../../lib/astro/ephemeris.ts';
import { ephemeris } from '../../support/ephemeris.ts';

interface Row {
  jd_ut: number;
  lat: number;
  lon: number;
  sidAsc: number;
  sidMc: number;
  kind: string;
  armc: number;
  tropAsc: number;
  tropMc: number;
  trueObliquity: number;
}

const golden = JSON.parse(readFileSync(new URL('../../golden/ephemeris/ascendant.json', import.meta.url), 'utf8')) as {
  rows: Row[];
};

test.each(golden.rows)('meets the ecliptic where the reference does: latitude $lat, sidereal time $armc', (row) => {
  const horizonDeg = ascendantDeg(row.armc, row.trueObliquity, row.lat);
  const meridianDeg = midheavenDeg(row.armc, row.trueObliquity);
  expect(separationDeg(horizonDeg, row.tropAsc) * ARCSEC_PER_DEG).toBeLessThan(0.002);
  expect(separationDeg(meridianDeg, row.tropMc) * ARCSEC_PER_DEG).toBeLessThan(0.001);
});

test('from Universal Time to the sidereal ascendant, with our own Delta T, nutation and ayanamsa', () => {
  const reading = new Float64Array(READING_LENGTH);
  expect(golden.rows).toHaveLength(200);
  for (const { jd_ut: jdUT, lat, lon, sidAsc, sidMc } of golden.rows) {
    const jdTT = ttFromUt(jdUT);
    ephemeris.readAll(jdTT, reading);
    const nutationDeg = reading[NUTATION_LONGITUDE]!;
    const obliquityDeg = meanObliquityDeg(jdTT) + reading[NUTATION_OBLIQUITY]!;
    const siderealDeg = localSiderealDeg(jdUT, jdTT, nutationDeg, obliquityDeg, lon);
    const ayanamsaWithNutationDeg = ayanamsaDeg('lahiri', jdTT, ephemeris) + nutationDeg;
    const risingDeg = ascendantDeg(siderealDeg, obliquityDeg, lat) - ayanamsaWithNutationDeg;
    const culminatingDeg = midheavenDeg(siderealDeg, obliquityDeg) - ayanamsaWithNutationDeg;
    expect(separationDeg(risingDeg, sidAsc) * ARCSEC_PER_DEG).toBeLessThan(0.002);
    expect(separationDeg(culminatingDeg, sidMc) * ARCSEC_PER_DEG).toBeLessThan(0.001);
  }
});

describe('at the equator, with the equinox on the meridian', () => {
  test('the solstice rises', () => expect(ascendantDeg(0, 23.44, 0)).toBeCloseTo(90, 10));
  test('the equinox culminates', () => expect(midheavenDeg(0, 23.44)).toBeCloseTo(0, 10));
});

test.each([90, -90])('at latitude %d the ascendant is an equinox, ahead of the midheaven', (latitudeDeg) => {
  for (let theta = 1; theta < 360; theta += 7) {
    const risingDeg = ascendantDeg(theta, 23.44, latitudeDeg);
    expect(Math.min(separationDeg(risingDeg, 0), separationDeg(risingDeg, 180))).toBeLessThan(1e-6);
    expect(wrap180(risingDeg - midheavenDeg(theta, 23.44))).toBeGreaterThanOrEqual(0);
  }
});

test('a point of the ecliptic has the right ascension it was looked up by', () => {
  // tan(right ascension) = tan(longitude) cos(obliquity); by hand for longitude 45, obliquity 60: atan(1 / 2).
  expect(eclipticDegAt((Math.atan(0.5) * 180) / Math.PI, 60)).toBeCloseTo(45, 12);
});
