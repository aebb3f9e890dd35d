/** The three pairs, worked by hand from the table of kinds. */
import { describe, expect, test } from '@jest/globals';
import { longevityPairs } from '../../../lib/astro/jaimini/longevityPairs.ts';
import { SIGNS, type Sign } from '../../../lib/astro/tables/signs.ts';
import { chartOf, type Drawing } from '../../support/chartOf.ts';

const index = (sign: Sign) => SIGNS.indexOf(sign);

describe('the three pairs', () => {
  const third = (drawing: Drawing, hora: Sign) => {
    const found = longevityPairs(chartOf(drawing), index(hora));
    return [found.pairs.map((pair) => pair.third), found.third, found.decidedBy];
  };

  test('by the kinds of their signs, two alike deciding', () => {
    // Aries rising: Mars owns the first, and with Ketu in Scorpio the eighth too, so one sign stands for both.
    const drawing: Drawing = {
      Ascendant: 'Aries',
      Mars: 'Libra',
      Ketu: 'Scorpio',
      Moon: 'Cancer',
      Saturn: 'Capricorn',
    };
    expect(third(drawing, 'Leo')).toEqual([['purnayu', 'purnayu', 'madhyayu'], 'purnayu', 'majority']);
    expect(third({ ...drawing, Mars: 'Leo', Moon: 'Gemini' }, 'Gemini')).toEqual([
      ['alpayu', 'alpayu', 'alpayu'],
      'alpayu',
      'majority',
    ]);
  });

  test('all unlike: the third, or the second with the Moon in the first or the seventh', () => {
    const drawing: Drawing = { Ascendant: 'Aries', Mars: 'Gemini', Ketu: 'Scorpio', Moon: 'Cancer', Saturn: 'Libra' };
    expect(third(drawing, 'Gemini')).toEqual([['madhyayu', 'purnayu', 'alpayu'], 'alpayu', 'ascendant_and_hora']);
    expect(third({ ...drawing, Moon: 'Libra' }, 'Gemini')).toEqual([
      ['madhyayu', 'purnayu', 'alpayu'],
      'purnayu',
      'moon_and_saturn',
    ]);
  });

  // Of two signs alike: movable the last third, fixed the first, dual the second. Movable with fixed the second, fixed with
  // dual the last, dual with movable the first (JS 2.1; BPHS 43).
  test.each<[Sign, Sign, string]>([
    ['Aries', 'Cancer', 'purnayu'],
    ['Leo', 'Scorpio', 'alpayu'],
    ['Gemini', 'Pisces', 'madhyayu'],
    ['Aries', 'Leo', 'madhyayu'],
    ['Leo', 'Aries', 'madhyayu'],
    ['Leo', 'Gemini', 'purnayu'],
    ['Gemini', 'Leo', 'purnayu'],
    ['Gemini', 'Cancer', 'alpayu'],
    ['Cancer', 'Gemini', 'alpayu'],
  ])('the ascendant in %s with the hora ascendant in %s: %s', (ascendant, hora, wanted) => {
    expect(longevityPairs(chartOf({ Ascendant: ascendant }), index(hora)).pairs[2]!.third).toBe(wanted);
  });
});
