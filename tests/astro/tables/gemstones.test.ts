import { expect, test } from '@jest/globals';
import { GEMSTONES } from '../../../lib/astro/tables/gemstones.ts';
import { PLANETS } from '../../../lib/astro/tables/planets.ts';
import { rudrakshaOf, RUDRAKSHAS } from '../../../lib/astro/tables/rudrakshas.ts';
import { YANTRAS } from '../../../lib/astro/tables/yantras.ts';

test('nine stones as practice names them', () => {
  const ids = 'ruby pearl red_coral emerald yellow_sapphire diamond blue_sapphire hessonite cats_eye';
  expect(PLANETS.map((planet) => GEMSTONES[planet].id).join(' ')).toBe(ids);
});

test('weights in ratti as practice has them, the diamond light and its substitute not', () => {
  const ranges = PLANETS.map((planet) => GEMSTONES[planet].ratti.join('-')).join(' ');
  expect(ranges).toBe('3-6 4-9 5-9 3-6 3-7 0.5-1.5 4-7 5-9 4-7');
  expect(GEMSTONES.Venus.substituteRatti).toEqual([4, 7]);
  expect(GEMSTONES.Saturn.trialDays).toBe(3);
});

test('every text stands in both languages', () => {
  for (const planet of PLANETS) {
    const { colour, metals, name, root, substitutes, time } = GEMSTONES[planet];
    for (const { en, hi } of [colour, name, root, time, ...metals, ...substitutes]) {
      expect(en).toMatch(/^[A-Za-z]/);
      expect(hi).not.toMatch(/[A-Za-z]/);
    }
  }
});

test('the squares of the planets hold nine numbers each and add up every way: 15 for the Sun to 39 for Ketu', () => {
  expect(PLANETS.map((planet) => YANTRAS[planet].sum)).toEqual([15, 18, 21, 24, 27, 30, 33, 36, 39]);
  for (const planet of PLANETS) {
    const { square, sum } = YANTRAS[planet];
    const at = (row: number, column: number) => square[row]![column]!;
    const lines = [0, 1, 2].flatMap((i) => [
      [at(i, 0), at(i, 1), at(i, 2)],
      [at(0, i), at(1, i), at(2, i)],
    ]);
    const diagonals = [
      [at(0, 0), at(1, 1), at(2, 2)],
      [at(0, 2), at(1, 1), at(2, 0)],
    ];
    for (const line of [...lines, ...diagonals]) expect(line.reduce((total, each) => total + each, 0)).toBe(sum);
    expect(new Set(square.flat()).size).toBe(9);
  }
});

test('beads of one to fourteen faces and two others; the plain one of a planet goes before the rare', () => {
  expect(RUDRAKSHAS.map(({ faces }) => faces)).toEqual([...Array.from({ length: 14 }, (_, i) => i + 1), null, null]);
  expect(PLANETS.map((planet) => rudrakshaOf(planet).faces)).toEqual([12, 2, 3, 4, 5, 6, 7, 8, 9]);
});
