import { describe, expect, test } from '@jest/globals';
import { RAD_PER_ARCSEC, RAD_PER_DEG } from '../../../lib/astro/angle.ts';
import { deflected, massInside } from '../../../lib/astro/earth/deflection.ts';

const SUN_RADIUS_ARCSEC = 959.63;
/** The Sun stands towards +x, 1 AU away. */
const EARTH = [-1, 0, 0] as const;

/** By how much a star at an elongation in the plane z = 0 is moved away from the Sun, arcseconds. */
function bendArcsec(elongationRad: number): number {
  const [x, y] = deflected([Math.cos(elongationRad), Math.sin(elongationRad), 0], EARTH);
  return (Math.atan2(y, x) - elongationRad) / RAD_PER_ARCSEC;
}

describe('light from afar', () => {
  test('is bent by 1.75 arcsec at the limb of the Sun', () => {
    expect(bendArcsec(SUN_RADIUS_ARCSEC * RAD_PER_ARCSEC)).toBeCloseTo(1.75, 2);
  });

  test('is bent by 0.00407 arcsec at 90 degrees', () => {
    expect(bendArcsec(90 * RAD_PER_DEG)).toBeCloseTo(0.00407, 5);
  });

  test.each([5, 30, 60, 120, 170])('falls with the cotangent of half the elongation: %d degrees', (degrees) => {
    expect(bendArcsec(degrees * RAD_PER_DEG)).toBeCloseTo(0.0040719 / Math.tan((degrees / 2) * RAD_PER_DEG), 5);
  });

  test('is not bent without limit behind the Sun', () => {
    for (let part = 0.01; part < 1; part += 0.01) {
      const arcsec = bendArcsec(part * SUN_RADIUS_ARCSEC * RAD_PER_ARCSEC);
      expect(arcsec).toBeGreaterThan(0);
      expect(arcsec).toBeLessThan(4.6);
    }
  });
});

describe('mass inside a distance from the centre of the Sun', () => {
  const radii = (x: number) => massInside(x * SUN_RADIUS_ARCSEC * RAD_PER_ARCSEC, 1);

  test('the rows of the table', () => {
    expect(radii(0.05)).toBeCloseTo(0.054, 10);
    expect(radii(0.5)).toBeCloseTo(0.9378, 10);
    expect(radii(1)).toBeCloseTo(1, 10);
  });

  test('grows from nothing to all of it', () => {
    expect(radii(0)).toBe(0);
    expect(radii(0.025)).toBeCloseTo(0.054 / 4, 10);
    for (let x = 0.01; x < 1; x += 0.01) expect(radii(x + 0.01)).toBeGreaterThan(radii(x));
    expect(radii(1.5)).toBe(1);
  });

  test('looks larger from nearer', () => {
    const elongationRad = 0.25 * RAD_PER_DEG;
    expect(massInside(elongationRad, 1.5)).toBe(1);
    expect(massInside(elongationRad, 0.98)).toBeLessThan(1);
  });
});
