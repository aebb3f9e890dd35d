/** Houses and aspects of 80 births against an independent library and the stated rules. */
import { expect, test } from '@jest/globals';
import { handler } from '../../../functions/houses/routes.ts';
import type { HousesAll, HousesAspects, HousesLords, HousesOccupants } from '../../../lib/schemas/houses/answers.ts';
import { dataOf, post } from '../../support/call.ts';
import { bodyOf, golden, wire, type JyotishFile } from '../../support/golden.ts';

interface House {
  sign: number;
  lord: string;
  lord_in_house: number;
  lord_in_sign: number;
  occupants: string[];
}
interface Houses {
  lagna_sign: number;
  houses: Record<string, House>;
  lordships: Record<string, number[]>;
  yogakaraka_planets: string[];
}

const houseCases = golden<JyotishFile<Houses>>('jyotish/houses').cases;
const aspectCases = golden<JyotishFile<{ houses_aspected_by: Record<string, string[]> }>>('jyotish/aspects').cases;

test.each(houseCases)('all, lords, occupants: $birth.id $birth.place $birth.date', async ({ birth, expected }) => {
  const body = bodyOf(birth);
  const all = dataOf<HousesAll>(await post(handler, '/houses/all', body));
  const lords = dataOf<HousesLords>(await post(handler, '/houses/lords', body));
  const occupants = dataOf<HousesOccupants>(await post(handler, '/houses/occupants', body));
  expect(all.ascendant.sign.number).toBe(expected.lagna_sign);
  for (const [number, want] of Object.entries(expected.houses)) {
    const index = Number(number) - 1;
    const got = all.houses[index]!;
    expect([got.number, got.sign.number, got.lord, got.lord_house, got.lord_sign.number]).toEqual([
      Number(number),
      want.sign,
      wire(want.lord),
      want.lord_in_house,
      want.lord_in_sign,
    ]);
    expect(got.occupants).toEqual(want.occupants.map(wire));
    expect(occupants.houses[index]!.planets.map(({ id }) => id)).toEqual(want.occupants.map(wire));
    expect(occupants.houses[index]!.is_empty).toBe(want.occupants.length === 0);

    const { lord_details: lord } = lords.houses[index]!;
    expect([lord.id, lord.house, lord.sign.number]).toEqual([wire(want.lord), want.lord_in_house, want.lord_in_sign]);
    expect(lord.owned_houses).toEqual(expected.lordships[want.lord]);
    expect(lord.is_yogakaraka).toBe(expected.yogakaraka_planets.includes(want.lord));
  }
});

test.each(aspectCases)('aspects: $birth.id $birth.place $birth.date', async ({ birth, expected }) => {
  const data = dataOf<HousesAspects>(await post(handler, '/houses/aspects', bodyOf(birth)));
  for (const { number, aspected_by: planets, aspects } of data.houses) {
    const want = expected.houses_aspected_by[String(number)]!.map(wire);
    expect([number, planets]).toEqual([number, want]);
    expect(aspects.map(({ planet }) => planet)).toEqual(want);
  }
});
