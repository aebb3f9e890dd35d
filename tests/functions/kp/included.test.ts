/** `include=kp` on the positions of planets and on houses: the lords of /kp beside a chart of another ayanamsa. */
import { expect, test } from '@jest/globals';
import { handler as houses } from '../../../functions/houses/routes.ts';
import { handler } from '../../../functions/kp/routes.ts';
import { handler as planets } from '../../../functions/planets/routes.ts';
import { HousesAll } from '../../../lib/schemas/houses/answers.ts';
import type { KpCusps, KpPlanets } from '../../../lib/schemas/kp/answers.ts';
import type { KpLords } from '../../../lib/schemas/kp/lords.ts';
import { PlanetPositions } from '../../../lib/schemas/planets/answers.ts';
import { BIRTH, dataOf, post } from '../../support/call.ts';
import { schemaFaults } from '../../support/schema.ts';

const LORDS = ['sign_lord', 'star_lord', 'sub_lord', 'sub_sub_lord', 'sub_number'] as const;
const lordsOf = (one: KpLords | null | undefined) => LORDS.map((name) => one![name]);

test.each(['lahiri', 'krishnamurti', 'raman'])('positions by %s have the lords of /kp/planets', async (ayanamsa) => {
  const answer = await post(planets, '/planets/positions?include=kp', { ...BIRTH, ayanamsa });
  const positions = dataOf<PlanetPositions>(answer);
  expect(schemaFaults(PlanetPositions, positions)).toEqual([]);
  const own = dataOf<KpPlanets>(await post(handler, '/kp/planets', BIRTH));
  positions.planets.forEach(({ kp }, k) => {
    expect(lordsOf(kp)).toEqual(lordsOf(own.planets[k]));
    expect(kp!.longitude).toBeCloseTo(own.planets[k]!.longitude, 6);
  });
  const { conventions } = (answer.json as { meta: { conventions: object } }).meta;
  expect(conventions).toMatchObject({ ayanamsa, kp: { ayanamsa: 'krishnamurti', house_system: 'placidus' } });
});

test('houses by whole signs have the lords of the cusps of /kp/cusps', async () => {
  const all = dataOf<HousesAll>(await post(houses, '/houses/all?include=kp', BIRTH));
  expect(schemaFaults(HousesAll, all)).toEqual([]);
  const own = dataOf<KpCusps>(await post(handler, '/kp/cusps', BIRTH));
  all.houses.forEach(({ kp }, k) => {
    expect(lordsOf(kp)).toEqual(lordsOf(own.cusps[k]));
    expect(kp!.longitude).toBeCloseTo(own.cusps[k]!.longitude, 6);
  });
});

test('beyond the polar circle the houses have none', async () => {
  const tromso = { ...BIRTH, latitude: 69.6492, longitude: 18.9553, timezone: 'Europe/Oslo' };
  const all = dataOf<HousesAll>(await post(houses, '/houses/all?include=kp', tromso));
  expect(all.houses.map(({ kp }) => kp)).toEqual(Array(12).fill(null));
});

test('without it neither has any, and the panchang is added beside it', async () => {
  const positions = async (query: string) =>
    dataOf<PlanetPositions>(await post(planets, `/planets/positions?${query}`, BIRTH));
  expect((await positions('')).planets.some((planet) => 'kp' in planet)).toBe(false);
  const all = dataOf<HousesAll>(await post(houses, '/houses/all', BIRTH));
  expect(all.houses.some((house) => 'kp' in house)).toBe(false);
  const both = await positions('include=kp,panchang');
  expect([both.panchang !== undefined, both.planets[0]!.kp !== undefined]).toEqual([true, true]);
});
