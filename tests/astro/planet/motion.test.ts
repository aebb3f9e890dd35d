import { describe, expect, test } from '@jest/globals';
import { findStations, motionOf, type StationaryPlanet } from '../../../lib/astro/planet/motion.ts';
import { separationDeg } from '../../../lib/astro/angle.ts';
import { ttFromUt } from '../../../lib/astro/earth/deltaT.ts';
import { trackOf } from '../../../lib/astro/transit/track.ts';
import { ephemeris } from '../../support/ephemeris.ts';
import { golden } from '../../support/golden.ts';

type Row = [body: string, jdUT: number, iso: string, type: string, direction: string | null, value: number];

const stations = golden<{ rows: Row[] }>('ephemeris/ingress').rows.filter(([, , , type]) => type.startsWith('station'));

const PLANETS = ['Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn'] as const satisfies readonly StationaryPlanet[];
/** Of Mercury 315, of Venus 63, of Mars 47, of Jupiter 91, of Saturn 96. */
const COUNT = 612;

test('the reference has all stations of fifty years', () => {
  expect(stations).toHaveLength(COUNT);
});

describe.each(PLANETS)('%s', (planet) => {
  const rows = stations.filter(([body]) => body === planet.toLowerCase());
  const track = trackOf(planet, ephemeris, { ayanamsa: 'lahiri', node: 'mean' });

  test('stations 1990 to 2040 within half a minute of the reference, and 0.05 arcsec of its longitude', () => {
    expect(rows.length).toBeGreaterThan(40);
    for (const [, jdUT, iso, type, , longitudeDeg] of rows) {
      const { next } = findStations(ephemeris, planet, ttFromUt(jdUT) - 5);
      const minutes = Math.abs(next!.jdTT - ttFromUt(jdUT)) * 1440;
      const arcsec = separationDeg(track.at(next!.jdTT).longitudeDeg, longitudeDeg) * 3600;
      expect({ iso, turns: next!.turns, isNear: minutes < 0.5 && arcsec < 0.05 }).toEqual({
        iso,
        turns: type.slice('station-'.length),
        isNear: true,
      });
    }
  });

  test('each is the last one a day later, and none lies between it and the next', () => {
    rows.slice(1).forEach(([, jdUT], i) => {
      const { next, previous } = findStations(ephemeris, planet, ttFromUt(rows[i]![1]) + 1);
      expect(previous!.jdTT).toBeCloseTo(ttFromUt(rows[i]![1]), 3);
      expect(next!.jdTT).toBeCloseTo(ttFromUt(jdUT), 3);
    });
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
