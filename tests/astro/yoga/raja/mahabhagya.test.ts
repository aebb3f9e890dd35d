import { expect, test } from '@jest/globals';
import { judge } from '../../../../lib/astro/rule.ts';
import { ruleContextOf, type RuleFacts } from '../../../../lib/astro/strength/verdictStrength.ts';
import { mahabhagya } from '../../../../lib/astro/yoga/raja/mahabhagya.ts';
import { chartOf, type Drawing } from '../../../support/chartOf.ts';
import { ruleTest } from '../../../support/ruleTest.ts';

const ODD: Drawing = { Ascendant: 'Aries', Sun: 'Leo', Moon: 'Libra' };
const EVEN: Drawing = { Ascendant: 'Taurus', Sun: 'Cancer', Moon: 'Virgo' };

ruleTest(mahabhagya, {
  facts: { isDayBirth: true },
  // The chart that B. V. Raman’s combination is drawn with.
  present: [ODD],
  absent: [EVEN, { ...ODD, Moon: 'Virgo' }, { ...ODD, Sun: 'Cancer' }, { ...ODD, Ascendant: 'Taurus' }],
  met: { gender_unknown: ODD },
});

type Case = [signs: 'odd' | 'even', Partial<RuleFacts>, isPresent: boolean, unmet: string[]];

test.each<Case>([
  ['odd', { isDayBirth: true, gender: 'male' }, true, []],
  ['odd', { isDayBirth: true, gender: 'female' }, false, ['gender']],
  ['odd', { isDayBirth: false, gender: 'male' }, false, ['day_or_night', 'gender']],
  ['even', { isDayBirth: false, gender: 'female' }, true, []],
  ['even', { isDayBirth: false, gender: 'male' }, false, ['gender']],
  ['even', { isDayBirth: false }, true, []],
  ['even', { isDayBirth: true }, false, ['day_or_night', 'gender']],
  // Nobody knows whether it is day.
  ['odd', { gender: 'male' }, false, ['day_or_night', 'gender']],
  ['even', { gender: 'female' }, false, ['day_or_night', 'gender']],
])('%s signs, %o: %s', (signs, facts, isPresent, unmet) => {
  const chart = chartOf(signs === 'odd' ? ODD : EVEN);
  const verdict = judge(mahabhagya, chart, ruleContextOf(chart, facts));
  expect(verdict.isPresent).toBe(isPresent);
  const requirements = verdict.evidence.filter(({ effect }) => effect === 'required');
  expect(requirements.filter(({ isMet }) => !isMet).map(({ id }) => id)).toEqual(unmet);
});

test('observes both readings, and is reduced where the gender is unknown', () => {
  const chart = chartOf(ODD);
  const unknown = judge(mahabhagya, chart, ruleContextOf(chart, { isDayBirth: true }));
  expect(unknown.status).toBe('reduced');
  expect(unknown.evidence.find(({ id }) => id === 'gender')!.observed).toEqual({
    gender: null,
    for_a_man: true,
    for_a_woman: false,
  });
  expect(judge(mahabhagya, chart, ruleContextOf(chart, { isDayBirth: true, gender: 'male' })).status).toBe('active');
});
