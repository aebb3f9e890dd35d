import { expect, test } from '@jest/globals';
import { judge } from '../../../../lib/astro/rule.ts';
import { pitriDosha } from '../../../../lib/astro/yoga/other/pitriDosha.ts';
import { chartOf, type Drawing } from '../../../support/chartOf.ts';
import { ruleTest } from '../../../support/ruleTest.ts';

ruleTest(pitriDosha, {
  present: [
    { Sun: 'Sagittarius', Saturn: 'Gemini', Jupiter: 'Virgo 15' },
    { Jupiter: 'Taurus 10', Rahu: 'Taurus 20', Sun: 'Leo', Saturn: 'Sagittarius' },
    { Sun: 'Cancer 5', Ketu: 'Cancer 15', Saturn: 'Sagittarius 15', Jupiter: 'Taurus' },
  ],
  // Jupiter, lord of the 9th, stands in the 2nd house, untouched by Saturn and Rahu; the Sun in the 3rd.
  absent: [{ Jupiter: 'Taurus', Saturn: 'Libra', Rahu: 'Virgo', Sun: 'Leo' }],
  met: {
    sun_in_ninth_afflicted: { Sun: 'Sagittarius', Saturn: 'Gemini' },
    sun_joined: { Sun: 'Sagittarius', Saturn: 'Sagittarius' },
    ninth_lord_joined: { Jupiter: 'Taurus 10', Rahu: 'Taurus 20', Sun: 'Leo', Saturn: 'Sagittarius' },
    ninth_lord_weak: { Sun: 'Sagittarius', Saturn: 'Gemini', Jupiter: 'Virgo' },
    ninth_house_occupied: { Sun: 'Sagittarius', Saturn: 'Sagittarius' },
    fifth_afflicted: { Sun: 'Sagittarius', Rahu: 'Leo' },
    node_and_luminary: { Sun: 'Sagittarius', Rahu: 'Leo' },
    jupiter: { Sun: 'Sagittarius', Saturn: 'Gemini', Jupiter: 'Leo' },
    ninth_lord_at_home: { Jupiter: 'Cancer', Rahu: 'Cancer', Saturn: 'Sagittarius' },
  },
});

const conditionOf = (id: string, drawing: Drawing) =>
  judge(pitriDosha, chartOf(drawing)).evidence.find((condition) => condition.id === id);

test('a luminary with a node burdens in the 8th and the 12th house', () => {
  const burdenWith = (sign: 'Libra' | 'Scorpio' | 'Pisces') =>
    conditionOf('node_and_luminary', { Moon: sign, Ketu: sign })!.isMet;
  expect([burdenWith('Libra'), burdenWith('Scorpio'), burdenWith('Pisces')]).toEqual([false, true, true]);
});

test('an afflicted 5th house counts only where the dosha is formed', () => {
  const drawing = { Jupiter: 'Taurus', Saturn: 'Gemini', Rahu: 'Gemini', Sun: 'Virgo' } as const;
  const seen = { on_house: ['Saturn'] };
  expect(conditionOf('fifth_afflicted', drawing)).toMatchObject({ isMet: false, observed: seen });
  expect(conditionOf('fifth_afflicted', { ...drawing, Sun: 'Sagittarius' })).toMatchObject({ isMet: true });
});
