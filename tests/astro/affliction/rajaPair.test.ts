import { expect, test } from '@jest/globals';
import { strongRajaPlanets } from '../../../lib/astro/affliction/rajaPair.ts';
import { chartOf, type Drawing } from '../../support/chartOf.ts';

/** For Aries rising Mars owns the 1st, the Moon the 4th, the Sun the 5th, Venus the 7th, Jupiter the 9th, Saturn the 10th. */
const APART: Drawing = {
  Ascendant: 'Aries',
  Sun: 'Taurus 1',
  Moon: 'Gemini 20',
  Mars: 'Pisces',
  Mercury: 'Taurus 20',
  Jupiter: 'Capricorn',
  Venus: 'Cancer 5',
  Saturn: 'Leo',
};

const found = (drawing: Drawing) => strongRajaPlanets(chartOf({ ...APART, ...drawing }), null);

test('finds none where lords are apart', () => {
  expect(found({})).toEqual([]);
});

test('two strong lords in one sign', () => {
  expect(found({ Sun: 'Aries 1', Mars: 'Aries 25' })).toEqual(['Mars', 'Sun']);
});

test('a weak lord forms no strong one', () => {
  // Mars is burnt by the Sun, five degrees away.
  expect(found({ Sun: 'Aries 20', Mars: 'Aries 25' })).toEqual([]);
});

test('an aspect must be returned', () => {
  // Mars in Aries casts his 4th aspect on Jupiter in Cancer, who does not look back; opposite each other both do.
  expect(found({ Mars: 'Aries', Jupiter: 'Cancer' })).toEqual([]);
  expect(found({ Mars: 'Capricorn', Jupiter: 'Cancer' })).toEqual(['Mars', 'Jupiter']);
});

test('one strong owner of a kendra and a trikona is enough, if well placed', () => {
  // For Cancer rising Mars owns the 5th and the 10th.
  const cancer: Drawing = { ...APART, Ascendant: 'Cancer', Sun: 'Taurus 20', Venus: 'Gemini 1' };
  expect(strongRajaPlanets(chartOf({ ...cancer, Mars: 'Aries' }), null)).toEqual(['Mars']);
  expect(strongRajaPlanets(chartOf({ ...cancer, Mars: 'Sagittarius' }), null)).toEqual([]);
});

test('the lord of the 1st and of another kendra is none by himself', () => {
  // For Gemini rising Mercury owns the 1st and the 4th, for Virgo the 1st and the 10th.
  expect(found({ Ascendant: 'Gemini', Mercury: 'Gemini 1' })).toEqual([]);
  expect(found({ Ascendant: 'Virgo', Mercury: 'Virgo 1' })).toEqual([]);
});
