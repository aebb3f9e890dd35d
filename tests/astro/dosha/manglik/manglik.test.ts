import { describe, expect, test } from '@jest/globals';
import { manglik, manglikBy } from '../../../../lib/astro/dosha/manglik/manglik.ts';
import { SIGNS, type Sign } from '../../../../lib/astro/tables/signs.ts';
import { chartOf, type Drawing } from '../../../support/chartOf.ts';
import { doshaIn, doshaTest } from '../../../support/doshaTest.ts';
import { manglikLevel } from '../../../../lib/astro/dosha/manglik/marsHouses.ts';

/** Virgo rising with Mars in it: nothing adds to him and nothing relieves him. */
const BARE: Drawing = {
  Ascendant: 'Virgo',
  Mars: 'Virgo 20',
  Sun: 'Gemini 20',
  Moon: 'Sagittarius',
  Mercury: 'Gemini 2',
  Jupiter: 'Aquarius 15',
  Venus: 'Leo 1',
  Saturn: 'Taurus',
  Rahu: 'Libra',
};

doshaTest(manglik, {
  present: [BARE, { ...BARE, Mars: 'Sagittarius 20', Moon: 'Aries' }],
  absent: [
    { ...BARE, Mars: 'Libra 20' },
    { ...BARE, Mars: 'Cancer 20' },
    // By the Moon alone: partial at most, and no dosha of the chart.
    { ...BARE, Mars: 'Capricorn', Moon: 'Gemini' },
  ],
  met: {
    from_moon: { ...BARE, Moon: 'Gemini' },
    from_venus: { ...BARE, Venus: 'Gemini' },
    own_sign: { ...BARE, Mars: 'Aries 20' },
    exalted: { Ascendant: 'Libra', Mars: 'Capricorn' },
    friend_sign: { ...BARE, Mars: 'Sagittarius 20' },
    exempt_sign: { Ascendant: 'Gemini', Mars: 'Taurus' },
    jupiter: { ...BARE, Jupiter: 'Pisces' },
    moon_in_kendra: { ...BARE, Moon: 'Virgo' },
    benefic_in_1st_or_7th: { ...BARE, Venus: 'Pisces' },
    seventh_lord: { ...BARE, Jupiter: 'Sagittarius' },
    saturn: { ...BARE, Saturn: 'Sagittarius' },
    node: { ...BARE, Rahu: 'Virgo' },
    spent: { ...BARE, Mars: 'Virgo 20 R' },
    yogakaraka: { Ascendant: 'Leo', Mars: 'Aquarius' },
    trikona_lord: { Ascendant: 'Sagittarius', Mars: 'Sagittarius' },
    gentle: { ...BARE, Venus: 'Pisces' },
    full_moon: { ...BARE, Moon: 'Pisces', Sun: 'Virgo 1' },
  },
  facts: { ageYears: 28 },
});

const OTHER_HOUSES = [3, 5, 6, 9, 10, 11];

/** Signs rising so that Mars in Virgo stands in a house. */
const risingFor = (house: number): Sign => SIGNS[(5 - (house - 1) + 12) % 12]!;

describe('points', () => {
  const base = (house: number, moonToMars: number, venusToMars: number) => {
    const from = (count: number): Sign => risingFor(count);
    const drawing = { Ascendant: risingFor(house), Mars: 'Virgo', Moon: from(moonToMars), Venus: from(venusToMars) };
    const { evidence } = doshaIn(manglik, drawing as Drawing);
    return evidence.slice(0, 3).map(({ isMet, points }) => (isMet ? points : 0));
  };

  test.each([
    [1, 60],
    [4, 50],
    [7, 90],
    [8, 85],
    [12, 55],
  ])('in the %d house %d; half from the Moon, a quarter from Venus', (house, points) => {
    expect(base(house, house, house)).toEqual([points, points / 2, points / 4]);
  });

  test.each([2, ...OTHER_HOUSES])('none in the %d house', (house) => {
    expect(base(house, house, house)).toEqual([0, 0, 0]);
  });

  test('end at 100: 90 in the 7th and 42.5 by the 8th from the Moon', () => {
    const { score } = doshaIn(manglik, { ...BARE, Ascendant: 'Pisces', Moon: 'Aquarius' });
    expect(score!.parts.map(({ id, points }) => [id, points])).toEqual([
      ['from_ascendant', 90],
      ['from_moon', 42.5],
      // Mercury is strong at home, and Mars owns the 9th of Pisces.
      ['seventh_lord', -15],
      ['trikona_lord', -15],
      ['bounds', -2.5],
    ]);
  });
});

describe('what is left', () => {
  const left = (drawing: Drawing, ageYears: number | null = null) => {
    const { score, severity, status } = doshaIn(manglik, drawing, { ageYears });
    return [score!.value, severity, status];
  };

  test('all, where nothing relieves', () => {
    expect(left(BARE)).toEqual([60, 'severe', 'active']);
  });

  test('fifteen less by each relief that does not cancel', () => {
    expect(left({ ...BARE, Mars: 'Virgo 20 R' })).toEqual([45, 'moderate', 'reduced']);
    expect(left({ ...BARE, Mars: 'Virgo 20 R', Saturn: 'Sagittarius' })).toEqual([30, 'moderate', 'reduced']);
  });

  test('never below twenty by these', () => {
    // 55 in the 12th, less fifteen for each of retrogression, Saturn and Rahu.
    const drawing: Drawing = { ...BARE, Ascendant: 'Libra', Mars: 'Virgo 20 R', Saturn: 'Libra', Rahu: 'Virgo' };
    expect(left(drawing)).toEqual([20, 'mild', 'reduced']);
  });

  test('active where they leave the level as it was: 85 in the 8th, less fifteen for a strong lord of the 7th', () => {
    expect(left({ ...BARE, Ascendant: 'Aquarius', Jupiter: 'Cancer 15', Saturn: 'Scorpio' })).toEqual([
      70,
      'severe',
      'active',
    ]);
  });

  test('15 percent by one that cancels', () => {
    expect(left({ ...BARE, Jupiter: 'Taurus' })).toEqual([9, 'mild', 'cancelled']);
  });

  test('the same at any age, and beside any partner', () => {
    expect([left(BARE, 27), left(BARE, 28)]).toEqual(Array(2).fill([60, 'severe', 'active']));
    const { score, status } = doshaIn(manglik, BARE, { partner: chartOf(BARE) });
    expect([score!.value, status]).toEqual([60, 'active']);
  });
});

describe('readings', () => {
  const secondHouse: Drawing = { ...BARE, Ascendant: 'Leo' };

  test('the 2nd house counts by request, with 50 points', () => {
    const southern = manglikBy({ include2nd: true, nodesRelieve: true });
    expect(doshaIn(manglik, secondHouse).isPresent).toBe(false);
    const { evidence, isPresent } = doshaIn(southern, secondHouse);
    expect([isPresent, evidence[0]!.points]).toEqual([true, 50]);
    expect(southern.formation.en).toContain('2nd');
    expect(southern.formation.hi).toContain('दूसरे');
    // The rest is as before.
    expect(doshaIn(southern, { ...BARE, Venus: 'Cancer 20' }).score!.value).toBe(60);
  });

  test('a node with Mars relieves, or does not where that is denied', () => {
    const strict = manglikBy({ include2nd: false, nodesRelieve: false });
    const withRahu: Drawing = { ...BARE, Rahu: 'Virgo' };
    expect(doshaIn(manglik, withRahu).status).toBe('reduced');
    expect(doshaIn(strict, withRahu).status).toBe('active');
  });
});

test('levels: partial from 30, full from 60, and partial at the most where the ascendant does not show it', () => {
  const levels = (isPresent: boolean) => [0, 29, 30, 59, 60].map((points) => manglikLevel(points, isPresent));
  expect(levels(true)).toEqual(['none', 'low', 'partial', 'partial', 'full']);
  expect(levels(false)).toEqual(['none', 'partial', 'partial', 'partial', 'partial']);
});
