import { expect, test } from '@jest/globals';
import { judge } from '../../../../lib/astro/rule.ts';
import { moonUnderSaturn } from '../../../../lib/astro/yoga/sannyasa/moonUnderSaturn.ts';
import { chartOf, type Drawing } from '../../../support/chartOf.ts';
import { ruleTest } from '../../../support/ruleTest.ts';

/** First third of Capricorn, which is Saturn’s; the first ninth too. */
const ofSaturn: Drawing = { Moon: 'Capricorn 2', Saturn: 'Aries', Jupiter: 'Leo', Mercury: 'Gemini 20' };
/** First third of Aquarius, and the second ninth, Scorpio, which is of Mars. */
const ofMars: Drawing = { Moon: 'Aquarius 5', Venus: 'Virgo 1' };

ruleTest(moonUnderSaturn, {
  present: [ofSaturn, ofMars],
  absent: [
    // The third ninth, Pisces.
    { ...ofSaturn, Moon: 'Capricorn 8' },
    // The fourth ninth, Aries, but the second third, Taurus.
    { ...ofSaturn, Moon: 'Capricorn 12' },
    // Mercury aspects from Cancer.
    { ...ofSaturn, Mercury: 'Cancer 2' },
    { ...ofSaturn, Saturn: 'Taurus' },
  ],
  met: {
    combust: { ...ofSaturn, Sun: 'Capricorn 8' },
    defeated: { ...ofSaturn, Saturn: 'Aries 10', Venus: 'Aries 10.5 N' },
  },
});

test('another planet alone is not Saturn alone', () => {
  const alone = (drawing: Parameters<typeof chartOf>[0]) =>
    judge(moonUnderSaturn, chartOf({ Moon: 'Aquarius 5', ...drawing })).evidence[0];
  expect(alone({ Venus: 'Virgo 1' })).toMatchObject({ isMet: true, observed: { planets: ['Saturn'] } });
  expect(alone({ Saturn: 'Gemini' })).toMatchObject({ isMet: false, observed: { planets: ['Venus'] } });
});
