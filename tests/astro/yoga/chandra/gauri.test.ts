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

test('the phase is observed with its elongation', () => {
  const waxing = ({ Sun }: { Sun: 'Gemini 5' | 'Leo 5' }) =>
    judge(gauri, chartOf({ Moon: 'Cancer', Jupiter: 'Capricorn', Sun })).evidence.at(-1);
  expect(waxing({ Sun: 'Gemini 5' })).toMatchObject({ id: 'waxing', isMet: true, observed: { elongation: 40 } });
  expect(waxing({ Sun: 'Leo 5' })).toMatchObject({ id: 'waxing', isMet: false, observed: { elongation: 340 } });
});
