import { describe, expect, test } from '@jest/globals';
import { SEVEN_PLANETS } from '../../../lib/astro/tables/planets.ts';
import { bandOf, haddaLord, panchaVargiyaOf, panchaVargiyas } from '../../../lib/astro/varshphal/panchaVargiya.ts';
import { goldenAnnual, goldenYears } from '../../support/annual.ts';
import { chartOf } from '../../support/chartOf.ts';
import { golden } from '../../support/golden.ts';

const pointsOf = (parts: readonly { id: string; points: number }[]) =>
  Object.fromEntries(parts.map(({ id, points }) => [id, points]));

describe('worked by hand', () => {
  test('Jupiter at 8 Virgo 30', () => {
    const { classical, specified } = panchaVargiyaOf(chartOf({ Jupiter: 'Virgo 8.5' }), 'Jupiter');
    expect(pointsOf(classical.parts)).toEqual({
      // Virgo is Mercury's, an enemy: a quarter of 30 units.
      kshetra: 7.5 / 4,
      // 116.5 of 180 degrees from 5 Capricorn: 12.94 of 20 units.
      uchcha: 3.2361,
      // Venus, an enemy, has 7 to 17 degrees.
      hadda: 3.75 / 4,
      // The first drekkana is Virgo itself.
      drekkana: 2.5 / 4,
      // The third navamsha of Virgo is Pisces, his own.
      navamsha: 5 / 4,
    });
    expect(classical.value).toBeCloseTo(1.875 + 3.2361 + 0.9375 + 0.625 + 1.25, 9);
    // D1 Virgo enemy; hora of an even sign, first half: Cancer, his exaltation; D12 (fourth part) Sagittarius, own.
    expect(pointsOf(specified.parts)).toEqual({ d1: 1.875, d2: 5, d12: 3.75, d3: 0.625, d9: 1.25 });
    expect(specified).toMatchObject({ value: 12.5, band: 'madhya' });
  });

  test('the Sun at 10 Aries and Saturn at 20 Aries', () => {
    const chart = chartOf({ Sun: 'Aries 10', Saturn: 'Aries 20' });
    const [sun, saturn] = [panchaVargiyaOf(chart, 'Sun'), panchaVargiyaOf(chart, 'Saturn')];
    // Second drekkana Leo, fourth navamsha Cancer, hadda of Venus up to 12; D2 Leo, D12 (fifth part) Leo.
    expect(pointsOf(sun.classical.parts)).toEqual({
      kshetra: 5.625,
      uchcha: 5,
      hadda: 0.9375,
      drekkana: 2.5,
      navamsha: 0.9375,
    });
    expect(pointsOf(sun.specified.parts)).toEqual({ d1: 7.5, d2: 5, d12: 3.75, d3: 2.5, d9: 0.9375 });
    // At its deepest fall, with enemies: third drekkana Sagittarius neutral, seventh navamsha Libra friend.
    expect(pointsOf(saturn.classical.parts)).toEqual({
      kshetra: 1.875,
      uchcha: 0,
      hadda: 0.9375,
      drekkana: 1.25,
      navamsha: 0.9375,
    });
    // Debilitated in D1; D2 Cancer enemy; D12 (ninth part) Sagittarius neutral; D9 Libra exalted.
    expect(pointsOf(saturn.specified.parts)).toEqual({ d1: 0.9375, d2: 1.25, d12: 1.875, d3: 1.25, d9: 1.25 });
  });
});

interface BookCase {
  readonly topic: string;
  readonly items: readonly { readonly expected: number }[];
}
const printed = (topic: string) =>
  golden<{ cases: BookCase[] }>('jyotish/book-cases')
    .cases.filter((one) => one.topic === topic)
    .map(({ items }) => items[0]!.expected);

// P. V. R. Narasimha Rao, Vedic Astrology, 28.4.
test('the printed units of exaltation of Jupiter at 8 Virgo 30', () => {
  const { classical } = panchaVargiyaOf(chartOf({ Jupiter: 'Virgo 8.5' }), 'Jupiter');
  expect([Number((pointsOf(classical.parts)['uchcha']! * 4).toFixed(2))]).toEqual(printed('uchcha_bala'));
});

test('the printed units of an own sign; a friend has 22.5, where that book knows no neutrals and prints 15', () => {
  const units = (drawing: Parameters<typeof chartOf>[0], planet: 'Mars' | 'Moon') =>
    pointsOf(panchaVargiyaOf(chartOf(drawing), planet).classical.parts)['kshetra']! * 4;
  const [own, friend] = printed('kshetra_bala');
  expect(units({ Mars: 'Aries' }, 'Mars')).toBe(own);
  expect(units({ Moon: 'Gemini' }, 'Moon')).toBe(22.5);
  expect(friend).toBe(15);
});

test('haddas are half-open', () => {
  expect([haddaLord(0, 0), haddaLord(0, 5.9999), haddaLord(0, 6), haddaLord(0, 29.9999)]).toEqual([
    'Jupiter',
    'Jupiter',
    'Venus',
    'Saturn',
  ]);
});

test.each([
  [20, 'purna'],
  [15.01, 'purna'],
  [15, 'madhya'],
  [10, 'madhya'],
  [9.99, 'alpa'],
  [5, 'alpa'],
  [4.99, 'nirbala'],
  [0, 'nirbala'],
])('%f units are %s', (units, band) => {
  expect(bandOf(units)).toBe(band);
});

describe('235 years', () => {
  test.each(goldenYears)('$id $expected.year: the parts add up, within 0 to 20', ({ birth, expected }) => {
    const { chart } = goldenAnnual(birth, expected.completed_years);
    const balas = panchaVargiyas(chart);
    for (const planet of SEVEN_PLANETS) {
      for (const { parts, value } of [balas[planet].classical, balas[planet].specified]) {
        expect(parts.map(({ max }) => max).reduce((sum, max) => sum + max, 0)).toBe(20);
        expect(parts.every(({ max, points }) => points >= 0 && points <= max)).toBe(true);
        expect(value).toBeCloseTo(
          parts.reduce((sum, { points }) => sum + points, 0),
          9,
        );
      }
    }
  });
});
