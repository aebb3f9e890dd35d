import { expect, test } from '@jest/globals';
import { judge } from '../../../../lib/astro/rule.ts';
import { gajakesari } from '../../../../lib/astro/yoga/chandra/gajakesari.ts';
import { chartOf } from '../../../support/chartOf.ts';
import { ruleTest } from '../../../support/ruleTest.ts';

ruleTest(gajakesari, {
  present: [
    { Moon: 'Aries', Jupiter: 'Cancer' },
    { Moon: 'Aries', Jupiter: 'Aries' },
    { Moon: 'Libra', Jupiter: 'Cancer 29.9' },
  ],
  absent: [
    { Moon: 'Aries', Jupiter: 'Taurus' },
    { Moon: 'Libra', Jupiter: 'Leo 0' },
  ],
  met: {
    supported: { Moon: 'Aries', Jupiter: 'Cancer', Venus: 'Cancer' },
    debilitated: { Moon: 'Aries', Jupiter: 'Capricorn' },
    enemy_sign: { Moon: 'Pisces', Jupiter: 'Gemini', Mercury: 'Libra' },
    combust: { Moon: 'Aries', Jupiter: 'Cancer 10', Sun: 'Cancer 15' },
    dusthana: { Ascendant: 'Leo', Moon: 'Aries', Jupiter: 'Cancer' },
    upachaya: { Ascendant: 'Virgo', Moon: 'Aries', Jupiter: 'Cancer' },
    weak_moon: { Moon: 'Scorpio 20', Jupiter: 'Leo', Mars: 'Gemini', Venus: 'Gemini' },
  },
});

test('observes the weakness of weak planets, and the Moon is no support of its own yoga', () => {
  const verdict = judge(gajakesari, chartOf({ Moon: 'Aries', Jupiter: 'Cancer 10', Sun: 'Cancer 15.254' }));
  const observed = Object.fromEntries(verdict.evidence.map((condition) => [condition.id, condition.observed]));
  expect(observed).toMatchObject({
    supported: { planets: [] },
    combust: { separation: 5.25 },
    weak_moon: { dignity: 'friend', is_combust: false, house: 1, shadbala_ratio: null },
  });
});

test('a waxing Moon that aspects Jupiter is no other benefic', () => {
  const { evidence } = judge(gajakesari, chartOf({ Moon: 'Libra', Jupiter: 'Aries' }));
  expect(evidence.find(({ id }) => id === 'supported')).toMatchObject({ isMet: false, observed: { planets: [] } });
});

test.each([
  ['Virgo', -5],
  ['Taurus', -5],
  ['Libra', -5],
  ['Scorpio', 0],
  ['Aquarius', -10],
  ['Sagittarius', -10],
  ['Leo', -10],
] as const)('with %s rising, the house of Jupiter in Cancer takes %i', (Ascendant, taken) => {
  const { evidence } = judge(gajakesari, chartOf({ Ascendant, Moon: 'Aries', Jupiter: 'Cancer' }));
  const housed = evidence.filter(({ id, isMet }) => isMet && (id === 'dusthana' || id === 'upachaya'));
  expect(housed.reduce((sum, { points }) => sum + points, 0)).toBe(taken);
});
