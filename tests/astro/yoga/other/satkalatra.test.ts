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

test('Mercury who graces the lord does not spoil him too, though Ketu has made a malefic of him', () => {
  const drawing = { Ascendant: 'Taurus', Mars: 'Capricorn', Mercury: 'Cancer', Venus: 'Virgo 5' } as const;
  const seen = { Jupiter: 'Leo', Moon: 'Pisces', Saturn: 'Leo', Sun: 'Gemini 5' } as const;
  const { evidence, status } = judge(satkalatra, chartOf({ ...drawing, ...seen }));
  expect(evidence[0]!.observed).toEqual({
    by_lord: true,
    lord: 'Mars',
    lord_graced_by: ['Mercury'],
    by_venus: false,
    venus_graced_by: [],
  });
  expect(status).toBe('active');
  expect(judge(satkalatra, chartOf({ ...drawing, ...seen, Sun: 'Cancer 20' })).evidence[1]!.observed).toEqual({
    planets: ['Sun'],
  });
});
