import { expect, test } from '@jest/globals';
import { judge } from '../../../../lib/astro/rule.ts';
import { hemmedAscendant } from '../../../../lib/astro/yoga/arishta/hemmedAscendant.ts';
import { chartOf, type Drawing } from '../../../support/chartOf.ts';
import { ruleTest } from '../../../support/ruleTest.ts';

const hemmed: Drawing = { Saturn: 'Taurus', Sun: 'Pisces 10' };

ruleTest(hemmedAscendant, {
  present: [hemmed, { Rahu: 'Taurus', Mars: 'Pisces' }],
  absent: [{ Saturn: 'Taurus' }, { Sun: 'Pisces 10', Saturn: 'Gemini' }, { Saturn: 'Taurus', Jupiter: 'Pisces' }],
  met: {
    benefic_at_ascendant: { ...hemmed, Venus: 'Libra 1' },
    ascendant_lord_in_kendra: { ...hemmed, Mars: 'Capricorn' },
    benefics_well_housed: { ...hemmed, Jupiter: 'Cancer' },
    full_moon_helped: { ...hemmed, Moon: 'Virgo' },
    rahu_well_housed: { ...hemmed, Rahu: 'Gemini' },
    moon_well_placed: { ...hemmed, Moon: 'Taurus' },
  },
});

test('a benefic in the ascendant frees it though none aspects it', () => {
  const drawing = { Mars: 'Pisces', Saturn: 'Taurus', Venus: 'Aries 1', Moon: 'Scorpio' } as const;
  const { evidence } = judge(hemmedAscendant, chartOf(drawing));
  expect(evidence.find(({ id }) => id === 'benefic_at_ascendant')).toMatchObject({
    isMet: true,
    observed: { occupying: ['Venus'], aspecting: [] },
  });
});
