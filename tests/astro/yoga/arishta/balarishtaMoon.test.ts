import { expect, test } from '@jest/globals';
import { judge } from '../../../../lib/astro/rule.ts';
import { balarishtaMoon } from '../../../../lib/astro/yoga/arishta/balarishtaMoon.ts';
import { chartOf } from '../../../support/chartOf.ts';
import { ruleTest } from '../../../support/ruleTest.ts';

ruleTest(balarishtaMoon, {
  // Mars in Aquarius and Saturn in Sagittarius aspect Virgo; Jupiter there joins the Moon, which is no aspect.
  present: [
    { Moon: 'Virgo' },
    { Moon: 'Scorpio', Saturn: 'Taurus' },
    { Moon: 'Pisces', Sun: 'Virgo', Jupiter: 'Aries' },
  ],
  absent: [
    { Moon: 'Leo' },
    // Nobody aspects Scorpio.
    { Moon: 'Scorpio' },
    { Moon: 'Virgo', Jupiter: 'Pisces' },
  ],
  met: {
    jupiter_rising: { Moon: 'Virgo', Jupiter: 'Aries' },
    full_moon: { Moon: 'Virgo', Sun: 'Pisces 10' },
    benefic_in_kendra: { Moon: 'Virgo', Venus: 'Cancer' },
    // Jupiter in the 5th and Venus in the 9th: neither is in a kendra.
    benefics_well_housed: { Moon: 'Virgo', Jupiter: 'Leo', Venus: 'Sagittarius' },
    ascendant_lord_in_kendra: { Moon: 'Virgo', Mars: 'Capricorn' },
    rahu_well_housed: { Moon: 'Virgo', Rahu: 'Gemini' },
    // The ninths of Virgo run from Capricorn; the 5th is Taurus.
    moon_well_placed: { Moon: 'Virgo' },
  },
});

test('the malefics that aspect the Moon take part', () => {
  expect(judge(balarishtaMoon, chartOf({ Moon: 'Virgo' })).planets).toEqual(['Moon', 'Mars', 'Saturn']);
});
