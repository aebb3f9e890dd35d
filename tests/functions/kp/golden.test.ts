/** /kp against the golden charts: lords, houses, significators, ruling planets, and the cusps of a number. */
import { describe, expect, test } from '@jest/globals';
import { handler } from '../../../functions/kp/routes.ts';
import { separationDeg } from '../../../lib/astro/angle.ts';
import { PLANETS } from '../../../lib/astro/tables/planets.ts';
import type {
  KpCusps,
  KpHorary,
  KpPlanets,
  KpRulingPlanets,
  KpSignificatorLists,
} from '../../../lib/schemas/kp/answers.ts';
import { dataOf, post } from '../../support/call.ts';
import { bodyOf, wire } from '../../support/golden.ts';
import { isNearBorder, KP_CASES, type GoldenPoint } from '../../support/kpGolden.ts';

/** The ephemeris agrees with the reference within this. */
const TOLERANCE_DEG = 3e-5;

const lordsOf = (point: GoldenPoint) => ({
  sign_lord: wire(point.sign_lord),
  star_lord: wire(point.star_lord),
  sub_lord: wire(point.sub_lord),
  sub_sub_lord: wire(point.sub_sub_lord),
  sub_number: point.sub_number,
});

describe.each(KP_CASES.map((one) => [one.birth.id, one] as const))('%s', (_, { birth, expected }) => {
  const body = bodyOf(birth);

  test('planets', async () => {
    const answer = await post(handler, '/kp/planets', body);
    const { planets } = dataOf<KpPlanets>(answer);
    PLANETS.forEach((id, k) => {
      const [found, wanted] = [planets[k]!, expected.planets[id]];
      expect([id, separationDeg(found.longitude, wanted.longitude) < TOLERANCE_DEG]).toEqual([id, true]);
      expect([id, found.house, found.is_retrograde]).toEqual([id, wanted.house, wanted.retrograde]);
      if (!isNearBorder(expected, id)) expect(found).toMatchObject(lordsOf(wanted));
    });
    const { conventions } = (answer.json as { meta: { conventions: Record<string, unknown> } }).meta;
    expect(conventions).toMatchObject({ ayanamsa: 'krishnamurti', house_system: 'placidus', node: 'mean' });
    expect(conventions['ayanamsa_true_degrees']).toBeCloseTo(expected.ayanamsa, 4);
  });

  test('cusps', async () => {
    const { cusps } = dataOf<KpCusps>(await post(handler, '/kp/cusps', body));
    for (const found of cusps) {
      const wanted = expected.cusps[found.house]!;
      expect([found.house, separationDeg(found.longitude, wanted.longitude) < TOLERANCE_DEG]).toEqual([
        found.house,
        true,
      ]);
      if (!isNearBorder(expected, `cusp ${found.house}`)) expect(found).toMatchObject(lordsOf(wanted));
    }
    expect(cusps).toHaveLength(12);
  });

  test('significators', async () => {
    const { houses, planets } = dataOf<KpSignificatorLists>(await post(handler, '/kp/significators', body));
    for (const { a, b, c, d, number } of houses) {
      const wanted = expected.significators_of_houses[number]!;
      const lists = [wanted.A_in_star_of_occupants, wanted.B_occupants, wanted.C_in_star_of_owner, wanted.D_owner];
      expect([number, a, b, c, d]).toEqual([number, ...lists.map((list) => list.map(wire))]);
    }
    PLANETS.forEach((id, k) => {
      const { a, b, c, d } = planets[k]!;
      expect([id, a, b, c, d]).toEqual([id, ...Object.values(expected.significations_of_planets[id])]);
    });
  });

  test('ruling planets at birth', async () => {
    const { ruling_planets: found } = dataOf<KpRulingPlanets>(await post(handler, '/kp/ruling-planets', body));
    const wanted = Object.entries(expected.ruling_planets_at_birth).map(([office, planet]) => ({
      office: office.replace('lagna', 'ascendant'),
      planet: wire(planet),
    }));
    const isClear = ({ office }: { office: string }) =>
      !isNearBorder(expected, office.startsWith('moon') ? 'Moon' : 'cusp 1') || office === 'day_lord';
    for (const one of wanted.filter(isClear)) expect(found).toContainEqual(one);
    expect(found).toHaveLength(7);
  });

  test('the cusps of a number', async () => {
    const { number, ascendant, cusps } = expected.horary_example;
    const { latitude, longitude, timezone } = body;
    const asOf = encodeURIComponent(`${birth.date}T${birth.time}${String(timezone)}`);
    const question = { number, latitude, longitude, timezone };
    const found = dataOf<KpHorary>(await post(handler, `/kp/horary?as_of=${asOf}`, question));
    expect(separationDeg(found.cusps[0]!.longitude, ascendant)).toBeLessThan(1e-6);
    expect(found.cusps[0]!.sub_number).toBe(number);
    for (const cusp of found.cusps) {
      const isClose = separationDeg(cusp.longitude, cusps[cusp.house]!) < TOLERANCE_DEG;
      expect([cusp.house, isClose]).toEqual([cusp.house, true]);
    }
  });
});
