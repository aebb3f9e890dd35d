import { expect, test } from '@jest/globals';
import { handler } from '../../../functions/planets/routes.ts';
import type { PlanetPositions } from '../../../lib/schemas/planets/answers.ts';
import { dataOf, post } from '../../support/call.ts';
import { bodyOf, golden, wire, type JyotishFile } from '../../support/golden.ts';

interface Expected {
  ascendant: { longitude: number };
  planets: Record<
    string,
    {
      longitude: number;
      latitude: number;
      speed_deg_per_day: number;
      sign: number;
      nakshatra: number;
      pada: number;
      house: number;
      retrograde: boolean;
    }
  >;
}

const { cases } = golden<JyotishFile<Expected>>('jyotish/positions');

/** Golden longitudes are printed to 1e-6 degree. */
const LONGITUDE_TOLERANCE_DEG = 5e-5;

test.each(cases)('$birth.id $birth.place $birth.date', async ({ birth, expected }) => {
  const data = dataOf<PlanetPositions>(await post(handler, '/planets/positions', bodyOf(birth)));
  expect(Math.abs(data.ascendant.longitude - expected.ascendant.longitude)).toBeLessThan(5e-4);
  for (const [name, want] of Object.entries(expected.planets)) {
    const got = data.planets.find(({ id }) => id === wire(name))!;
    expect(Math.abs(got.longitude - want.longitude)).toBeLessThan(LONGITUDE_TOLERANCE_DEG);
    expect(Math.abs(got.latitude - want.latitude)).toBeLessThan(LONGITUDE_TOLERANCE_DEG);
    expect(Math.abs(got.speed - want.speed_deg_per_day)).toBeLessThan(5e-4);
    expect([got.sign.number, got.nakshatra.number, got.pada, got.house]).toEqual([
      want.sign,
      want.nakshatra,
      want.pada,
      want.house,
    ]);
    expect(got.is_retrograde).toBe(want.retrograde);
  }
});
