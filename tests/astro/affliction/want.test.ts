import { describe, expect, test } from '@jest/globals';
import { rareWants, strongWealthPair, unrelievedInSecond } from '../../../lib/astro/affliction/want.ts';
import { chartOf, type Drawing } from '../../support/chartOf.ts';

describe('the five rare ways', () => {
  test.each([
    // Leo rising: the Sun and the Moon exchanged, Mercury, lord of the 2nd, with the Sun.
    ['exchange_1_12', { Ascendant: 'Leo', Sun: 'Cancer', Moon: 'Leo', Mercury: 'Cancer 20' }],
    // Aries rising: Mars and Mercury exchanged; Venus, lord of the 2nd and 7th, opposite the Moon.
    ['exchange_1_6', { Ascendant: 'Aries', Mars: 'Virgo', Mercury: 'Aries', Moon: 'Aquarius', Venus: 'Leo' }],
    ['fall_of_self', { Ascendant: 'Aries', Moon: 'Aries', Rahu: 'Libra' }],
    ['fall_of_self', { Ascendant: 'Taurus', Venus: 'Sagittarius', Jupiter: 'Sagittarius' }],
    // Aries rising: the Sun in the 6th, Jupiter in the 12th, Venus opposite the Sun.
    ['lost_merit', { Ascendant: 'Aries', Sun: 'Virgo', Jupiter: 'Pisces', Venus: 'Pisces' }],
    // Aries rising: Mars with Saturn in the 8th, Venus debilitated.
    ['afflicted_self', { Ascendant: 'Aries', Mars: 'Scorpio', Saturn: 'Scorpio', Venus: 'Virgo' }],
  ] satisfies [string, Drawing][])('%s in %o', (way, drawing) => {
    expect(rareWants(chartOf(drawing))).toContain(way);
  });

  test('none without afflictions, and none for a lord of the ascendant who owns the 8th too', () => {
    expect(rareWants(chartOf({ Ascendant: 'Aries', Mars: 'Virgo', Mercury: 'Aries', Venus: 'Leo' }))).toEqual([]);
    expect(rareWants(chartOf({ Ascendant: 'Aries', Mars: 'Scorpio' }))).toEqual([]);
  });
});

test('a malefic in the 2nd stays unrelieved only where no benefic is there or looks there', () => {
  const drawing: Drawing = { Ascendant: 'Sagittarius', Jupiter: 'Scorpio', Rahu: 'Capricorn' };
  expect(unrelievedInSecond(chartOf(drawing))).toEqual(['Rahu']);
  expect(unrelievedInSecond(chartOf({ ...drawing, Jupiter: 'Virgo' }))).toEqual([]);
});

test('two strong lords of wealth with a mutual bond', () => {
  // Scorpio rising: the Moon exalted and Jupiter at a friend's, opposite each other, lords of the 9th and the 2nd.
  expect(strongWealthPair(chartOf({ Ascendant: 'Scorpio', Moon: 'Taurus 2', Jupiter: 'Scorpio' }), null)).toEqual([
    'Jupiter',
    'Moon',
  ]);
  expect(strongWealthPair(chartOf({ Ascendant: 'Scorpio', Moon: 'Gemini', Jupiter: 'Scorpio' }), null)).toEqual([]);
});
