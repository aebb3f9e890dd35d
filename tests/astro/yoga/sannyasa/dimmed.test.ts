import { expect, test } from '@jest/globals';
import { inclinationConditions } from '../../../../lib/astro/yoga/sannyasa/dimmed.ts';
import { chartOf } from '../../../support/chartOf.ts';

test('asks only those that form the yoga', () => {
  const chart = chartOf({ Sun: 'Leo 10', Venus: 'Leo 12', Mars: 'Aquarius 10', Mercury: 'Aquarius 10.5 N' });
  const seen = (...planets: ('Venus' | 'Mars' | 'Mercury' | 'Saturn')[]) =>
    inclinationConditions(chart, planets).map(({ id, isMet, observed }) => [id, isMet, observed.planets]);
  expect(seen('Venus', 'Mars')).toEqual([
    ['combust', true, ['Venus']],
    ['defeated', true, ['Mars']],
  ]);
  expect(seen('Mercury', 'Saturn')).toEqual([
    ['combust', false, []],
    ['defeated', false, []],
  ]);
});
