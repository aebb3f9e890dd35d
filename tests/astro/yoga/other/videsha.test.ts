import { expect, test } from '@jest/globals';
import { judge } from '../../../../lib/astro/rule.ts';
import { videsha } from '../../../../lib/astro/yoga/other/videsha.ts';
import { chartOf } from '../../../support/chartOf.ts';
import { ruleTest } from '../../../support/ruleTest.ts';

// Taurus rises: Saturn owns the 9th, Mars the 12th, Venus the 1st.
ruleTest(videsha, {
  present: [
    { Ascendant: 'Taurus', Saturn: 'Leo', Mars: 'Leo' },
    { Ascendant: 'Taurus', Saturn: 'Leo', Mars: 'Aquarius' },
    { Ascendant: 'Taurus', Saturn: 'Aries', Mars: 'Capricorn' },
    { Ascendant: 'Taurus', Venus: 'Aries', Saturn: 'Leo', Mars: 'Virgo' },
    { Ascendant: 'Taurus', Mars: 'Capricorn', Saturn: 'Leo' },
  ],
  absent: [
    { Ascendant: 'Taurus', Saturn: 'Leo', Mars: 'Virgo' },
    // Aries rises: Jupiter owns the 9th and the 12th, which links nobody.
    { Jupiter: 'Virgo' },
  ],
  met: { one_way: { Ascendant: 'Taurus', Saturn: 'Leo', Mars: 'Libra' } },
});

test('another ground makes up for an aspect that is not returned', () => {
  const { status, planets } = judge(
    videsha,
    chartOf({ Ascendant: 'Taurus', Saturn: 'Leo', Mars: 'Libra', Venus: 'Aries' }),
  );
  expect(status).toBe('active');
  expect(planets).toEqual(['Saturn', 'Mars', 'Venus']);
});

test('so does the lord of the 12th in the 9th', () => {
  const { evidence, status } = judge(videsha, chartOf({ Ascendant: 'Taurus', Mars: 'Capricorn', Saturn: 'Leo' }));
  expect(evidence[0]!.observed).toMatchObject({ link: 'one_way_aspect', lord_1_in_12: false, lord_12_in_9: true });
  expect(status).toBe('active');
});
