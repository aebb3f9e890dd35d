import { expect, test } from '@jest/globals';
import { handler as houses } from '../../../functions/houses/routes.ts';
import { handler as planets } from '../../../functions/planets/routes.ts';
import type { HouseDetail, HousesAll, HousesLords } from '../../../lib/schemas/houses/answers.ts';
import { answers, type PlanetDignities } from '../../../lib/schemas/planets/answers.ts';
import { BIRTH, dataOf, post } from '../../support/call.ts';
import { schemaFaults } from '../../support/schema.ts';

test('dignity shows the shadbala of seven planets and none of the nodes', async () => {
  const data = dataOf<PlanetDignities>(await post(planets, '/planets/dignity', BIRTH));
  expect(schemaFaults(answers.dignity.data, data)).toEqual([]);
  expect(data.planets.map(({ shadbala }) => shadbala === null)).toEqual([
    ...[false, false, false, false, false, false, false],
    ...[true, true],
  ]);
  expect(data.planets.flatMap(({ shadbala }) => shadbala?.rank ?? []).sort()).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test('requested readings change the numbers, and are echoed', async () => {
  const asked = async (query: string) =>
    dataOf<PlanetDignities>(await post(planets, `/planets/dignity${query}`, BIRTH));
  const [usual, other] = [await asked(''), await asked('?saptavargaja=bphs&dig=equal&minimum=bphs')];
  expect(usual.shadbala_readings).toEqual({ saptavargaja: 'raman', dig: 'meridian', minimum: 'raman' });
  expect(other.shadbala_readings).toEqual({ saptavargaja: 'bphs', dig: 'equal', minimum: 'bphs' });
  const [sun, otherSun] = [usual.planets[0]!.shadbala!, other.planets[0]!.shadbala!];
  expect([sun.minimum_rupas, otherSun.minimum_rupas]).toEqual([5, 6.5]);
  const virupas = ({ planets: described }: PlanetDignities, id: 'sthana' | 'dig') =>
    described.map(({ shadbala }) => shadbala?.components.find((each) => each.id === id)!.virupas);
  for (const id of ['sthana', 'dig'] as const) expect(virupas(other, id)).not.toEqual(virupas(usual, id));
});

test('houses show the same shadbala of their lords, and build on it', async () => {
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

test('houses show what BPHS adds: Mercury a rupa, the Sun one less, and signs by the light of the birth', async () => {
  // Born at 14:30 in June: by day, with the twilight from about 17:20. Virgo rises with the head.
  const { houses: described } = dataOf<HousesAll>(await post(houses, '/houses/all', BIRTH));
  const added = (occupant: 'mercury' | 'sun') => described.find(({ occupants }) => occupants.includes(occupant))!;
  expect(added('mercury').bhava_bala.with_extras.occupants).toBe(60);
  expect(added('sun').bhava_bala.with_extras.occupants).toBe(0);
  const ids = described
    .filter(({ bhava_bala: { with_extras: extras } }) => extras.rising === 15)
    .map(({ sign }) => sign.id);
  expect([...ids].sort()).toEqual(['aquarius', 'gemini', 'leo', 'libra', 'scorpio', 'virgo']);
  for (const { bhava_bala: bala } of described) {
    const { occupants, rising, virupas } = bala.with_extras;
    expect(virupas).toBeCloseTo(bala.virupas + occupants + rising, 4);
  }
  const one = dataOf<HouseDetail>(await post(houses, '/houses/4', BIRTH));
  expect(one.bhava_bala).toEqual(described[3]!.bhava_bala);
});
