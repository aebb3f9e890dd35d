import { expect, test } from '@jest/globals';
import { handler as houses } from '../../../functions/houses/routes.ts';
import { handler as planets } from '../../../functions/planets/routes.ts';
import type { HousesAll, HousesLords } from '../../../lib/schemas/houses.ts';
import { endpoints, type PlanetDignities } from '../../../lib/schemas/planets.ts';
import { BIRTH, dataOf, post } from '../../support/call.ts';
import { schemaFaults } from '../../support/schema.ts';

test('dignity tells the shadbala of seven planets and none of the nodes', async () => {
  const data = dataOf<PlanetDignities>(await post(planets, '/planets/dignity', BIRTH));
  expect(schemaFaults(endpoints['/planets/dignity']!.data, data)).toEqual([]);
  expect(data.planets.map(({ shadbala }) => shadbala === null)).toEqual([
    ...[false, false, false, false, false, false, false],
    ...[true, true],
  ]);
  expect(data.planets.flatMap(({ shadbala }) => shadbala?.rank ?? []).sort()).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test('houses tell the same shadbala of their lords, and build on it', async () => {
  const { planets: known } = dataOf<PlanetDignities>(await post(planets, '/planets/dignity', BIRTH));
  const lords = dataOf<HousesLords>(await post(houses, '/houses/lords', BIRTH));
  const all = dataOf<HousesAll>(await post(houses, '/houses/all', BIRTH));
  lords.houses.forEach(({ lord, lord_details: details }, i) => {
    const shadbala = known.find(({ id }) => id === lord)!.shadbala!;
    expect(details.shadbala).toMatchObject({ rupas: shadbala.rupas, ratio: shadbala.ratio, rank: shadbala.rank });
    const { components, virupas } = all.houses[i]!.bhava_bala;
    expect(components[0]!.virupas).toBe(shadbala.virupas);
    expect(virupas).toBeCloseTo(
      components.reduce((sum, part) => sum + part.virupas, 0),
      6,
    );
  });
});
