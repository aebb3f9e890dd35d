import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { ARCSEC_PER_DEG, DEG_PER_RAD, separationDeg } from '../../../lib/astro/angle.ts';
import { ttFromUt } from '../../../lib/astro/earth/deltaT.ts';
import { gastDeg, localSiderealDeg } from '../../../lib/astro/earth/siderealTime.ts';
import { jdFromDate } from '../../../lib/astro/time.ts';

const golden = JSON.parse(readFileSync(new URL('../../golden/ephemeris/ascendant.json', import.meta.url), 'utf8')) as {
  rows: { jd_ut: number; lon: number; armc: number; nutLon: number; trueObliquity: number }[];
};

test('agrees with the reference on 200 meridians', () => {
  expect(golden.rows).toHaveLength(200);
  for (const { jd_ut: jdUT, lon, armc, nutLon, trueObliquity } of golden.rows) {
    const siderealDeg = localSiderealDeg(jdUT, ttFromUt(jdUT), nutLon, trueObliquity, lon);
    expect(separationDeg(siderealDeg, armc) * ARCSEC_PER_DEG).toBeLessThan(0.001);
  }
});

test('gives the example in Meeus, Astronomical Algorithms, 12.a', () => {
  // 1987 April 10, 0h UT: nutation -3.788 arcsec, obliquity 23 deg 26 min 36.85 s, sidereal time 13h 10m 46.1351s.
  // The book's precession (IAU 1982) was 0.05 arcsec behind by then.
  const jdUT = jdFromDate(1987, 4, 10);
  const siderealDeg = gastDeg(jdUT, ttFromUt(jdUT), -3.788 / ARCSEC_PER_DEG, 23 + 26 / 60 + 36.85 / 3600);
  expect(separationDeg(siderealDeg, 15 * (13 + 10 / 60 + 46.1351 / 3600)) * ARCSEC_PER_DEG).toBeLessThan(0.06);
});

test('gives what the IAU library SOFA prints for 2006 January 1', () => {
  // iauGst06a(2400000.5, 53736, 2400000.5, 53736), with the nutation of iauNut06a and the obliquity of iauObl06 there.
  const [nutationRad, meanObliquityRad, gastRad] = [-9.630912025820309e-6, 0.4090749229387258, 1.7541661376750191];
  const degrees = (rad: number) => rad * DEG_PER_RAD;
  const siderealDeg = gastDeg(2453736.5, 2453736.5, degrees(nutationRad), degrees(meanObliquityRad));
  expect(separationDeg(siderealDeg, degrees(gastRad)) * ARCSEC_PER_DEG).toBeLessThan(0.0005);
});

test('grows by the longitude of the place, east positive, and stays below 360', () => {
  const jdUT = jdFromDate(2024, 3, 20);
  const [atGreenwich, inDelhi] = [0, 77.2].map((lon) => localSiderealDeg(jdUT, ttFromUt(jdUT), 0, 23.44, lon));
  expect(atGreenwich! + 77.2).toBeCloseTo(inDelhi!, 10);
  expect(localSiderealDeg(jdUT, ttFromUt(jdUT), 0, 23.44, 359.9)).toBeLessThan(360);
});
