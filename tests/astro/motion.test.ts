import { describe, expect, test } from '@jest/globals';
import { findStations, motionOf, type StationaryPlanet } from '../../lib/astro/motion.ts';
import { ttFromUt } from '../../lib/astro/earth/deltaT.ts';
import { ephemeris } from '../support/ephemeris.ts';
import { golden } from '../support/golden.ts';

type Row = [body: string, jdUT: number, iso: string, type: string, direction: string | null, value: number];

const stations = golden<{ rows: Row[] }>('ephemeris/ingress').rows.filter(([, , , type]) => type.startsWith('station'));

/** A station is flat: 0.02 arcsec of longitude are minutes of time for the slow planets (see the ephemeris notes). */
const TOLERANCE_MINUTES: Readonly<Record<StationaryPlanet, number>> = {
  Mercury: 2,
  Venus: 5,
  Mars: 8,
  Jupiter: 45,
  Saturn: 60,
};

describe.each(Object.entries(TOLERANCE_MINUTES) as [StationaryPlanet, number][])('%s', (planet, toleranceMinutes) => {
  const rows = stations.filter(([body]) => body === planet.toLowerCase());

  test(`stations 1990 to 2040 within ${toleranceMinutes} minutes of the reference`, () => {
    expect(rows.length).toBeGreaterThan(20);
    for (const [, jdUT, iso, type] of rows) {
      const { next } = findStations(ephemeris, planet, ttFromUt(jdUT) - 5);
      const minutes = Math.abs(next!.jdTT - ttFromUt(jdUT)) * 1440;
      expect({ iso, turns: next!.turns, isNear: minutes < toleranceMinutes }).toEqual({
        iso,
        turns: type.slice('station-'.length),
        isNear: true,
      });
    }
  });
});

test('at the ends of the ephemeris a station that cannot be found is null', () => {
  const { startJdTT, endJdTT } = ephemeris.coverage;
  expect(findStations(ephemeris, 'Mars', startJdTT + 10).previous).toBeNull();
  expect(findStations(ephemeris, 'Mars', endJdTT - 10).next).toBeNull();
});

test('motion by speed over the mean', () => {
  expect(motionOf({ id: 'Mars', speedDegPerDay: -0.1 })).toBe('retrograde');
  expect(motionOf({ id: 'Mars', speedDegPerDay: -0.02 })).toBe('stationary');
  expect(motionOf({ id: 'Mars', speedDegPerDay: 0.3 })).toBe('slow');
  expect(motionOf({ id: 'Mars', speedDegPerDay: 0.52 })).toBe('mean');
  expect(motionOf({ id: 'Moon', speedDegPerDay: 15 })).toBe('fast');
});
