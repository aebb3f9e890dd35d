import { expect, test } from '@jest/globals';
import { judge } from '../../../../lib/astro/rule.ts';
import { gauri } from '../../../../lib/astro/yoga/chandra/gauri.ts';
import { chartOf } from '../../../support/chartOf.ts';
import { ruleTest } from '../../../support/ruleTest.ts';

ruleTest(gauri, {
  present: [
    { Moon: 'Cancer', Jupiter: 'Capricorn' },
    { Ascendant: 'Taurus', Moon: 'Taurus', Jupiter: 'Virgo' },
    { Ascendant: 'Scorpio', Moon: 'Cancer', Jupiter: 'Pisces' },
  ],
  absent: [
    { Moon: 'Cancer', Jupiter: 'Cancer' },
    { Ascendant: 'Gemini', Moon: 'Cancer', Jupiter: 'Capricorn' },
    { Moon: 'Libra', Jupiter: 'Aries' },
  ],
  met: { waxing: { Moon: 'Cancer', Jupiter: 'Capricorn' } },
});

test('the Moon’s own place counted from itself adds no strength', () => {
  const { strength } = judge(gauri, chartOf({ Moon: 'Cancer', Jupiter: 'Capricorn' }));
  expect(strength!.parts.map(({ id }) => id)).not.toContain('from_moon');
});
