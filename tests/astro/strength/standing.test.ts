import { describe, expect, test } from '@jest/globals';
import { isStrong, isWeak, weaknesses } from '../../../lib/astro/strength/standing.ts';
import { forEachOfSeven } from '../../../lib/astro/tables/planets.ts';
import { chartOf, type Drawing } from '../../support/chartOf.ts';

const allAt = (ratio: number) => forEachOfSeven(() => ratio);
/** At its great friend the Sun’s, out of the middle of the sign, which would be vargottama. */
const GUEST: Drawing = { Jupiter: 'Leo 2' };

describe('strong', () => {
  const strong = (drawing: Drawing, ratio?: number) =>
    isStrong(chartOf(drawing), 'Jupiter', ratio === undefined ? null : allAt(ratio));

  test('in a friend’s sign and a good house', () => {
    expect(strong(GUEST)).toBe(true);
  });

  test('not in a neutral one, not combust, not in a dusthana', () => {
    expect(strong({ Ascendant: 'Gemini', Jupiter: 'Virgo 2' })).toBe(false);
    expect(strong({ ...GUEST, Sun: 'Leo 8' })).toBe(false);
    for (const rising of ['Pisces', 'Capricorn', 'Virgo'] as const) {
      expect(strong({ ...GUEST, Ascendant: rising })).toBe(false);
    }
  });

  test('in a dusthana if it is at home there', () => {
    expect(strong({ Ascendant: 'Cancer', Jupiter: 'Sagittarius 2' })).toBe(true);
  });

  test('one doubt is made up for by the same sign in the navamsa, or by all the shadbala it needs', () => {
    expect(strong({ Ascendant: 'Pisces', Jupiter: 'Leo 15' })).toBe(true);
    expect(strong({ ...GUEST, Ascendant: 'Pisces' }, 1)).toBe(true);
    expect(strong({ ...GUEST, Ascendant: 'Pisces' }, 0.99)).toBe(false);
  });

  test('two are not', () => {
    expect(strong({ Ascendant: 'Aries', Jupiter: 'Virgo 2' }, 2)).toBe(false);
  });
});

describe('weak', () => {
  const weak = (drawing: Drawing, ratio?: number) =>
    isWeak(chartOf(drawing), 'Jupiter', ratio === undefined ? null : allAt(ratio));
  /** Venus is its enemy, and in the 5th from it no friend for the time. */
  const unwelcome: Drawing = { Jupiter: 'Libra 2', Venus: 'Aquarius 2' };

  test('combust', () => {
    expect(weak({ ...GUEST, Sun: 'Leo 8' })).toBe(true);
  });

  test('with an enemy in a dusthana, not elsewhere and not with a friend there', () => {
    expect(weak({ ...unwelcome, Ascendant: 'Taurus' })).toBe(true);
    expect(weak({ ...unwelcome, Ascendant: 'Aries' })).toBe(false);
    expect(weak({ ...GUEST, Ascendant: 'Pisces' })).toBe(false);
  });

  test('below seven tenths of the shadbala it needs', () => {
    expect(weak(GUEST, 0.7)).toBe(false);
    expect(weak(GUEST, 0.69)).toBe(true);
  });

  test('nodes have no shadbala', () => {
    expect(isWeak(chartOf({}), 'Rahu', allAt(0.1))).toBe(false);
  });

  test('debilitated, unless something lifts it', () => {
    // The Moon in Libra and the ascendant in Aries: Saturn, lord of Capricorn, and Mars, exalted there, stand in no kendra.
    const fallen: Drawing = { Jupiter: 'Capricorn 2', Saturn: 'Taurus 2', Mars: 'Aquarius 2', Moon: 'Virgo 2' };
    expect(weak(fallen)).toBe(true);
    expect(weak({ ...fallen, Saturn: 'Aries 2' })).toBe(false);
  });
});

test('all weaknesses are listed', () => {
  const described = (drawing: Drawing, ratio = 1) => weaknesses(chartOf(drawing), 'Jupiter', allAt(ratio));
  expect(described(GUEST)).toEqual([]);
  expect(described({ ...GUEST, Sun: 'Leo 8' }, 0.694)).toEqual([
    { id: 'combust' },
    { id: 'poor_shadbala', percent: 69 },
  ]);
  expect(described(GUEST, 0.7)).toEqual([]);
});
