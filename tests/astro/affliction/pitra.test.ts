import { expect, test } from '@jest/globals';
import { pitraSigns } from '../../../lib/astro/affliction/pitra.ts';
import { SIGNS } from '../../../lib/astro/tables/signs.ts';
import { chartOf, type Drawing } from '../../support/chartOf.ts';

const metIn = (drawing: Drawing, conventions = {}) => {
  const { burdens, reliefs } = pitraSigns(chartOf(drawing, conventions));
  return [...burdens, ...reliefs].filter(({ isMet }) => isMet).map(({ id }) => id);
};

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

test('the planets are the Sun, the lord of the 9th and those that afflict them', () => {
  const planets = (drawing: Drawing) => pitraSigns(chartOf(drawing)).planets;
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
