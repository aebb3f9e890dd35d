import { expect, test } from '@jest/globals';
import { GEMSTONES } from '../../../lib/astro/tables/gemstones.ts';
import { PLANETS, SEVEN_PLANETS } from '../../../lib/astro/tables/planets.ts';
import { rudrakshaOf, RUDRAKSHAS } from '../../../lib/astro/tables/rudrakshas.ts';
import { SHANTIS } from '../../../lib/astro/tables/shantis.ts';
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

test('fingers, hands and horas as practice has them', () => {
  expect(PLANETS.map((planet) => GEMSTONES[planet].fingers.join(' or ')).join(', ')).toBe(
    'ring, little, ring, little, index, middle or little, middle, middle, ring or middle',
  );
  expect(new Set(PLANETS.map((planet) => GEMSTONES[planet].hand))).toEqual(new Set(['right']));
  expect(PLANETS.map((planet) => GEMSTONES[planet].hora)).toEqual([...SEVEN_PLANETS, null, null]);
});

test('stones that are not worn with each', () => {
  const against = PLANETS.map((planet) => {
    const { notWith, notWithMildly } = GEMSTONES[planet];
    return `${planet}: ${[...notWith, ...notWithMildly.map((id) => `${id} mildly`)].join(' ')}`;
  });
  expect(against).toEqual([
    'Sun: Venus Saturn Rahu Ketu',
    'Moon: Rahu Ketu Mercury mildly',
    'Mars: Mercury Venus Saturn Rahu',
    'Mercury: Mars Moon',
    'Jupiter: Venus Mercury',
    'Venus: Sun Mars Jupiter',
    'Saturn: Sun Moon Mars',
    'Rahu: Sun Moon',
    'Ketu: Sun Moon',
  ]);
});

test('beads by their faces: 1 and 12 the Sun, 6 and 13 Venus, 7 and 14 Saturn, 10 and 11 no single planet', () => {
  const planets = RUDRAKSHAS.map(({ faces, planet }) => `${faces ?? '-'} ${planet ?? '-'}`);
  expect(planets.join(', ')).toBe(
    '1 Sun, 2 Moon, 3 Mars, 4 Mercury, 5 Jupiter, 6 Venus, 7 Saturn, 8 Rahu, 9 Ketu, 10 -, 11 -, 12 Sun, 13 Venus, 14 Saturn, - -, - -',
  );
});

test('woods of the fire (BPHS 84), directions and grains', () => {
  const rites = PLANETS.map((planet) => {
    const { direction, grain, wood } = SHANTIS[planet];
    return [wood.en, direction.en, grain.en].join(', ');
  });
  expect(rites).toEqual([
    'arka, east, wheat',
    'palasha, north-west, rice',
    'khadira, south, red lentils',
    'apamarga, north, green moong',
    'pippala, north-east, chana dal',
    'udumbara, south-east, rice',
    'shami, west, urad',
    'durva grass, south-west, urad',
    'kusha grass, south-west, horse gram',
  ]);
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
