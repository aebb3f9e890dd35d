import { expect, test } from '@jest/globals';
import { judge } from '../../../../lib/astro/rule.ts';
import { vish } from '../../../../lib/astro/yoga/arishta/vish.ts';
import { chartOf, type Drawing } from '../../../support/chartOf.ts';
import { reliefDrawings } from '../../../support/reliefDrawings.ts';
import { ruleTest } from '../../../support/ruleTest.ts';

const TOGETHER = { Moon: 'Libra 15', Saturn: 'Libra 20' } as const;

ruleTest(vish, {
  present: [TOGETHER, { Moon: 'Aries', Saturn: 'Libra' }],
  // His special aspects do not form the yoga; only company and opposition do.
  absent: [
    { Moon: 'Sagittarius', Saturn: 'Libra' },
    { Moon: 'Cancer', Saturn: 'Libra' },
    { Moon: 'Scorpio 0', Saturn: 'Libra 29' },
  ],
  met: {
    ...reliefDrawings(TOGETHER),
    close: TOGETHER,
    jupiter_on_moon: { ...TOGETHER, Jupiter: 'Gemini' },
    full_moon: { ...TOGETHER, Sun: 'Aries' },
    full_moon_helped: { ...TOGETHER, Sun: 'Aries', Venus: 'Aries 1' },
    moon_well_placed: { Moon: 'Taurus', Saturn: 'Taurus' },
  },
});

test('close is nearer than twelve degrees', () => {
  const isClose = (Saturn: Drawing['Saturn']) =>
    judge(vish, chartOf({ Moon: 'Libra 5', Saturn: Saturn! })).evidence.find(({ id }) => id === 'close')!.isMet;
  expect([isClose('Libra 16.9'), isClose('Libra 17')]).toEqual([true, false]);
});
