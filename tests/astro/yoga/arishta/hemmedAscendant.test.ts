import { expect, test } from '@jest/globals';
import { judge } from '../../../../lib/astro/rule.ts';
import { hemmedAscendant } from '../../../../lib/astro/yoga/arishta/hemmedAscendant.ts';
import { chartOf, type Drawing } from '../../../support/chartOf.ts';
import { ruleTest } from '../../../support/ruleTest.ts';

const hemmed: Drawing = { Saturn: 'Taurus', Sun: 'Pisces 10' };

ruleTest(hemmedAscendant, {
  present: [hemmed, { Rahu: 'Taurus', Mars: 'Pisces' }],
  absent: [{ Saturn: 'Taurus' }, { Sun: 'Pisces 10', Saturn: 'Gemini' }, { Saturn: 'Taurus', Jupiter: 'Pisces' }],
  met: { ascendant_helped: { ...hemmed, Venus: 'Libra 1' } },
});

test('a benefic in the ascendant frees it though none aspects it', () => {
  const drawing = { Mars: 'Pisces', Saturn: 'Taurus', Venus: 'Aries 1', Moon: 'Scorpio' } as const;
  const { evidence, status } = judge(hemmedAscendant, chartOf(drawing));
  expect(status).toBe('cancelled');
  expect(evidence.find(({ id }) => id === 'ascendant_helped')!.observed).toEqual({ planets: ['Venus'] });
});
