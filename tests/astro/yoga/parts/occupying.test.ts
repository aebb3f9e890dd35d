import { expect, test } from '@jest/globals';
import { beneficsIn, maleficsIn, maleficsInBoth } from '../../../../lib/astro/yoga/parts/occupying.ts';
import { chartOf } from '../../../support/chartOf.ts';

test('planets of a house by nature: the waning Moon and the nodes are malefics', () => {
  // The Moon at 320 degrees, the Sun at 65: waning.
  const chart = chartOf({ Moon: 'Aquarius 20', Rahu: 'Aquarius', Jupiter: 'Aquarius', Mars: 'Aries' });
  expect([beneficsIn(chart, 11), maleficsIn(chart, 11)]).toEqual([['Jupiter'], ['Moon', 'Rahu']]);
});

test('malefics of two houses only where both have one', () => {
  const chart = chartOf({ Saturn: 'Taurus', Sun: 'Pisces', Venus: 'Pisces', Jupiter: 'Gemini' });
  expect([maleficsInBoth(chart, [2, 12]), maleficsInBoth(chart, [2, 3]), maleficsInBoth(chart, [3, 2])]).toEqual([
    ['Saturn', 'Sun'],
    [],
    [],
  ]);
});
