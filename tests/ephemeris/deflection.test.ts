import { describe, expect, test } from '@jest/globals';
import { addDeflection } from '../../layers/ephemeris/deflection.ts';

/** Longitude and latitude in arcseconds by which a place is shifted. The Sun stands at longitude 350, 1 AU away. */
function shiftArcsec(fromSunDeg: number, latitudeDeg: number, distanceAU: number): readonly [number, number] {
  const place = Float64Array.of((350 + fromSunDeg) % 360, latitudeDeg, distanceAU, 0);
  const [longitude, latitude] = place;
  addDeflection(Float64Array.of(350, 0, 1, 0), place, 0);
  return [(place[0]! - longitude!) * 3600, (place[1]! - latitude!) * 3600];
}

const FAR_AU = 1e6;
/** Half the width of the solar disc at 1 AU, 959.63 arcsec. */
const ELEMENT_DEG = 959.63 / 3600;

describe('light deflection', () => {
  test('bends light from afar by 1.75 arcsec at the limb, away from the Sun', () => {
    expect(shiftArcsec(ELEMENT_DEG, 0, FAR_AU)[0]).toBeCloseTo(1.7505, 3);
    expect(shiftArcsec(-ELEMENT_DEG, 0, FAR_AU)[0]).toBeCloseTo(-1.7505, 3);
    expect(shiftArcsec(0, ELEMENT_DEG, FAR_AU)[1]).toBeCloseTo(1.7505, 3);
    expect(shiftArcsec(0, -ELEMENT_DEG, FAR_AU)[1]).toBeCloseTo(-1.7505, 3);
  });

  test('bends light from afar by 0.00407 arcsec at a right angle, and goes with the cotangent of half the angle', () => {
    expect(shiftArcsec(90, 0, FAR_AU)[0]).toBeCloseTo(0.004072, 6);
    // 0.004072 / tan(15 deg)
    expect(shiftArcsec(30, 0, FAR_AU)[0]).toBeCloseTo(0.015197, 5);
  });

  test('leaves a planet before the Sun where it is', () => {
    const [longitude, latitude] = shiftArcsec(1, 1, 0.3);
    expect(Math.hypot(longitude, latitude)).toBeLessThan(0.0001);
  });

  test('goes with the tangent of half the angle at the Sun', () => {
    // A planet at 1 AU from the Sun and 90 deg from the Earth as seen from there: 45 deg elongation, sqrt 2 away.
    expect(shiftArcsec(45, 0, Math.SQRT2)[0]).toBeCloseTo(0.004072, 6);
  });

  test('fades to nothing behind the middle of the solar disc', () => {
    expect(shiftArcsec(0.0001, 0, 10)[0]).toBeLessThan(0.02);
    expect(shiftArcsec(0, 0, 10)).toEqual([0, 0]);
  });
});
