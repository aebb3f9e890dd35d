import { expect, test } from '@jest/globals';
import { angarakaAffliction } from '../../../lib/astro/affliction/angaraka.ts';
import { chartOf, type Drawing } from '../../support/chartOf.ts';

const met = (drawing: Drawing) =>
  angarakaAffliction
    .examine(chartOf(drawing), { ratios: null })
    .filter(({ isMet }) => isMet)
    .map(({ id, points }) => [id, points]);

test('forty in one sign, twenty more within ten degrees, fifteen less with Ketu', () => {
  expect(met({ Rahu: 'Leo 1', Mars: 'Leo 11.1' })).toEqual([['together', 40]]);
  expect(met({ Rahu: 'Leo 1', Mars: 'Leo 11' })).toEqual([
    ['together', 40],
    ['close', 20],
  ]);
  expect(met({ Ketu: 'Leo 1', Mars: 'Leo 21' })).toEqual([
    ['together', 40],
    ['with_ketu', -15],
  ]);
});
