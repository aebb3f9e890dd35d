import { expect, test } from '@jest/globals';
import { judge } from '../../../../lib/astro/rule.ts';
import type { Planet } from '../../../../lib/astro/tables/planets.ts';
import { DARIDRA_YOGAS } from '../../../../lib/astro/yoga/daridra/index.ts';
import { chartOf, type Drawing } from '../../../support/chartOf.ts';

// Aries rising: Mars owns the 1st, Venus the 2nd, Saturn the 11th.
test.each<[string, Drawing, Planet[]]>([
  ['daridra-1-2-dusthana', { Mars: 'Pisces', Venus: 'Virgo' }, ['Mars', 'Venus']],
  ['daridra-11-weak', { Saturn: 'Aries' }, ['Saturn']],
  ['daridra-malefic-2', { Saturn: 'Taurus', Jupiter: 'Leo' }, ['Saturn']],
  ['daridra-11-dusthana', { Saturn: 'Scorpio' }, ['Saturn']],
])('%s: who forms it', (id, drawing, planets) => {
  const verdict = judge(
    DARIDRA_YOGAS.find((rule) => rule.id === id)!,
    chartOf(drawing),
  );
  expect(verdict.isPresent).toBe(true);
  expect(verdict.planets).toEqual(planets);
});
