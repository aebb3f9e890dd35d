import { describe, expect, test } from '@jest/globals';
import { displacements } from '../../../layers/ephemeris/build/elements.ts';
import { refitted } from '../../../layers/ephemeris/build/fit/main.ts';
import type { HorizonsRow } from '../../../layers/ephemeris/build/fit/comparison.ts';
import { refinementOf, refiner, termValues, type RefinedBody } from '../../../layers/ephemeris/build/refinement.ts';
import { wrap180 } from '../../../lib/astro/angle.ts';
import { BODY, VALUES_PER_BODY } from '../../../lib/astro/ephemeris.ts';
import { J2000_JD, jdFromDate } from '../../../lib/astro/time.ts';
import { ephemeris } from '../../support/ephemeris.ts';
import { golden } from '../../support/golden.ts';

const PLACE = { longitude: 1, latitude: 0.01, radius: 1.5 };
const REFINED: readonly RefinedBody[] = ['moon', 'mars', 'jupiter', 'saturn'];

describe('displacements are those of an ellipse by the equation of Kepler', () => {
  const [k, h] = [0.04849485 * cosDeg(14.331309), 0.04849485 * sinDeg(14.331309)];
  const STEP = 1e-6;

  test.each([0, 40, 95, 170, 230, 300])('Jupiter at mean longitude %d', (meanDeg) => {
    const mean = (meanDeg * Math.PI) / 180;
    const at = keplerian(mean, k, h);
    const found = displacements('jupiter', { longitude: at.longitude, latitude: 0, radius: at.radius }, J2000_JD);
    const moved = {
      meanLongitude: keplerian(mean + STEP, k, h),
      k: keplerian(mean, k + STEP, h),
      h: keplerian(mean, k, h + STEP),
    };
    for (const element of ['meanLongitude', 'k', 'h'] as const) {
      expect(found[element].longitude).toBeCloseTo((moved[element].longitude - at.longitude) / STEP, 4);
      expect(found[element].radius).toBeCloseTo((moved[element].radius / at.radius - 1) / STEP, 4);
    }
  });

  test('a node and an inclination lift a planet by their p and q', () => {
    const { p, q } = displacements('mars', PLACE, J2000_JD);
    const [inclination, node] = [0.03, 0.7];
    const lifted = inclination * (Math.sin(node) * p.latitude + Math.cos(node) * q.latitude);
    expect(lifted).toBeCloseTo(inclination * Math.sin(PLACE.longitude - node), 12);
  });
});

test.each([2451545, 2454321.5, 2458849.25, 2461000])(
  'the Moon of day %d is moved along the way that it goes',
  (jdTT) => {
    const [before, after] = [jdTT - 0.01, jdTT + 0.01].map((day) => {
      const reading = new Float64Array(VALUES_PER_BODY);
      ephemeris.readBody(BODY.moon, day, reading);
      return reading;
    }) as [Float64Array, Float64Array];
    const place = { longitude: (before[0]! * Math.PI) / 180, latitude: 0, radius: before[2]! };
    const { latitude, longitude } = displacements('moon', place, jdTT).meanLongitude;
    // Inclination and node swing about their means by 0.15 and 1.5 degrees.
    const slope = (after[1]! - before[1]!) / wrap180(after[0]! - before[0]!);
    expect(Math.abs(latitude / longitude - slope)).toBeLessThan(0.008);
  },
);

describe('beyond its years the refinement is gone', () => {
  test.each([
    ['mars', 1939.9],
    ['mars', 2132.1],
    ['jupiter', 1600],
    ['saturn', 2400],
    ['moon', 1939.9],
    ['venus', 2000],
  ] as const)('%s in %d', (body, year) => {
    expect(refiner(body)(jdFromDate(2000, 1, 1) + (year - 2000) * 365.25, PLACE)).toEqual(PLACE);
  });

  test('but that of the Moon holds what it had in 2100', () => {
    const [at, later] = [2101, 2390].map((year) => refiner('moon')(jdFromDate(year, 1, 1), PLACE));
    expect(later!.longitude).toBe(at!.longitude);
    expect(at!.longitude).not.toBe(PLACE.longitude);
  });

  test.each(REFINED)('%s: no value of a term jumps from month to month', (body) => {
    const { holdsAfter, terms } = refinementOf(body);
    const jumps = terms.flatMap((term) => {
      let before = termValues(term, holdsAfter, jdFromDate(1930, 1, 1));
      const found: [element: string, jdTT: number, change: number][] = [];
      for (let jdTT = jdFromDate(1930, 1, 1); jdTT < jdFromDate(2140, 1, 1); jdTT += 30) {
        const now = termValues(term, holdsAfter, jdTT);
        const fastest = term.angle ? 2 * Math.PI * (30 / 365.25) : 0.05;
        now.forEach((value, index) => {
          const change = Math.abs(value - before[index]!);
          if (!(change < fastest)) found.push([term.element, jdTT, change]);
        });
        before = now;
      }
      return found;
    });
    expect(jumps).toEqual([]);
  });
});

describe('npm run refit', () => {
  const { rows } = golden<{ readonly rows: readonly HorizonsRow[] }>('ephemeris/horizons-de441');
  const { coef, heldOut } = refitted(rows);

  test.each(REFINED)('%s: another step from the table changes nothing', (body) => {
    const was = refinementOf(body).coef.flat();
    coef
      .get(body)!
      .flat()
      .forEach((value, index) => {
        expect(Math.abs(value - was[index]!)).toBeLessThan(0.0001);
      });
  });

  test.each([
    ['moon', 0.016, 0.004],
    ['mars', 0.026, 0.005],
    ['jupiter', 0.017, 0.0035],
    ['saturn', 0.012, 0.0036],
  ] as const)('%s: dates that are not fitted are met by half of the others', (body, largest, rms) => {
    expect(heldOut.get(body)!.largest).toBeLessThan(largest);
    expect(heldOut.get(body)!.rms).toBeLessThan(rms);
  });
});

/** The place in an ellipse of axis 1, from its mean longitude, k and h. */
function keplerian(meanLongitude: number, k: number, h: number): { longitude: number; radius: number } {
  const [e, perihelion] = [Math.hypot(k, h), Math.atan2(h, k)];
  const meanAnomaly = meanLongitude - perihelion;
  let eccentric = meanAnomaly;
  for (let i = 0; i < 50; i++) eccentric = meanAnomaly + e * Math.sin(eccentric);
  const anomaly = 2 * Math.atan(Math.sqrt((1 + e) / (1 - e)) * Math.tan(eccentric / 2));
  const turns = Math.round((eccentric - anomaly) / (2 * Math.PI));
  return { longitude: anomaly + turns * 2 * Math.PI + perihelion, radius: 1 - e * Math.cos(eccentric) };
}

function cosDeg(deg: number): number {
  return Math.cos((deg * Math.PI) / 180);
}

function sinDeg(deg: number): number {
  return Math.sin((deg * Math.PI) / 180);
}
