import { expect, test } from '@jest/globals';
import { judge } from '../../../../lib/astro/rule.ts';
import { satkalatra } from '../../../../lib/astro/yoga/other/satkalatra.ts';
import { chartOf } from '../../../support/chartOf.ts';
import { ruleTest } from '../../../support/ruleTest.ts';

ruleTest(satkalatra, {
  present: [
    // Aries rises, so Venus is both; Taurus rises with Mars as lord of the 7th.
    { Venus: 'Leo', Mercury: 'Leo' },
    { Venus: 'Leo', Jupiter: 'Aries' },
    { Ascendant: 'Taurus', Mars: 'Libra', Jupiter: 'Gemini', Venus: 'Virgo' },
  ],
  absent: [
    { Venus: 'Leo', Mercury: 'Cancer', Jupiter: 'Virgo' },
    // Virgo rises: Jupiter owns the 7th, and is not with himself.
    { Ascendant: 'Virgo', Jupiter: 'Leo', Venus: 'Virgo', Mercury: 'Scorpio' },
  ],
  met: { malefic_aspect: { Venus: 'Leo', Mercury: 'Leo', Saturn: 'Aquarius' } },
});

test('a malefic that aspects the other of the two takes nothing', () => {
  const chart = chartOf({ Ascendant: 'Taurus', Mars: 'Libra', Jupiter: 'Gemini', Venus: 'Virgo', Saturn: 'Pisces' });
  const { planets, evidence } = judge(satkalatra, chart);
  expect(planets).toEqual(['Mars', 'Jupiter']);
  expect(evidence[1]).toMatchObject({ id: 'malefic_aspect', isMet: false });
});
