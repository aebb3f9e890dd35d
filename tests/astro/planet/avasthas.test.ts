import { expect, test } from '@jest/globals';
import { baladi, deeptadi, jagradadi } from '../../../lib/astro/planet/avasthas.ts';
import { lajjitadi } from '../../../lib/astro/planet/lajjitadi.ts';
import type { Planet } from '../../../lib/astro/tables/planets.ts';
import { SIGNS } from '../../../lib/astro/tables/signs.ts';
import { chartOf, type Drawing } from '../../support/chartOf.ts';

const aries = SIGNS.indexOf('Aries');
const taurus = SIGNS.indexOf('Taurus');

/** BPHS 45.3-4, each boundary once. */
test.each([
  [aries, 0, 'bala', 0.25],
  [aries, 6, 'kumara', 0.5],
  [aries, 12, 'yuva', 1],
  [aries, 18, 'vriddha', 0.125],
  [aries, 24, 'mrita', 0],
  [taurus, 0, 'mrita', 0],
  [taurus, 6, 'vriddha', 0.125],
  [taurus, 12, 'yuva', 1],
  [taurus, 18, 'kumara', 0.5],
  [taurus, 29.99, 'bala', 0.25],
])('sign %d at %d degrees is %s', (signIndex, degreeInSign, id, resultShare) => {
  expect(baladi({ signIndex, degreeInSign })).toMatchObject({ id, resultShare });
});

test('wakefulness follows dignity', () => {
  expect(jagradadi({ dignity: 'moolatrikona' }).id).toBe('jagrat');
  expect(jagradadi({ dignity: 'neutral' }).id).toBe('swapna');
  expect(jagradadi({ dignity: 'enemy' }).id).toBe('sushupti');
});

const moods = (planet: Planet, drawing: Drawing) => {
  const chart = chartOf(drawing);
  return deeptadi(chart, chart.planets[planet]).map(({ id }) => id);
};

test('the mood that rules comes first, and those under it stay visible', () => {
  expect(moods('Jupiter', { Jupiter: 'Cancer' })).toEqual(['deepta']);
  expect(moods('Jupiter', { Jupiter: 'Pisces' })).toEqual(['swastha']);
  expect(moods('Jupiter', { Jupiter: 'Cancer', Mars: 'Cancer' })).toEqual(['deepta']);
  expect(moods('Jupiter', { Jupiter: 'Capricorn', Saturn: 'Capricorn' })).toEqual(['vikala', 'khala']);
  expect(moods('Venus', { Sun: 'Leo 10', Venus: 'Leo 12' })[0]).toBe('kopa');
});

const furtherMoods = (planet: Planet, drawing: Drawing) => {
  const chart = chartOf(drawing);
  return lajjitadi(chart, chart.planets[planet]).map(({ id }) => id);
};

/** BPHS 45.11-18, each mood met and missed. */
test('shame is company of the nodes, Sun, Saturn or Mars in the fifth', () => {
  expect(furtherMoods('Venus', { Ascendant: 'Aries', Venus: 'Leo', Saturn: 'Leo' })).toContain('lajjita');
  expect(furtherMoods('Venus', { Ascendant: 'Taurus', Venus: 'Leo', Saturn: 'Leo' })).not.toContain('lajjita');
});

test('pride is exaltation or moolatrikona', () => {
  expect(furtherMoods('Saturn', { Saturn: 'Libra' })).toContain('garvita');
  expect(furtherMoods('Saturn', { Saturn: 'Capricorn' })).not.toContain('garvita');
});

test('hunger is an enemy: his sign, his company or his eye', () => {
  expect(furtherMoods('Sun', { Sun: 'Capricorn', Saturn: 'Cancer' })).toContain('kshudhita');
  expect(furtherMoods('Venus', { Venus: 'Gemini', Moon: 'Gemini', Sun: 'Aries' })).toContain('kshudhita');
  expect(furtherMoods('Jupiter', { Jupiter: 'Leo', Sun: 'Leo 29', Venus: 'Virgo' })).not.toContain('kshudhita');
});

test('thirst is a malefic eye on a water sign that no benefic sees', () => {
  const thirsty: Drawing = {
    Moon: 'Scorpio',
    Saturn: 'Taurus',
    Sun: 'Gemini',
    Jupiter: 'Gemini',
    Venus: 'Gemini',
    Mercury: 'Gemini',
  };
  expect(furtherMoods('Moon', thirsty)).toContain('trushita');
  expect(furtherMoods('Moon', { ...thirsty, Jupiter: 'Pisces' })).not.toContain('trushita');
});

test('gladness is Jupiter, or the sign of a friend', () => {
  expect(furtherMoods('Mercury', { Mercury: 'Pisces', Jupiter: 'Pisces' })).toContain('mudita');
  expect(furtherMoods('Mars', { Mars: 'Leo' })).toContain('mudita');
  expect(furtherMoods('Mars', { Mars: 'Gemini' })).not.toContain('mudita');
});

test('agitation needs the Sun joined and a malefic aspect', () => {
  expect(furtherMoods('Mercury', { Sun: 'Gemini 5', Mercury: 'Gemini 25', Saturn: 'Sagittarius' })).toContain(
    'kshobhita',
  );
  expect(
    furtherMoods('Jupiter', {
      Sun: 'Gemini 5',
      Jupiter: 'Gemini 25',
      Saturn: 'Leo',
      Mars: 'Taurus',
      Venus: 'Taurus',
      Mercury: 'Taurus',
      Moon: 'Taurus',
      Rahu: 'Taurus',
    }),
  ).not.toContain('kshobhita');
});
