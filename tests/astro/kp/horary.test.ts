/** Cusps of horary numbers: the example of every golden case, and the sidereal time of an ascendant. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { separationDeg } from '../../../lib/astro/angle.ts';
import { ayanamsaDeg } from '../../../lib/astro/earth/ayanamsa.ts';
import { ttFromUt } from '../../../lib/astro/earth/deltaT.ts';
import { ascendantDeg, siderealDegOfAscendant } from '../../../lib/astro/earth/horizon.ts';
import { skyAt } from '../../../lib/astro/chart/sky.ts';
import { horaryAscendantDeg, horaryCusps } from '../../../lib/astro/kp/horary.ts';
import { SUBS } from '../../../lib/astro/kp/subs.ts';
import { jdFromUnixMs } from '../../../lib/astro/time.ts';
import { ephemeris } from '../../support/ephemeris.ts';
import { KP_CASES } from '../../support/kpGolden.ts';

const TOLERANCE_DEG = 2e-6;

test.each(KP_CASES.map((one) => [one.birth.id, one] as const))(
  '%s: the cusps of its number',
  (_, { birth, expected }) => {
    const unixMs = Date.parse(`${birth.date}T${birth.time}Z`) - birth.utc_offset * 3_600_000;
    const jdTT = ttFromUt(jdFromUnixMs(unixMs));
    const sky = skyAt(ephemeris, jdTT, { ayanamsa: 'krishnamurti', node: 'mean' });
    const { ascendant, cusps, number } = expected.horary_example;
    const risingDeg = horaryAscendantDeg(number, 'start');
    expect(separationDeg(risingDeg, ascendant)).toBeLessThan(TOLERANCE_DEG);
    const found = horaryCusps(risingDeg, 'placidus', {
      latitudeDeg: birth.latitude,
      obliquityDeg: sky.trueObliquityDeg,
      ayanamsaWithNutationDeg: ayanamsaDeg('krishnamurti', jdTT, ephemeris) + sky.nutationLongitudeDeg,
    });
    found.cuspsDeg!.forEach((deg, k) => {
      expect([k + 1, separationDeg(deg, cusps[k + 1]!) < TOLERANCE_DEG]).toEqual([k + 1, true]);
    });
  },
);

describe('the sidereal time of an ascendant', () => {
  test('is the one at which it rises, for every place below the polar circles', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 359.999, noNaN: true }),
        fc.double({ min: -66, max: 66, noNaN: true }),
        (deg, latitudeDeg) => {
          const obliquityDeg = 23.44;
          const siderealDeg = siderealDegOfAscendant(deg, obliquityDeg, latitudeDeg);
          expect(separationDeg(ascendantDeg(siderealDeg, obliquityDeg, latitudeDeg), deg)).toBeLessThan(1e-6);
        },
      ),
    );
  });

  test('has no cusps beyond them', () => {
    const place = { latitudeDeg: 69.6, obliquityDeg: 23.44, ayanamsaWithNutationDeg: 24 };
    expect(horaryCusps(100, 'placidus', place).cuspsDeg).toBeNull();
  });
});

test('a number names the beginning of its arc, or the middle', () => {
  for (const { endArcsec, number, startArcsec } of SUBS) {
    expect(horaryAscendantDeg(number, 'start') * 3600).toBeCloseTo(startArcsec, 6);
    expect(horaryAscendantDeg(number, 'middle') * 3600).toBeCloseTo((startArcsec + endArcsec) / 2, 6);
  }
});
