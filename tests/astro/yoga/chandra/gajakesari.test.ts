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
  graded: {
    proper: [
      { Moon: 'Aries', Jupiter: 'Cancer', Venus: 'Cancer', Rahu: 'Gemini' },
      // In the 12th from the ascendant: it speaks of places from the Moon.
      { Ascendant: 'Leo', Moon: 'Aries', Jupiter: 'Cancer', Venus: 'Cancer', Rahu: 'Gemini' },
      // A node beside Jupiter is not among what the verse names.
      { Moon: 'Aries', Jupiter: 'Cancer 10', Venus: 'Cancer', Ketu: 'Cancer 18' },
    ],
    blemished: [
      { Moon: 'Aries', Jupiter: 'Cancer 10', Sun: 'Cancer 15', Venus: 'Cancer' },
      { Moon: 'Pisces', Jupiter: 'Gemini', Mercury: 'Gemini 25', Venus: 'Gemini' },
    ],
  },
  met: {
    supported: { Moon: 'Aries', Jupiter: 'Cancer', Venus: 'Cancer' },
    debilitated: { Moon: 'Aries', Jupiter: 'Capricorn' },
    enemy_sign: { Moon: 'Pisces', Jupiter: 'Gemini', Mercury: 'Libra' },
    combust: { Moon: 'Aries', Jupiter: 'Cancer 10', Sun: 'Cancer 15' },
    dusthana: { Ascendant: 'Leo', Moon: 'Aries', Jupiter: 'Cancer' },
    kendra_from_ascendant: { Ascendant: 'Libra', Moon: 'Aries', Jupiter: 'Cancer' },
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

test.each(['Virgo', 'Taurus', 'Libra', 'Scorpio'] as const)('with %s rising, Jupiter loses nothing', (Ascendant) => {
  // In the 11th, the 3rd, the 10th and the 9th: Raman’s own Gaja Kesari has Jupiter in the 10th.
  const { status } = judge(gajakesari, chartOf({ Ascendant, Moon: 'Aries', Jupiter: 'Cancer' }));
  expect(status).toBe('active');
});

test('the kendra from the ascendant is told and adds no points, and makes nothing present', () => {
  const { evidence, strength } = judge(gajakesari, chartOf({ Ascendant: 'Libra', Moon: 'Aries', Jupiter: 'Cancer' }));
  expect(evidence.find(({ id }) => id === 'kendra_from_ascendant')).toMatchObject({ isMet: true, points: 0 });
  expect(strength!.parts.map(({ id }) => id)).not.toContain('kendra_from_ascendant');
  expect(judge(gajakesari, chartOf({ Moon: 'Taurus', Jupiter: 'Cancer' })).isPresent).toBe(false);
});

test('a plain kendra is active, though its full form asks for a benefic', () => {
  const plain = judge(gajakesari, chartOf({ Moon: 'Libra', Jupiter: 'Cancer', Mercury: 'Gemini 20', Rahu: 'Gemini' }));
  expect(plain).toMatchObject({ status: 'active', grade: 'blemished', blemishes: [] });
});
