import { describe, expect, test } from '@jest/globals';
import { ARCSEC_PER_DEG, DEG_PER_RAD, separationDeg, wrap360 } from '../../../lib/astro/angle.ts';
import type { Vector3 } from '../../../lib/astro/earth/matrix.ts';
import { apparentStar, geometricStar } from '../../../lib/astro/earth/star.ts';
import { BODY, VALUES_PER_BODY } from '../../../lib/astro/ephemeris.ts';
import { J2000_JD } from '../../../lib/astro/time.ts';
import { ephemeris } from '../../support/ephemeris.ts';

const longitudeDeg = ([x, y]: Vector3) => wrap360(Math.atan2(y, x) * DEG_PER_RAD);
const latitudeDeg = ([, , z]: Vector3) => Math.asin(z) * DEG_PER_RAD;

function sunDeg(jdTT: number): number {
  const reading = new Float64Array(VALUES_PER_BODY);
  ephemeris.readBody(BODY.sun, jdTT, reading);
  return reading[0]!;
}

describe('Spica', () => {
  const days = Array.from({ length: 73 }, (_, index) => J2000_JD + index * 5);
  const swings = days.map((jdTT) => {
    const seenDeg = longitudeDeg(apparentStar('spica', jdTT, ephemeris));
    const starDeg = longitudeDeg(geometricStar('spica', jdTT));
    return { jdTT, starDeg, swingArcsec: (seenDeg - starDeg) * ARCSEC_PER_DEG };
  });

  test('stands at longitude 203.84, latitude -2.05 in 2000', () => {
    // By hand from RA 201.2983, Dec -11.1613, obliquity 23.4393.
    expect(separationDeg(longitudeDeg(geometricStar('spica', J2000_JD)), 203.8414)).toBeLessThan(0.001);
    expect(Math.abs(latitudeDeg(geometricStar('spica', J2000_JD)) + 2.0545)).toBeLessThan(0.001);
  });

  test('swings by the aberration of Meeus, Astronomical Algorithms, eq. 23.2, without the excentricity', () => {
    for (const { jdTT, starDeg, swingArcsec } of swings) {
      const fromSunRad = (sunDeg(jdTT) - starDeg) / DEG_PER_RAD;
      // 20.49552 cos(Sun - star) / cos(latitude); the excentric orbit adds 0.34 arcsec, parallax 0.013.
      expect(Math.abs(swingArcsec + (20.49552 * Math.cos(fromSunRad)) / Math.cos(2.0545 / DEG_PER_RAD))).toBeLessThan(
        0.37,
      );
    }
  });
});

test('a star moves by its proper motion', () => {
  // zeta Piscium over a century, against precession of 5028.80 + 1.11 arcsec.
  const [then, now] = [J2000_JD + 36525, J2000_JD].map((jdTT) => geometricStar('zetaPiscium', jdTT));
  const precessionArcsec = 5028.796195 + 1.1054348;
  const shiftArcsec = (longitudeDeg(then!) - longitudeDeg(now!)) * ARCSEC_PER_DEG - precessionArcsec;
  // The ecliptic leaves the parallel there at 22.17 degrees: 145 cos - 55.69 sin = 113.3 mas a year. The turning of the
  // ecliptic itself adds up to 47 arcsec x tan(latitude 0.213 deg) = 0.17 arcsec.
  expect(Math.abs(shiftArcsec - 11.33)).toBeLessThan(0.18);
});
