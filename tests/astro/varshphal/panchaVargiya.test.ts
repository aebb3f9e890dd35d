import { describe, expect, test } from '@jest/globals';
import { SEVEN_PLANETS } from '../../../lib/astro/tables/planets.ts';
import {
  panchaVargiyaBandOf,
  decanateLord,
  haddaLord,
  panchaVargiyaOf,
  panchaVargiyas,
} from '../../../lib/astro/varshphal/panchaVargiya.ts';
import { goldenAnnual, goldenYears, tajikaYears } from '../../support/annual.ts';
import { chartOf } from '../../support/chartOf.ts';
import { golden } from '../../support/golden.ts';

const pointsOf = (parts: readonly { id: string; points: number }[]) =>
  Object.fromEntries(parts.map(({ id, points }) => [id, points]));

const NATURAL = { relation: 'natural', drekkana: 'parashari' } as const;

describe('worked by hand', () => {
  test('Jupiter at 8 Virgo 30 among planets in their usual places of a drawing', () => {
    // Mercury in Cancer is on the 11th from him, Venus in Leo on the 12th, the Sun in Gemini on the 10th.
    const { classical, specified } = panchaVargiyaOf(chartOf({ Jupiter: 'Virgo 8.5' }), 'Jupiter');
    expect(pointsOf(classical.parts)).toEqual({
      // Virgo is Mercury's, a friend: three quarters of 30 units.
      kshetra: 22.5 / 4,
      // 116.5 of 180 degrees from 5 Capricorn: 12.94 of 20 units.
      uchcha: 3.236111,
      // Venus, even, has 7 to 17 degrees.
      hadda: 7.5 / 4,
      // The first decanate of Virgo is the Sun's, an enemy.
      drekkana: 2.5 / 4,
      // The third navamsha of Virgo is Pisces, his own.
      navamsha: 5 / 4,
    });
    expect(classical.value).toBeCloseTo(5.625 + 3.236111 + 1.875 + 0.625 + 1.25, 9);
    // D1 Virgo friend; hora of an even sign, first half: Cancer, his exaltation; D12 (fourth part) Sagittarius, own.
    expect(pointsOf(specified.parts)).toEqual({ d1: 5.625, d2: 5, d12: 3.75, d3: 1.875, d9: 1.25 });
    expect(specified).toMatchObject({ value: 17.5, band: 'purna' });
  });

  test('the same by natural friendship and the lords of the D3 signs', () => {
    const { classical, specified } = panchaVargiyaOf(chartOf({ Jupiter: 'Virgo 8.5' }), 'Jupiter', NATURAL);
    // Mercury and Venus are enemies of Jupiter by nature; the first drekkana of Virgo is Virgo itself.
    expect(pointsOf(classical.parts)).toEqual({
      kshetra: 7.5 / 4,
      uchcha: 3.236111,
      hadda: 3.75 / 4,
      drekkana: 2.5 / 4,
      navamsha: 5 / 4,
    });
    expect(pointsOf(specified.parts)).toEqual({ d1: 1.875, d2: 5, d12: 3.75, d3: 0.625, d9: 1.25 });
    expect(specified).toMatchObject({ value: 12.5, band: 'madhya' });
  });

  test('exaltation and fall count in the five charts, but in the classical bala in its own part alone', () => {
    const chart = chartOf({ Sun: 'Aries 10', Saturn: 'Aries 20', Mars: 'Aquarius' });
    const [sun, saturn] = [panchaVargiyaOf(chart, 'Sun'), panchaVargiyaOf(chart, 'Saturn')];
    // Both guests of Mars on the 11th from them, a friend: neither more for the exalted nor less for the fallen.
    expect([pointsOf(sun.classical.parts)['kshetra'], pointsOf(saturn.classical.parts)['kshetra']]).toEqual([
      5.625, 5.625,
    ]);
    expect([pointsOf(sun.classical.parts)['uchcha'], pointsOf(saturn.classical.parts)['uchcha']]).toEqual([5, 0]);
    expect([pointsOf(sun.specified.parts)['d1'], pointsOf(saturn.specified.parts)['d1']]).toEqual([7.5, 30 / 8 / 4]);
    const { standing } = saturn.classical.parts[0]!;
    expect([standing, saturn.specified.parts[0]!.standing]).toEqual(['friend', 'debilitated']);
  });

  test('by nature the Sun at 10 Aries and Saturn at 20 Aries', () => {
    const chart = chartOf({ Sun: 'Aries 10', Saturn: 'Aries 20' });
    const [sun, saturn] = [panchaVargiyaOf(chart, 'Sun', NATURAL), panchaVargiyaOf(chart, 'Saturn', NATURAL)];
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

describe('the worked example of Varsha Pradipaka 28: the Sun at 16 Aquarius 53:39', () => {
  // The lords it prints: Saturn a friend, Jupiter an enemy, Mercury even. Placed so that the distances say the same.
  const drawing = { Sun: 'Aquarius 16.894167', Saturn: 'Aries', Jupiter: 'Taurus', Mercury: 'Pisces' } as const;
  const { parts, value } = panchaVargiyaOf(chartOf(drawing), 'Sun').classical;
  const units = (degrees: number, minutes: number) => degrees + minutes / 60;

  test('lords and relations', () => {
    expect(parts.map(({ id, lord, standing }) => [id, lord, standing])).toEqual([
      ['kshetra', 'Saturn', 'friend'],
      ['uchcha', null, null],
      ['hadda', 'Jupiter', 'enemy'],
      ['drekkana', 'Mercury', 'neutral'],
      ['navamsha', 'Jupiter', 'enemy'],
    ]);
  });

  test('units, printed to the minute, and their quarter', () => {
    const printed = [units(22, 30), units(14, 5), units(3, 45), units(5, 0), units(1, 15)];
    parts.forEach(({ points }, i) => expect(Math.abs(points * 4 - printed[i]!)).toBeLessThan(1 / 60));
    expect(Math.abs(value * 4 - units(46, 35))).toBeLessThan(1 / 60);
    expect(Math.abs(value - units(11, 38.75))).toBeLessThan(1 / 60);
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
  // Mercury, the host, is on the 3rd from her.
  expect(units({ Moon: 'Gemini', Mercury: 'Leo' }, 'Moon')).toBe(22.5);
  expect(friend).toBe(15);
});

describe('decanates', () => {
  const all = Array.from({ length: 36 }, (_, i) => [Math.floor(i / 3), i % 3] as const);

  // Varsha Pradipaka: completed signs and 3, 1 or 6 for the 1st, 2nd, 3rd decanate, by sevens, counted from the Sun.
  test('have the lords of the arithmetic of Varsha Pradipaka', () => {
    const counted = all.map(([signIndex, third]) => {
      const rest = (signIndex + [3, 1, 6][third]!) % 7;
      return SEVEN_PLANETS[(rest + 6) % 7];
    });
    expect(all.map(([signIndex, third]) => decanateLord(signIndex, third * 10 + 5))).toEqual(counted);
  });

  test('begin with Mars in Aries, and are half-open', () => {
    expect([0, 9.9999, 10, 19.9999, 20, 29.9999].map((degree) => decanateLord(0, degree))).toEqual([
      ...['Mars', 'Mars', 'Sun', 'Sun', 'Venus', 'Venus'],
    ]);
    expect([0, 10, 20].map((degree) => decanateLord(11, degree))).toEqual(['Saturn', 'Jupiter', 'Mars']);
  });
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
  [15, 'purna'],
  [14.99, 'madhya'],
  [10, 'madhya'],
  [9.99, 'alpa'],
  [5, 'alpa'],
  [4.99, 'nirbala'],
  [0, 'nirbala'],
])('%f units are %s', (units, band) => {
  expect(panchaVargiyaBandOf(units)).toBe(band);
});

/** Longitudes agree within 0.2 arcsec, which is 0.00001 units of exaltation. */
const TOLERANCE_UNITS = 0.0001;

describe('235 years of an independent program', () => {
  test.each(tajikaYears)('$id $expected.year: lords and units of every part', ({ birth, expected }) => {
    const balas = panchaVargiyas(goldenAnnual(birth, expected.completed_years).chart);
    for (const planet of SEVEN_PLANETS) {
      const { components, lords, relation, vishva } = expected.bala[planet];
      const { parts, value } = balas[planet].classical;
      const differing = parts.filter(({ id, lord, points, standing }) => {
        const name = (id === 'navamsha' ? 'navamsa' : id) as keyof typeof components;
        const isNear = Math.abs(points * 4 - components[name]) < TOLERANCE_UNITS;
        return !isNear || (name !== 'uchcha' && (lord !== lords[name] || standing !== relation[name]));
      });
      expect([planet, differing]).toEqual([planet, []]);
      expect(Math.abs(value - vishva)).toBeLessThan(TOLERANCE_UNITS);
    }
  });

  test.each(tajikaYears)('$id $expected.year: the sum by nature and D3 lords', ({ birth, expected }) => {
    const balas = panchaVargiyas(goldenAnnual(birth, expected.completed_years).chart, NATURAL);
    for (const planet of SEVEN_PLANETS) {
      const former = expected.vishva_with_natural_relation_and_d3_lords[planet];
      expect(Math.abs(balas[planet].classical.value - former)).toBeLessThan(TOLERANCE_UNITS);
    }
  });
});

describe('235 years', () => {
  test.each(goldenYears)('$id $expected.year: the parts add up, within 0 to 20', ({ birth, expected }) => {
    const { chart } = goldenAnnual(birth, expected.completed_years);
    const balas = panchaVargiyas(chart);
    const all = SEVEN_PLANETS.flatMap((planet) => [balas[planet].classical, balas[planet].specified]);
    const faulty = all.filter(({ parts, value }) => {
      const sum = parts.reduce((total, { points }) => total + points, 0);
      const most = parts.reduce((total, { max }) => total + max, 0);
      const isWithin = parts.every(({ max, points }) => points >= 0 && points <= max);
      return !isWithin || most !== 20 || !(Math.abs(value - sum) < 5e-10);
    });
    expect(faulty).toEqual([]);
  });
});
