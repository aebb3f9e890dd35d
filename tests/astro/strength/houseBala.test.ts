import { describe, expect, test } from '@jest/globals';
import type { DividedHouses } from '../../../lib/astro/earth/cusps.ts';
import { dividedHouses } from '../../../lib/astro/chart/houses.ts';
import { houseBalaBand, houseBalas, houseDigVirupas } from '../../../lib/astro/strength/houseBala.ts';
import { shadbala } from '../../../lib/astro/strength/shadbala.ts';
import { chartOf, type Drawing } from '../../support/chartOf.ts';
import { shadbalaContextOver } from '../../support/shadbala.ts';

/** Whole signs come from the chart; the cusps are not read. */
const WHOLE_SIGN: DividedHouses = { system: 'whole_sign', cuspsDeg: [], middlesDeg: [] };

describe('direction of the sign on the middle', () => {
  const houses = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
  const of = (middleDeg: number) => houses.map((house) => houseDigVirupas(house, middleDeg));

  test('men are strong in the 1st, ten less for each house from there', () => {
    const human = [60, 50, 40, 30, 20, 10, 0, 10, 20, 30, 40, 50];
    for (const middleDeg of [75, 165, 195, 240, 254.9, 315]) expect(of(middleDeg)).toEqual(human);
  });

  test('watery signs in the 4th, the Scorpion in the 7th, beasts in the 10th', () => {
    const watery = [30, 40, 50, 60, 50, 40, 30, 20, 10, 0, 10, 20];
    for (const middleDeg of [105, 285, 345]) expect(of(middleDeg)).toEqual(watery);
    expect(of(225)).toEqual([0, 10, 20, 30, 40, 50, 60, 50, 40, 30, 20, 10]);
    const beasts = [30, 20, 10, 0, 10, 20, 30, 40, 50, 60, 50, 40];
    for (const middleDeg of [15, 45, 135, 255, 284.9]) expect(of(middleDeg)).toEqual(beasts);
  });
});

test('lord, direction and aspects add up; Jupiter and Mercury look in full, the rest by a quarter', () => {
  // The madhya of the 1st is the ascendant, 20: Jupiter looks from 195 over 185 degrees ((300-185)/2 = 57.5), Saturn
  // from 285 over 95 (30+(120-95)/2 = 42.5).
  const chart = chartOf({
    Ascendant: 'Aries 20',
    Sun: 'Aries 15',
    Moon: 'Aries 15',
    Mercury: 'Aries 15',
    Venus: 'Aries 15',
    Mars: 'Aries 15',
    Jupiter: 'Libra 15',
    Saturn: 'Capricorn 15',
  });
  const strengths = shadbala(shadbalaContextOver(chart));
  const [first] = houseBalas(chart, dividedHouses(chart, WHOLE_SIGN), strengths);
  expect(first).toMatchObject({ lord: strengths.Mars.virupas, dig: 30, drik: 57.5 - 42.5 / 4 });
  expect(first!.virupas).toBeCloseTo(strengths.Mars.virupas + 30 + 46.875, 4);
  expect(first!.rupas).toBeCloseTo(first!.virupas / 60, 9);
});

test('Mercury looks in full, the Moon and Venus by a quarter', () => {
  // All else stands within 30 degrees of the madhya, 20 Aries. From 195 over 185 degrees: (300 - 185) / 2 = 57.5.
  const near = { Sun: 'Aries 15', Mars: 'Aries 15', Jupiter: 'Aries 15', Saturn: 'Aries 15' } as const;
  const at = (drawing: Drawing) => {
    const chart = chartOf({ Ascendant: 'Aries 20', ...near, Rahu: 'Taurus 1', ...drawing });
    return houseBalas(chart, dividedHouses(chart, WHOLE_SIGN), shadbala(shadbalaContextOver(chart)))[0]!.drik;
  };
  expect(at({ Mercury: 'Libra 15', Moon: 'Aries 18', Venus: 'Aries 15' })).toBe(57.5);
  expect(at({ Mercury: 'Aries 15', Moon: 'Aries 18', Venus: 'Libra 15' })).toBe(57.5 / 4);
  expect(at({ Mercury: 'Aries 15', Moon: 'Virgo 25', Venus: 'Aries 15' })).toBe((300 - 205) / 8);
});

test('Sagittarius rising counts as a man in its first half and as a beast in its second', () => {
  const dig = (ascendant: 'Sagittarius 10' | 'Sagittarius 20') => {
    const chart = chartOf({ Ascendant: ascendant });
    return houseBalas(chart, dividedHouses(chart, WHOLE_SIGN), shadbala(shadbalaContextOver(chart)))[0]!.dig;
  };
  expect([dig('Sagittarius 10'), dig('Sagittarius 20')]).toEqual([60, 30]);
});

test('ranks by the whole', () => {
  const chart = chartOf({});
  const balas = houseBalas(chart, dividedHouses(chart, WHOLE_SIGN), shadbala(shadbalaContextOver(chart)));
  const byRank = [...balas].sort((a, b) => a.rank - b.rank).map(({ virupas }) => virupas);
  expect(byRank).toEqual([...byRank].sort((a, b) => b - a));
  expect(Math.min(...balas.map(({ rank }) => rank))).toBe(1);
});

test('bands in rupas', () => {
  expect([8.01, 8, 7, 6.99, 6, 5.99].map(houseBalaBand)).toEqual([
    'strong',
    'good',
    'good',
    'medium',
    'medium',
    'weak',
  ]);
});
