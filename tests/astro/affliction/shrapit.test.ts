import { expect, test } from '@jest/globals';
import { shrapitAffliction } from '../../../lib/astro/affliction/shrapit.ts';
import { chartOf, type Drawing } from '../../support/chartOf.ts';

const met = (drawing: Drawing) =>
  shrapitAffliction
    .examine(chartOf(drawing), { ratios: null })
    .filter(({ isMet }) => isMet)
    .map(({ id, points }) => [id, points]);

test('forty in one sign, fifteen more within ten degrees, ten more within five', () => {
  expect(met({ Rahu: 'Leo 1', Saturn: 'Leo 11.1' })).toEqual([['together', 40]]);
  expect(met({ Rahu: 'Leo 1', Saturn: 'Leo 11' })).toEqual([
    ['together', 40],
    ['close', 15],
  ]);
  expect(met({ Rahu: 'Leo 1', Saturn: 'Leo 6' })).toEqual([
    ['together', 40],
    ['close', 15],
    ['tight', 10],
  ]);
});

test('reliefs of the pair wait for the pair', () => {
  // Saturn in the 3rd house and under Jupiter, with no Rahu there.
  expect(met({ Ascendant: 'Gemini', Saturn: 'Leo', Jupiter: 'Aries', Rahu: 'Cancer' })).toEqual([]);
});
