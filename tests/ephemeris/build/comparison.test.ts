import { expect, test } from '@jest/globals';
import {
  COMPARED_BODIES,
  differences,
  type ApparentPlace,
  type ComparedBody,
  type HorizonsRow,
} from '../../../layers/ephemeris/build/fit/comparison.ts';

const ARCSEC_DEG = 1 / 3600;
const PLACES: Readonly<Record<ComparedBody, ApparentPlace>> = {
  sun: [100, 0, 1],
  moon: [10, 5, 0.0025],
  mercury: [80, 2, 1.2],
  venus: [140, -1, 0.8],
  mars: [220, 1, 1.5],
  jupiter: [300, -1, 5],
  saturn: [359.9999, 2, 9],
};
const row: HorizonsRow = { jd_tt: 2451545, ...PLACES };

/** The golden places turned by an offset and a tilt, in arcseconds. */
function turned(offset: number, a: number, b: number) {
  return (body: ComparedBody): ApparentPlace => {
    const [longitudeDeg, latitudeDeg, distanceAU] = PLACES[body];
    const angle = (longitudeDeg * Math.PI) / 180;
    return [
      (longitudeDeg + offset * ARCSEC_DEG) % 360,
      latitudeDeg + (a * Math.sin(angle) + b * Math.cos(angle)) * ARCSEC_DEG,
      distanceAU,
    ];
  };
}

test('an offset of the equinox and a tilt of the ecliptic are taken out whole', () => {
  const found = differences(row, turned(12, 0.4, -0.3));
  expect([...found.keys()]).toEqual([...COMPARED_BODIES]);
  for (const { distance, latitudeArcsec, longitudeArcsec } of found.values()) {
    expect(longitudeArcsec).toBeCloseTo(0, 7);
    expect(latitudeArcsec).toBeCloseTo(0, 7);
    expect(distance).toBe(0);
  }
});

test('the error of one body stays with it', () => {
  const even = turned(12, 0.4, -0.3);
  const found = differences(row, (body) => {
    const [longitudeDeg, latitudeDeg, distanceAU] = even(body);
    return body === 'mars' ? [longitudeDeg + 0.5 * ARCSEC_DEG, latitudeDeg, distanceAU * 1.001] : even(body);
  });
  expect(found.get('mars')!.longitudeArcsec).toBeCloseTo(0.5, 7);
  expect(found.get('mars')!.distance).toBeCloseTo(0.001, 12);
  expect(found.get('venus')!.longitudeArcsec).toBeCloseTo(0, 7);
});

test.each([
  [0.59, false],
  [0.61, true],
])('a planet %d degrees from the Sun is compared: %s', (elongationDeg, isCompared) => {
  const near = { ...row, venus: [100 + elongationDeg * 0.6, -elongationDeg * 0.8, 1.7] as const };
  expect(differences(near, (body) => near[body]).has('venus')).toBe(isCompared);
});
