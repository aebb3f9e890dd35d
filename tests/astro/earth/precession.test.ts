import { describe, expect, test } from '@jest/globals';
import { rotate, type Matrix3 } from '../../../lib/astro/earth/matrix.ts';
import { meanObliquityDeg } from '../../../lib/astro/earth/obliquity.ts';
import { eclipticPrecessionMatrix, precessionMatrix } from '../../../lib/astro/earth/precession.ts';
import { RAD_PER_DEG } from '../../../lib/astro/angle.ts';
import { J2000_JD } from '../../../lib/astro/time.ts';

const jdOfJulianEpoch = (year: number) => J2000_JD + (year - 2000) * 365.25;

/** Values printed in the self-test of ERFA, the free edition of the IAU's SOFA library. */
describe('long-term precession, as the IAU routines have it', () => {
  test('the matrix of 1666.666 (eraLtp)', () => {
    expectAll(
      precessionMatrix(jdOfJulianEpoch(1666.666)),
      [
        0.9967044141159214, 0.0743780189319321, 0.03237624409345603, -0.07437802731819618, 0.9972293894454534,
        -0.0012057688427235932, -0.03237622482766576, -0.001206286039697609, 0.9994750246704011,
      ],
    );
  });

  test('the pole of the equator of -2500 (eraLtpequ)', () => {
    expectAll(
      precessionMatrix(jdOfJulianEpoch(-2500)).slice(6),
      [-0.35866525602373267, -0.19969789107711286, 0.911855244225082],
    );
  });

  test('the pole of the ecliptic of -1500 (eraLtpecl)', () => {
    expectAll(
      eclipticPrecessionMatrix(jdOfJulianEpoch(-1500)).slice(6),
      [0.00047686256764770964, -0.40522595330918754, 0.9142164401096448],
    );
  });

  test('the mean obliquity of JD 2454388.5 (eraObl06)', () => {
    expect(Math.abs(meanObliquityDeg(2454388.5) * RAD_PER_DEG - 0.4090749229387258)).toBeLessThan(1e-14);
  });
});

test.each([1600, 2000, 2400])('the equator and the ecliptic of %d cross at the mean obliquity', (year) => {
  const jdTT = jdOfJulianEpoch(year);
  const equatorPole = precessionMatrix(jdTT).slice(6) as unknown as readonly [number, number, number];
  const [x, y, z] = rotate(eclipticPrecessionMatrix(jdTT), equatorPole);
  expect(Math.abs(x)).toBeLessThan(1e-15);
  // The polynomial and the long-term series are two fits: 0.005 arcsec apart at the ends.
  expect(Math.abs(Math.atan2(y, z) / RAD_PER_DEG - meanObliquityDeg(jdTT)) * 3600).toBeLessThan(0.006);
});

function expectAll(actual: Matrix3 | readonly number[], expected: readonly number[]): void {
  expect(actual).toHaveLength(expected.length);
  expected.forEach((value, index) => {
    expect(Math.abs(actual[index]! - value)).toBeLessThan(1e-14);
  });
}
