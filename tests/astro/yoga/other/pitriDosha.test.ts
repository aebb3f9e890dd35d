import { expect, test } from '@jest/globals';
import { judgeDosha } from '../../../../lib/astro/dosha/dosha.ts';
import { pitra } from '../../../../lib/astro/dosha/pitra.ts';
import { judge } from '../../../../lib/astro/rule.ts';
import { pitriDosha } from '../../../../lib/astro/yoga/other/pitriDosha.ts';
import { chartOf, type Drawing } from '../../../support/chartOf.ts';
import { drawnFacts } from '../../../support/doshaTest.ts';
import { goldenCharts } from '../../../support/goldenChart.ts';
import { ruleTest } from '../../../support/ruleTest.ts';

ruleTest(pitriDosha, {
  present: [
    { Sun: 'Sagittarius', Saturn: 'Gemini', Jupiter: 'Virgo 15' },
    { Jupiter: 'Virgo 15', Saturn: 'Sagittarius 5' },
    { Sun: 'Cancer 5', Ketu: 'Cancer 15', Saturn: 'Sagittarius 15', Jupiter: 'Taurus' },
  ],
  // Jupiter, lord of the 9th, stands in the 2nd house, untouched by Saturn and Rahu; the Sun in the 3rd.
  absent: [{ Jupiter: 'Taurus', Saturn: 'Libra', Rahu: 'Gemini', Sun: 'Leo' }],
  met: {
    sun_in_ninth_afflicted: { Sun: 'Sagittarius', Saturn: 'Gemini' },
    sun_joined: { Sun: 'Sagittarius', Saturn: 'Sagittarius' },
    ninth_lord_afflicted: { Jupiter: 'Virgo' },
    ninth_house_occupied: { Jupiter: 'Virgo', Rahu: 'Sagittarius' },
    fifth_afflicted: { Jupiter: 'Virgo', Rahu: 'Leo' },
    node_and_luminary: { Jupiter: 'Virgo', Rahu: 'Leo' },
    jupiter: { Sun: 'Sagittarius', Saturn: 'Gemini', Jupiter: 'Leo' },
    ninth_lord_at_home: { Jupiter: 'Cancer', Rahu: 'Cancer' },
    // 25 for Jupiter with Rahu, 20 less as he is exalted.
    outweighed: { Jupiter: 'Cancer', Rahu: 'Cancer', Saturn: 'Taurus' },
  },
});

const conditionOf = (id: string, drawing: Drawing) =>
  judge(pitriDosha, chartOf(drawing)).evidence.find((condition) => condition.id === id);

test('a luminary with a node burdens in the 8th and the 12th house', () => {
  const burdenWith = (sign: 'Libra' | 'Scorpio' | 'Pisces') =>
    conditionOf('node_and_luminary', { Moon: sign, Ketu: sign })!.isMet;
  expect([burdenWith('Libra'), burdenWith('Scorpio'), burdenWith('Pisces')]).toEqual([false, true, true]);
});

test('an afflicted 5th house counts only together with the Sun or the lord of the 9th', () => {
  const drawing = { Jupiter: 'Taurus', Saturn: 'Gemini', Rahu: 'Gemini', Sun: 'Leo' } as const;
  const seen = { on_house: ['Saturn'], on_lord: ['Saturn'] };
  expect(conditionOf('fifth_afflicted', drawing)).toMatchObject({ isMet: false, observed: seen });
  expect(conditionOf('fifth_afflicted', { ...drawing, Jupiter: 'Virgo' })).toMatchObject({ isMet: true });
});

test('stands and falls with the dosha of that name', () => {
  const statuses = [...goldenCharts.values()].map((chart) => [
    judge(pitriDosha, chart).status === 'cancelled',
    judgeDosha(pitra, chart, drawnFacts(chart)).status === 'cancelled',
  ]);
  expect(statuses.filter(([yoga, dosha]) => yoga !== dosha)).toEqual([]);
  expect(statuses.filter(([yoga]) => yoga).length).toBeGreaterThan(0);
});
