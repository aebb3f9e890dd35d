import { describe, expect, test } from '@jest/globals';
import { pitraAffliction } from '../../../lib/astro/affliction/pitra.ts';
import { textInChart } from '../../../lib/astro/rule.ts';
import { SIGNS } from '../../../lib/astro/tables/signs.ts';
import { chartOf, type Drawing } from '../../support/chartOf.ts';

const conditionsIn = (drawing: Drawing, conventions = {}) =>
  pitraAffliction.examine(chartOf(drawing, conventions), { ratios: null });

const metIn = (drawing: Drawing, conventions = {}) =>
  conditionsIn(drawing, conventions)
    .filter(({ isMet }) => isMet)
    .map(({ id }) => id);

/** Aries rising; the Sun in Sagittarius, the 9th. */
const SUN_IN_NINTH: Drawing = { Sun: 'Sagittarius', Rahu: 'Taurus', Saturn: 'Capricorn' };

test('Saturn reaches the Sun by company and by his 3rd, 7th and 10th aspect', () => {
  const from = SIGNS.filter((Saturn) => metIn({ ...SUN_IN_NINTH, Saturn }).includes('sun_in_ninth_afflicted'));
  expect(from).toEqual(['Pisces', 'Gemini', 'Libra', 'Sagittarius'].sort((a, b) => order(a) - order(b)));
});

test('Rahu by company and his 5th, 7th and 9th, which the convention may leave out; Ketu by company alone', () => {
  const from = (conventions = {}) =>
    SIGNS.filter((Rahu) => metIn({ ...SUN_IN_NINTH, Rahu }, conventions).includes('sun_in_ninth_afflicted'));
  // Ketu is with the Sun where Rahu is in Gemini.
  expect(from()).toEqual(['Aries', 'Gemini', 'Leo', 'Sagittarius']);
  expect(from({ nodeAspects: 'none' })).toEqual(['Gemini', 'Sagittarius']);
});

const order = (sign: string) => SIGNS.findIndex((known) => known === sign);

describe('what forms it', () => {
  // Aries rising: Jupiter owns the 9th, Sagittarius.
  const isFormed = (drawing: Drawing) => metIn(drawing).includes('formed');

  test('the lord of the 9th joined, and the Sun or the 9th house afflicted', () => {
    const joined: Drawing = { Jupiter: 'Taurus 10', Rahu: 'Taurus 20', Sun: 'Leo', Saturn: 'Cancer' };
    expect(isFormed(joined)).toBe(false);
    // Saturn in Gemini looks at Leo from the 3rd, in Sagittarius he stands in the 9th.
    expect(isFormed({ ...joined, Saturn: 'Gemini' })).toBe(true);
    expect(isFormed({ ...joined, Saturn: 'Sagittarius' })).toBe(true);
  });

  test('the Sun joined, and the 9th house held', () => {
    const joined: Drawing = { Sun: 'Leo', Rahu: 'Leo', Jupiter: 'Gemini', Saturn: 'Cancer' };
    expect(isFormed(joined)).toBe(false);
    expect(isFormed({ ...joined, Saturn: 'Sagittarius' })).toBe(true);
  });

  test('an aspect alone does not, and is no part of it either', () => {
    const aspected: Drawing = { Jupiter: 'Leo', Saturn: 'Gemini', Sun: 'Cancer', Rahu: 'Virgo' };
    expect(metIn(aspected)).toEqual(['ninth_lord_weak', 'jupiter']);
    expect(pitraAffliction.isPartial!(conditionsIn(aspected))).toBe(false);
  });

  test('the conjunction alone is a part of it', () => {
    const joined: Drawing = { Jupiter: 'Taurus 10', Rahu: 'Taurus 20', Sun: 'Leo', Saturn: 'Cancer' };
    expect(pitraAffliction.isPartial!(conditionsIn(joined))).toBe(true);
  });

  test('a Sun who owns the 9th does not count twice', () => {
    // Sagittarius rising: the Sun owns the 9th, Leo.
    const joined: Drawing = {
      Ascendant: 'Sagittarius',
      Sun: 'Gemini',
      Rahu: 'Gemini',
      Saturn: 'Cancer',
      Jupiter: 'Aries',
    };
    expect(isFormed(joined)).toBe(false);
    expect(isFormed({ ...joined, Saturn: 'Leo' })).toBe(true);
  });
});

test('says of its alternatives which holds', () => {
  const seen = (drawing: Drawing, id: string) =>
    textInChart(conditionsIn(drawing).find((condition) => condition.id === id)!).en;
  expect(seen({ Jupiter: 'Virgo 15', Sun: 'Virgo 16', Rahu: 'Taurus', Saturn: 'Capricorn' }, 'ninth_lord_weak')).toBe(
    'The lord of the 9th is aspected by Saturn or Rahu and combust and in the 6th, 8th or 12th house',
  );
  expect(seen({ Rahu: 'Leo' }, 'node_and_luminary')).toBe('Rahu is in the 5th house');
});

test('the planets are the Sun, the lord of the 9th and those that afflict them', () => {
  const planets = (drawing: Drawing) => pitraAffliction.participants(chartOf(drawing), { ratios: null });
  expect(planets({ Sun: 'Leo', Jupiter: 'Taurus', Saturn: 'Libra', Rahu: 'Gemini' })).toEqual([
    'Sun',
    'Jupiter',
    'Ketu',
  ]);
  expect(planets({ Sun: 'Sagittarius', Saturn: 'Gemini', Jupiter: 'Taurus', Rahu: 'Cancer' })).toEqual([
    'Sun',
    'Jupiter',
    'Saturn',
  ]);
});

test('Jupiter as lord of the 9th does not ease himself', () => {
  // In Virgo he aspects Capricorn, Pisces and Taurus: neither the 9th nor the Sun.
  expect(metIn({ Jupiter: 'Virgo', Sun: 'Leo', Saturn: 'Capricorn', Rahu: 'Taurus' })).not.toContain('jupiter');
  expect(metIn({ Jupiter: 'Virgo', Sun: 'Virgo 29', Saturn: 'Capricorn', Rahu: 'Taurus' })).toContain('jupiter');
});
