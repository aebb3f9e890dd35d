import { describe, expect, test } from '@jest/globals';
import { chandrabala } from '../../../lib/astro/panchang/chandrabala.ts';
import { tara } from '../../../lib/astro/panchang/tarabala.ts';
import { golden, type JyotishFile } from '../../support/golden.ts';

interface GoldenTara {
  day_nakshatra: number;
  birth_nakshatra: number;
  count: number;
  tara: number;
  tara_name: string;
  auspicious: boolean;
  chandra_house: number;
}
interface Transits {
  tarabala: Record<string, GoldenTara>;
  from_moon: Record<string, { Moon: { sign: number; house_from_moon: number } }>;
}

const cases = golden<JyotishFile<Transits>>('jyotish/transits').cases.flatMap(({ birth, expected }) =>
  Object.entries(expected.tarabala).map(([at, row]) => ({
    id: birth.id,
    at,
    row,
    moon: expected.from_moon[at]!.Moon,
  })),
);

test('the tara of 80 births at three instants', () => {
  expect(cases).toHaveLength(240);
  for (const { id, at, row } of cases) {
    const found = tara(row.birth_nakshatra - 1, row.day_nakshatra - 1);
    expect([id, at, found.number, found.count, found.nature]).toEqual([
      id,
      at,
      row.tara,
      row.count,
      row.auspicious ? 'shubh' : 'ashubh',
    ]);
    // The file writes two of the names as others do.
    expect([found.name, found.alias?.en]).toContain(row.tara_name);
  }
});

test('the house of the Moon from that of birth at the same instants', () => {
  for (const { moon, row } of cases) {
    const natalSignIndex = (moon.sign - moon.house_from_moon + 12) % 12;
    expect(chandrabala(natalSignIndex, moon.sign - 1, 'shukla').house).toBe(row.chandra_house);
  }
});

describe('cycles', () => {
  // Pratyak is the 5th, 14th and 23rd star, Sampat the 2nd, 11th and 20th.
  test.each([
    [5, 1, 1, -5],
    [14, 2, 2 / 3, -3.3],
    [23, 3, 1 / 3, -1.7],
    [2, 1, 1, 6],
    [11, 2, 1, 6],
    [20, 3, 1, 6],
  ])('star %i is in cycle %i and keeps %f', (count, cycle, strength, points) => {
    const found = tara(26, (26 + count - 1) % 27);
    expect(found).toMatchObject({ count, cycle, points });
    expect(found.strength).toBeCloseTo(strength, 12);
  });

  test('the points of the first cycle are those of the table', () => {
    const points = Array.from({ length: 9 }, (_, i) => tara(0, i).points);
    expect(points).toEqual([-2, 6, -6, 5, -5, 7, -8, 5, 6]);
  });
});

test('the seven special stars and no other', () => {
  const special = Array.from({ length: 27 }, (_, i) => tara(20, (20 + i) % 27)).filter((found) => found.special);
  expect(special.map(({ count, special }) => [count, special!.id])).toEqual([
    [1, 'janma'],
    [10, 'karma'],
    [16, 'sanghatika'],
    [18, 'samudayika'],
    [19, 'adhana'],
    [23, 'vainashika'],
    [25, 'manasa'],
  ]);
});
