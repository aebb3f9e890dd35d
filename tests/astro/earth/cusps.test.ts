import { describe, expect, test } from '@jest/globals';
import { DEG_PER_RAD, RAD_PER_DEG, separationDeg, wrap360 } from '../../../lib/astro/angle.ts';
import {
  HOUSE_SYSTEMS,
  siderealHouseCusps,
  type DividedHouses,
  type HouseSystem,
} from '../../../lib/astro/earth/cusps.ts';
import { ascendantDeg, midheavenDeg, type Horizon } from '../../../lib/astro/earth/horizon.ts';

const OBLIQUITY_DEG = 23.44;

function horizonOf(localSiderealDeg: number, latitudeDeg: number, obliquityDeg = OBLIQUITY_DEG): Horizon {
  return {
    ascendantDeg: ascendantDeg(localSiderealDeg, obliquityDeg, latitudeDeg),
    midheavenDeg: midheavenDeg(localSiderealDeg, obliquityDeg),
    localSiderealDeg,
    obliquityDeg,
    latitudeDeg,
  };
}

function dividedHouses(system: HouseSystem, horizon: Horizon, ayanamsaDeg = 0): DividedHouses {
  const houses = siderealHouseCusps(system, horizon, ayanamsaDeg);
  if (houses.cuspsDeg === null) throw new Error(`${system} has no houses at ${horizon.latitudeDeg}`);
  return houses;
}

const SIDEREAL_TIMES_DEG = Array.from({ length: 24 }, (_, hour) => hour * 15 + 0.7);
const LATITUDES_DEG = [-66, -45, -0.001, 0, 13, 28.6, 51.5, 60, 66.5];

describe('systems that count from the sidereal ascendant', () => {
  // Tropical ascendant 40, ayanamsa 24: sidereal 16 Aries.
  const horizon: Horizon = { ...horizonOf(0, 0), ascendantDeg: 40 };

  test('whole_sign begins with the sign of the ascendant', () => {
    const { cuspsDeg, middlesDeg } = dividedHouses('whole_sign', horizon, 24);
    expect(cuspsDeg).toEqual([0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330]);
    expect(middlesDeg).toEqual([15, 45, 75, 105, 135, 165, 195, 225, 255, 285, 315, 345]);
  });

  test('equal begins with the degree of the ascendant', () => {
    const { cuspsDeg, middlesDeg } = dividedHouses('equal', horizon, 24);
    expect(cuspsDeg).toEqual([16, 46, 76, 106, 136, 166, 196, 226, 256, 286, 316, 346]);
    expect(middlesDeg).toEqual([31, 61, 91, 121, 151, 181, 211, 241, 271, 301, 331, 1]);
  });

  test('equal_madhya has the degree of the ascendant in the middle of the first', () => {
    const { cuspsDeg, middlesDeg } = dividedHouses('equal_madhya', horizon, 24);
    expect(cuspsDeg).toEqual([1, 31, 61, 91, 121, 151, 181, 211, 241, 271, 301, 331]);
    expect(middlesDeg).toEqual([16, 46, 76, 106, 136, 166, 196, 226, 256, 286, 316, 346]);
  });

  test('equal_madhya of an ascendant at 10 Aries begins in the sign before', () => {
    const { cuspsDeg, middlesDeg } = dividedHouses('equal_madhya', { ...horizon, ascendantDeg: 34 }, 24);
    expect(cuspsDeg).toEqual([355, 25, 55, 85, 115, 145, 175, 205, 235, 265, 295, 325]);
    expect(middlesDeg[0]).toBe(10);
  });
});

describe('sripati', () => {
  test('by hand: ascendant 100, midheaven 10', () => {
    // Thirds of 90 degrees between midheaven and ascendant; sandhis halfway between the middles.
    const { cuspsDeg, middlesDeg } = dividedHouses('sripati', {
      ...horizonOf(0, 0),
      ascendantDeg: 100,
      midheavenDeg: 10,
    });
    expect(middlesDeg).toEqual([100, 130, 160, 190, 220, 250, 280, 310, 340, 10, 40, 70]);
    expect(cuspsDeg).toEqual([85, 115, 145, 175, 205, 235, 265, 295, 325, 355, 25, 55]);
  });

  test('by hand: ascendant 120, midheaven 0, ayanamsa 24', () => {
    // East: 120 / 3 = 40 degrees a house; west: 60 / 3 = 20. Everything 24 less.
    const { cuspsDeg, middlesDeg } = dividedHouses(
      'sripati',
      { ...horizonOf(0, 0), ascendantDeg: 120, midheavenDeg: 0 },
      24,
    );
    expect(middlesDeg).toEqual([96, 116, 136, 156, 196, 236, 276, 296, 316, 336, 16, 56]);
    expect(cuspsDeg).toEqual([76, 106, 126, 146, 176, 216, 256, 286, 306, 326, 356, 36]);
  });

  test('exists at every latitude', () => {
    for (const latitudeDeg of [...LATITUDES_DEG, 70, 89, 90, -90]) {
      for (const theta of SIDEREAL_TIMES_DEG) {
        const { cuspsDeg } = dividedHouses('sripati', horizonOf(theta, latitudeDeg));
        expect(cuspsDeg.every((deg) => deg >= 0 && deg < 360)).toBe(true);
      }
    }
  });
});

describe('placidus', () => {
  const cusps = SIDEREAL_TIMES_DEG.flatMap((theta) =>
    LATITUDES_DEG.map((latitudeDeg) => {
      const horizon = horizonOf(theta, latitudeDeg);
      return { horizon, cuspsDeg: dividedHouses('placidus', horizon).cuspsDeg };
    }),
  );

  test('stands on horizon and meridian, and opposite itself', () => {
    for (const { horizon, cuspsDeg } of cusps) {
      expect(separationDeg(cuspsDeg[0]!, horizon.ascendantDeg)).toBeLessThan(1e-9);
      expect(separationDeg(cuspsDeg[9]!, horizon.midheavenDeg)).toBeLessThan(1e-9);
      for (let house = 0; house < 6; house++) {
        expect(separationDeg(cuspsDeg[house]!, cuspsDeg[house + 6]!)).toBeCloseTo(180, 9);
      }
    }
  });

  // House, and which part of its semi-arc a cusp has left between itself and the upper or the lower meridian.
  test.each([
    [11, 'diurnal', 1 / 3],
    [12, 'diurnal', 2 / 3],
    [2, 'nocturnal', 2 / 3],
    [3, 'nocturnal', 1 / 3],
  ] as const)('cusp %i divides its own %s semi-arc', (house, arc, part) => {
    for (const { horizon, cuspsDeg } of cusps) {
      const lambda = cuspsDeg[house - 1]! * RAD_PER_DEG;
      const eps = horizon.obliquityDeg * RAD_PER_DEG;
      const raDeg = Math.atan2(Math.sin(lambda) * Math.cos(eps), Math.cos(lambda)) * DEG_PER_RAD;
      const declination = Math.asin(Math.sin(eps) * Math.sin(lambda));
      const diurnalDeg = Math.acos(-Math.tan(horizon.latitudeDeg * RAD_PER_DEG) * Math.tan(declination)) * DEG_PER_RAD;
      const eastOfMeridianDeg = wrap360(raDeg - horizon.localSiderealDeg);
      const expectedDeg = arc === 'diurnal' ? part * diurnalDeg : 180 - part * (180 - diurnalDeg);
      expect(Math.abs(eastOfMeridianDeg - expectedDeg)).toBeLessThan(1e-9);
    }
  });

  test('is in order, house after house', () => {
    for (const { cuspsDeg } of cusps) {
      const arcs = cuspsDeg.map((deg, index) => wrap360(cuspsDeg[(index + 1) % 12]! - deg));
      expect(arcs.reduce((sum, arc) => sum + arc, 0)).toBeCloseTo(360, 9);
    }
  });

  test('is moved by the ayanamsa as a whole', () => {
    const horizon = horizonOf(123, 28.6);
    const tropical = dividedHouses('placidus', horizon).cuspsDeg;
    const sidereal = dividedHouses('placidus', horizon, 24.2).cuspsDeg;
    sidereal.forEach((deg, index) => expect(wrap360(tropical[index]! - 24.2)).toBeCloseTo(deg, 10));
  });

  test.each([66.57, 75, 90, -66.57, -90])('has no houses at latitude %d', (latitudeDeg) => {
    expect(siderealHouseCusps('placidus', horizonOf(100, latitudeDeg), 24)).toEqual({
      system: 'placidus',
      cuspsDeg: null,
      middlesDeg: null,
      reason: 'polar_latitude',
    });
  });
});

test.each(HOUSE_SYSTEMS)('%s: middles lie inside their houses', (system) => {
  for (const theta of SIDEREAL_TIMES_DEG) {
    const { cuspsDeg, middlesDeg } = dividedHouses(system, horizonOf(theta, 40), 24);
    cuspsDeg.forEach((cuspDeg, index) => {
      const arcDeg = wrap360(cuspsDeg[(index + 1) % 12]! - cuspDeg);
      expect(wrap360(middlesDeg[index]! - cuspDeg)).toBeLessThan(arcDeg);
    });
  }
});
