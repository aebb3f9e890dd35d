import { expect, test } from '@jest/globals';
import { judge } from '../../../../lib/astro/rule.ts';
import { chatussagara } from '../../../../lib/astro/yoga/raja/chatussagara.ts';
import { chartOf } from '../../../support/chartOf.ts';
import { ruleTest } from '../../../support/ruleTest.ts';

ruleTest(chatussagara, {
  present: [{ Sun: 'Aries', Moon: 'Cancer', Mars: 'Libra', Saturn: 'Capricorn' }],
  absent: [
    { Sun: 'Aries', Moon: 'Cancer', Mars: 'Libra', Saturn: 'Aquarius' },
    // A node fills no kendra.
    { Sun: 'Aries', Moon: 'Cancer', Mars: 'Libra', Rahu: 'Capricorn' },
  ],
  met: {
    benefics: { Jupiter: 'Aries', Mercury: 'Cancer 2', Venus: 'Libra', Mars: 'Capricorn', Rahu: 'Gemini' },
  },
});

test('as many benefics as malefics are no majority', () => {
  const chart = chartOf({
    Sun: 'Aries',
    Jupiter: 'Cancer',
    Venus: 'Libra',
    Mars: 'Capricorn',
    Moon: 'Leo',
    Mercury: 'Leo',
  });
  const { evidence, isPresent } = judge(chatussagara, chart);
  expect(isPresent).toBe(true);
  expect(evidence.find(({ id }) => id === 'benefics')).toMatchObject({
    isMet: false,
    observed: { benefics: ['Jupiter', 'Venus'] },
  });
});
