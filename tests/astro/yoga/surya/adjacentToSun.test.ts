import { expect, test } from '@jest/globals';
import { judge, type Rule } from '../../../../lib/astro/rule.ts';
import { adjacentToSun } from '../../../../lib/astro/yoga/surya/adjacentToSun.ts';
import { chartOf } from '../../../support/chartOf.ts';
import { ruleTest } from '../../../support/ruleTest.ts';

// The Sun is drawn in Gemini: the 2nd from it is Cancer, the 12th Taurus.
const [vesi, vasi, ubhayachari] = adjacentToSun as [Rule, Rule, Rule];

ruleTest(vesi, {
  present: [{ Mercury: 'Cancer' }, { Mercury: 'Gemini', Saturn: 'Cancer 29.9' }],
  absent: [
    { Mercury: 'Cancer', Mars: 'Taurus' },
    { Mercury: 'Gemini' },
    // The Moon and the nodes do not count.
    { Mercury: 'Gemini', Moon: 'Cancer', Ketu: 'Cancer' },
    { Mercury: 'Leo 0' },
  ],
  met: { subha: { Mercury: 'Gemini', Venus: 'Cancer' }, papa: { Mercury: 'Gemini', Saturn: 'Cancer' } },
});

ruleTest(vasi, {
  present: [{ Mercury: 'Taurus 20' }, { Mercury: 'Gemini', Mars: 'Taurus', Moon: 'Cancer' }],
  absent: [{ Mercury: 'Cancer' }, { Mercury: 'Taurus 20', Venus: 'Cancer' }, { Mercury: 'Gemini', Moon: 'Taurus' }],
  met: { subha: { Mercury: 'Taurus 20' }, papa: { Mercury: 'Gemini', Mars: 'Taurus' } },
});

ruleTest(ubhayachari, {
  present: [{ Mercury: 'Cancer', Mars: 'Taurus' }],
  absent: [{ Mercury: 'Cancer' }, { Mercury: 'Taurus 20' }, { Mercury: 'Taurus 20', Moon: 'Cancer' }],
  met: {
    subha: { Mercury: 'Gemini', Venus: 'Taurus', Jupiter: 'Cancer' },
    papa: { Mercury: 'Gemini', Mars: 'Taurus', Saturn: 'Cancer' },
  },
});

test('a benefic and a malefic make it neither of the kinds', () => {
  const verdict = judge(ubhayachari, chartOf({ Mercury: 'Gemini', Venus: 'Taurus', Saturn: 'Cancer' }));
  expect(verdict).toMatchObject({ isPresent: true, status: 'active', planets: ['Sun', 'Saturn', 'Venus'] });
  expect(verdict.evidence.filter(({ effect, isMet }) => effect !== 'required' && isMet)).toEqual([]);
});

test('Mercury with a node is a malefic here', () => {
  expect(judge(vesi, chartOf({ Mercury: 'Cancer 2', Ketu: 'Cancer 15' })).status).toBe('reduced');
  expect(judge(vesi, chartOf({ Mercury: 'Cancer 2', Ketu: 'Leo' })).status).toBe('active');
});
