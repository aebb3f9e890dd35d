import { expect, test } from '@jest/globals';
import { guruChandalAffliction, isJupiterWellPlaced } from '../../../lib/astro/affliction/guruChandal.ts';
import { chartOf, type Drawing } from '../../support/chartOf.ts';

const met = (drawing: Drawing) =>
  guruChandalAffliction
    .examine(chartOf(drawing), { ratios: null })
    .filter(({ isMet }) => isMet)
    .map(({ id, points }) => [id, points]);

test('counts twenty by aspect, twenty-five for one sign, twenty for ten degrees', () => {
  expect(met({ Rahu: 'Gemini', Jupiter: 'Libra' })).toEqual([['rahu_on_jupiter', 20]]);
  expect(met({ Rahu: 'Gemini 10', Jupiter: 'Gemini 0' })).toEqual([
    ['rahu_on_jupiter', 20],
    ['together', 25],
    ['close', 20],
  ]);
  expect(met({ Rahu: 'Gemini 11', Jupiter: 'Gemini 0' }).map(([id]) => id)).not.toContain('close');
});

test('Ketu’s company is the aspect of Rahu from the 7th', () => {
  expect(met({ Ketu: 'Gemini 10', Jupiter: 'Gemini 15' }).slice(0, 2)).toEqual([
    ['rahu_on_jupiter', 20],
    ['with_ketu', -5],
  ]);
});

test.each([
  ['Sagittarius', true],
  ['Cancer', true],
  ['Gemini', false],
  ['Capricorn', false],
] as const)('Jupiter in %s is well placed: %s', (Jupiter, isWell) => {
  expect(isJupiterWellPlaced(chartOf({ Jupiter }))).toBe(isWell);
});

test.each([
  ['Libra', 'Aquarius', true],
  ['Scorpio', 'Pisces', false],
  ['Leo', 'Sagittarius', true],
  ['Aries', 'Leo', false],
] as const)('Rahu in %s, Jupiter in %s: in the 9th or 11th from Aries: %s', (Rahu, Jupiter, isHoused) => {
  const ids = met({ Rahu, Jupiter }).map(([id]) => id);
  expect(ids[0]).toBe('rahu_on_jupiter');
  expect(ids.includes('well_housed')).toBe(isHoused);
});
