import { expect, test } from '@jest/globals';
import { isSignDebilitated, isSignExalted, signDignity } from '../../../lib/astro/planet/dignity.ts';
import { SIGNS } from '../../../lib/astro/tables/signs.ts';
import { chartOf, type Drawing } from '../../support/chartOf.ts';

/** BPHS 3.49-54, each boundary once. */
const cases: [Drawing, string][] = [
  [{ Sun: 'Aries 10' }, 'exalted'],
  [{ Sun: 'Leo 19.99' }, 'moolatrikona'],
  [{ Sun: 'Leo 20' }, 'own'],
  [{ Sun: 'Libra 10' }, 'debilitated'],
  [{ Moon: 'Taurus 2.99' }, 'exalted'],
  [{ Moon: 'Taurus 3' }, 'moolatrikona'],
  [{ Moon: 'Cancer' }, 'own'],
  [{ Mercury: 'Virgo 14.99' }, 'exalted'],
  [{ Mercury: 'Virgo 15' }, 'moolatrikona'],
  [{ Mercury: 'Virgo 20' }, 'own'],
  [{ Mars: 'Aries 12' }, 'own'],
  [{ Jupiter: 'Sagittarius 9.99' }, 'moolatrikona'],
  [{ Venus: 'Pisces 1' }, 'exalted'],
  [{ Saturn: 'Aquarius 19' }, 'moolatrikona'],
  [{ Rahu: 'Taurus' }, 'exalted'],
  [{ Ketu: 'Taurus' }, 'debilitated'],
];

test.each(cases)('%j is %s', (drawing, want) => {
  const [planet] = Object.keys(drawing) as ['Sun'];
  expect(chartOf(drawing).planets[planet].dignity).toBe(want);
});

test('elsewhere the compound friendship with the lord of the sign decides', () => {
  // The Sun in Sagittarius: Jupiter is a natural friend; in the 2nd a friend of the moment, in the 5th an enemy.
  expect(chartOf({ Sun: 'Sagittarius', Jupiter: 'Capricorn' }).planets.Sun.dignity).toBe('great_friend');
  expect(chartOf({ Sun: 'Sagittarius', Jupiter: 'Aries' }).planets.Sun.dignity).toBe('neutral');
  // Saturn is a natural enemy; in the 3rd he turns neutral, in the 7th he is a great enemy.
  expect(chartOf({ Sun: 'Capricorn', Saturn: 'Pisces' }).planets.Sun.dignity).toBe('neutral');
  expect(chartOf({ Sun: 'Capricorn', Saturn: 'Cancer' }).planets.Sun.dignity).toBe('great_enemy');
});

test('the other reading of the nodes is a convention', () => {
  const chart = chartOf({ Rahu: 'Gemini' }, { nodeExaltation: 'gemini' });
  expect([chart.planets.Rahu.dignity, chart.planets.Ketu.dignity]).toEqual(['exalted', 'exalted']);
  expect(isSignExalted('Rahu', SIGNS.indexOf('Taurus'), 'gemini')).toBe(false);
  expect(isSignDebilitated('Ketu', SIGNS.indexOf('Gemini'), 'gemini')).toBe(true);
});

test('in a varga the whole sign counts, and moolatrikona is only what is no own sign', () => {
  const { signs } = chartOf({});
  expect(signDignity('Mercury', SIGNS.indexOf('Virgo'), signs, 'taurus')).toBe('exalted');
  expect(signDignity('Sun', SIGNS.indexOf('Leo'), signs, 'taurus')).toBe('own');
  expect(signDignity('Rahu', SIGNS.indexOf('Gemini'), signs, 'taurus')).toBe('moolatrikona');
});
