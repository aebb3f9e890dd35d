import { expect, test } from '@jest/globals';
import { judge } from '../../../../lib/astro/rule.ts';
import { akritis } from '../../../../lib/astro/yoga/nabhasa/akriti.ts';
import { chartOf } from '../../../support/chartOf.ts';
import { ruleTest } from '../../../support/ruleTest.ts';
import { sevenIn, type SevenHouses } from '../../../support/sevenIn.ts';

/** Houses of Sun to Saturn that make each shape, and that miss it by one planet or by one empty house. */
const CASES: Readonly<Record<string, { present: readonly SevenHouses[]; absent: readonly SevenHouses[] }>> = {
  gada: {
    present: [
      [1, 1, 4, 4, 4, 1, 1],
      [4, 7, 7, 4, 4, 4, 7],
      [7, 7, 10, 7, 7, 7, 7],
      [10, 1, 1, 1, 10, 10, 1],
    ],
    absent: [
      [1, 1, 4, 4, 4, 1, 2],
      [1, 1, 7, 7, 7, 1, 1],
      [1, 1, 1, 1, 1, 1, 1],
      [1, 4, 7, 1, 1, 4, 7],
    ],
  },
  'shakata-nabhasa': {
    present: [[1, 7, 7, 1, 1, 1, 7]],
    absent: [
      [1, 7, 7, 1, 1, 1, 8],
      [7, 7, 7, 7, 7, 7, 7],
      [4, 10, 10, 4, 4, 4, 10],
    ],
  },
  vihaga: {
    present: [[4, 10, 10, 4, 4, 4, 10]],
    absent: [
      [4, 10, 10, 4, 4, 4, 11],
      [1, 7, 7, 1, 1, 1, 7],
    ],
  },
  shringataka: {
    present: [[1, 5, 9, 1, 1, 1, 9]],
    absent: [
      [1, 5, 9, 1, 1, 2, 9],
      [1, 5, 5, 1, 1, 1, 5],
      [2, 6, 10, 2, 2, 2, 10],
    ],
  },
  hala: {
    present: [
      [2, 6, 10, 2, 2, 2, 10],
      [3, 7, 11, 3, 3, 3, 11],
      [4, 8, 12, 4, 4, 4, 12],
    ],
    absent: [
      [1, 5, 9, 1, 1, 1, 9],
      [2, 6, 6, 2, 2, 2, 6],
      [2, 6, 10, 2, 2, 3, 10],
    ],
  },
  vapi: {
    present: [
      [3, 6, 9, 12, 3, 3, 6],
      [2, 5, 8, 11, 2, 2, 5],
      [2, 5, 5, 2, 2, 2, 5],
    ],
    absent: [
      [3, 6, 9, 12, 3, 3, 7],
      [2, 3, 2, 2, 2, 2, 2],
      [2, 2, 2, 2, 2, 2, 2],
    ],
  },
  yupa: {
    present: [[1, 2, 3, 4, 1, 1, 2]],
    absent: [
      [1, 2, 3, 5, 1, 1, 2],
      [1, 2, 3, 3, 1, 1, 2],
      [12, 2, 3, 4, 1, 1, 2],
    ],
  },
  shara: {
    present: [[4, 5, 6, 7, 4, 4, 5]],
    absent: [
      [4, 5, 6, 8, 4, 4, 7],
      [4, 5, 6, 6, 4, 4, 5],
    ],
  },
  shakti: {
    present: [[7, 8, 9, 10, 7, 7, 8]],
    absent: [
      [7, 8, 9, 10, 11, 7, 8],
      [7, 8, 9, 9, 7, 7, 8],
    ],
  },
  danda: {
    present: [[10, 11, 12, 1, 10, 10, 11]],
    absent: [
      [10, 11, 12, 1, 2, 10, 11],
      [10, 11, 12, 12, 10, 10, 11],
    ],
  },
  nauka: {
    present: [[1, 2, 3, 4, 5, 6, 7]],
    absent: [
      [1, 2, 3, 4, 5, 6, 8],
      [2, 3, 4, 5, 6, 7, 8],
      [1, 2, 3, 4, 5, 6, 6],
    ],
  },
  kuta: {
    present: [[4, 10, 9, 5, 8, 6, 7]],
    absent: [
      [4, 11, 9, 5, 8, 6, 7],
      [1, 2, 3, 4, 5, 6, 7],
    ],
  },
  chhatra: {
    present: [[7, 8, 9, 10, 11, 12, 1]],
    absent: [
      [7, 8, 9, 10, 11, 12, 2],
      [4, 10, 9, 5, 8, 6, 7],
    ],
  },
  chapa: {
    present: [[10, 11, 12, 1, 2, 3, 4]],
    absent: [
      [10, 11, 12, 1, 2, 3, 5],
      [7, 8, 9, 10, 11, 12, 1],
    ],
  },
  ardhachandra: {
    present: [
      [2, 3, 4, 5, 6, 7, 8],
      [3, 4, 5, 6, 7, 8, 9],
      [5, 6, 7, 8, 9, 10, 11],
      [6, 7, 8, 9, 10, 11, 12],
      [8, 9, 10, 11, 12, 1, 2],
      [9, 10, 11, 12, 1, 2, 3],
      [11, 12, 1, 2, 3, 4, 5],
      [12, 1, 2, 3, 4, 5, 6],
    ],
    absent: [
      [1, 2, 3, 4, 5, 6, 7],
      [4, 5, 6, 7, 8, 9, 10],
      [7, 8, 9, 10, 11, 12, 1],
      [10, 11, 12, 1, 2, 3, 4],
      [2, 3, 4, 5, 6, 7, 7],
      [2, 3, 4, 5, 6, 7, 9],
    ],
  },
  chakra: {
    present: [[1, 3, 5, 7, 9, 11, 1]],
    absent: [
      [1, 3, 5, 7, 9, 11, 2],
      [1, 3, 5, 7, 9, 9, 1],
      [2, 4, 6, 8, 10, 12, 2],
    ],
  },
  samudra: {
    present: [[2, 4, 6, 8, 10, 12, 2]],
    absent: [
      [2, 4, 6, 8, 10, 12, 1],
      [2, 4, 6, 8, 10, 10, 2],
      [1, 3, 5, 7, 9, 11, 1],
    ],
  },
};

const rules = akritis.map(({ rule }) => rule);

for (const [id, { present, absent }] of Object.entries(CASES)) {
  const drawn = (all: readonly SevenHouses[]) => all.map((houses) => sevenIn(...houses));
  ruleTest(
    rules.find((rule) => rule.id === id)!,
    { present: drawn(present), absent: drawn(absent), met: {} },
  );
}

test('every shape but those of parted kendras is drawn here', () => {
  const parted = ['vajra', 'yava', 'kamala'];
  expect(Object.keys(CASES).sort()).toEqual(
    rules
      .map(({ id }) => id)
      .filter((id) => !parted.includes(id))
      .sort(),
  );
});

test('a shape of several places observes the nearest: planets outside, and empty houses', () => {
  const hala = rules.find(({ id }) => id === 'hala')!;
  // One short of 4, 8, 12; and 3, 7, 11 with the 11th empty.
  expect(judge(hala, chartOf(sevenIn(4, 8, 12, 4, 4, 5, 12))).evidence).toMatchObject([
    { id: 'within', isMet: false, observed: { houses: [4, 8, 12], planets_outside: ['Venus'] } },
    { id: 'filled', isMet: true, observed: { empty_houses: [] } },
  ]);
  expect(judge(hala, chartOf(sevenIn(3, 7, 7, 3, 3, 3, 7))).evidence).toMatchObject([
    { id: 'within', isMet: true, observed: { houses: [3, 7, 11], planets_outside: [] } },
    { id: 'filled', isMet: false, observed: { empty_houses: [11] } },
  ]);
});

test('the nearest has the fewest planets outside, however many of its houses are empty', () => {
  const vapi = rules.find(({ id }) => id === 'vapi')!;
  expect(judge(vapi, chartOf(sevenIn(3, 3, 3, 3, 2, 5, 8))).evidence[0]).toMatchObject({
    observed: { houses: [3, 6, 9, 12], planets_outside: ['Jupiter', 'Venus', 'Saturn'] },
  });
});
