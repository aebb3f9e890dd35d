import { expect, test } from '@jest/globals';
import { judge } from '../../../../lib/astro/rule.ts';
import { sharada } from '../../../../lib/astro/yoga/raja/sharada.ts';
import { chartOf } from '../../../support/chartOf.ts';
import { ruleTest } from '../../../support/ruleTest.ts';

// Aries rising: Saturn owns the 10th.
ruleTest(sharada, {
  present: [
    { Saturn: 'Leo', Mercury: 'Cancer 2', Sun: 'Aries' },
    { Saturn: 'Leo', Mercury: 'Aries', Sun: 'Leo' },
    { Moon: 'Aries', Jupiter: 'Leo', Mercury: 'Cancer 2', Mars: 'Scorpio' },
    { Moon: 'Aries', Jupiter: 'Aries', Mercury: 'Cancer 2', Mars: 'Cancer' },
  ],
  absent: [
    { Saturn: 'Leo', Mercury: 'Aries', Sun: 'Gemini' },
    { Saturn: 'Virgo', Mercury: 'Aries', Sun: 'Leo' },
    { Saturn: 'Leo', Mercury: 'Taurus', Sun: 'Leo' },
    { Moon: 'Aries', Jupiter: 'Leo', Mercury: 'Cancer 2', Mars: 'Capricorn' },
    { Moon: 'Aries', Jupiter: 'Cancer', Mercury: 'Cancer 2', Mars: 'Scorpio' },
  ],
  met: {
    combust: { Saturn: 'Leo', Mercury: 'Aries 10', Sun: 'Aries 15' },
    debilitated: { Moon: 'Gemini', Mars: 'Cancer 5', Mercury: 'Cancer 28', Jupiter: 'Aquarius', Saturn: 'Leo' },
    in_dusthana: { Moon: 'Taurus', Jupiter: 'Virgo', Mercury: 'Cancer 2', Mars: 'Scorpio' },
    with_node: { Moon: 'Aries', Jupiter: 'Leo', Mercury: 'Cancer 10', Mars: 'Scorpio', Ketu: 'Cancer 15' },
  },
});

test('formed without the ascendant, it is not praised for being formed from the Moon', () => {
  const { strength } = judge(sharada, chartOf({ Moon: 'Aries', Jupiter: 'Leo', Mercury: 'Cancer 2', Mars: 'Scorpio' }));
  expect(strength!.parts.map(({ id }) => id)).not.toContain('from_moon');
});
