import { expect, test } from '@jest/globals';
import { kemadrumaReliefs, moonNeighbours, withoutLuminaries } from '../../../lib/astro/affliction/kemadruma.ts';
import { chartOf } from '../../support/chartOf.ts';
import { LONELY_MOON } from '../../support/lonelyMoon.ts';

const reliefs = (drawing: object) =>
  kemadrumaReliefs(chartOf({ ...LONELY_MOON, ...drawing }))
    .filter(({ isMet }) => isMet)
    .map(({ id }) => id);

test('neighbours stand in the 2nd and the 12th; nodes are none', () => {
  const chart = chartOf({ ...LONELY_MOON, Sun: 'Cancer 1', Mars: 'Taurus', Rahu: 'Cancer' });
  expect(moonNeighbours(chart)).toEqual({ second: ['Sun'], twelfth: ['Mars'] });
  expect(withoutLuminaries(['Sun', 'Mars'])).toEqual(['Mars']);
});

test('nothing relieves the Moon of the drawing', () => {
  expect(reliefs({})).toEqual([]);
});

test('a kendra from the Moon counts the five, not the Sun', () => {
  expect(reliefs({ Sun: 'Virgo' })).toEqual([]);
  expect(reliefs({ Mars: 'Virgo' })).toEqual(['kendra_from_moon']);
});

test('kendras from the ascendant want one benefic or any two', () => {
  expect(reliefs({ Mars: 'Libra' })).toEqual([]);
  expect(reliefs({ Mars: 'Libra', Sun: 'Libra' })).toEqual(['kendra_from_ascendant']);
  expect(reliefs({ Venus: 'Libra' })).toEqual(['kendra_from_ascendant']);
});

test('a full Moon needs a benefic with it or in sight, and counts from 150 to 210 degrees', () => {
  // Venus opposite the Moon aspects it; the Sun beside her makes it full.
  const isFull = (Sun: string) => reliefs({ Sun, Venus: 'Sagittarius 1' }).includes('full_moon');
  expect([isFull('Capricorn 15'), isFull('Capricorn 15.1'), isFull('Scorpio 15.1'), isFull('Scorpio 15')]).toEqual([
    true,
    false,
    true,
    false,
  ]);
  expect(reliefs({ Sun: 'Sagittarius 15' })).not.toContain('full_moon');
});

test('the lord of the Moon’s sign counts in kendras from the ascendant only', () => {
  expect(reliefs({ Mercury: 'Libra', Mars: 'Libra', Saturn: 'Libra', Sun: 'Libra' })).toContain('jupiter_or_lord');
  expect(reliefs({ Mercury: 'Virgo' })).toEqual(['kendra_from_moon']);
});

test('exalted in the navamsa is enough', () => {
  // Navamsas of Gemini begin with Libra: the eighth is Taurus, whose lord is a benefic, the second Scorpio of Mars.
  expect(reliefs({ Moon: 'Gemini 24' })).toEqual(['navamsa']);
  expect(reliefs({ Moon: 'Gemini 5' })).toEqual([]);
});
