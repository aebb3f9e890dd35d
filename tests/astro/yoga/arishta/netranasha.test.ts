import { expect, test } from '@jest/globals';
import { judge } from '../../../../lib/astro/rule.ts';
import { netranasha } from '../../../../lib/astro/yoga/arishta/netranasha.ts';
import { chartOf, type Drawing } from '../../../support/chartOf.ts';
import { ruleTest } from '../../../support/ruleTest.ts';

const byLords: Drawing = { Venus: 'Aries 1', Mercury: 'Aries 10', Saturn: 'Aries 20' };
const byLights: Drawing = { Sun: 'Pisces 5', Moon: 'Taurus 5', Mars: 'Taurus 20', Saturn: 'Pisces 20' };

ruleTest(netranasha, {
  present: [
    byLords,
    byLights,
    { Sun: 'Pisces 5', Moon: 'Pisces 20', Mars: 'Pisces 10', Saturn: 'Pisces 25' },
    { ...byLights, Mars: 'Capricorn', Rahu: 'Taurus 20' },
  ],
  absent: [
    { ...byLords, Saturn: 'Taurus' },
    { ...byLights, Saturn: 'Sagittarius' },
    { ...byLights, Moon: 'Gemini' },
    // The malefics in the 3rd.
    { ...byLights, Mars: 'Gemini', Saturn: 'Gemini' },
  ],
  met: {
    // Jupiter in Virgo looks at Pisces and Taurus.
    benefic_aspect: byLights,
    strong_jupiter_rising: { ...byLights, Jupiter: 'Aries' },
    ascendant_lord_in_kendra: { ...byLights, Mars: 'Capricorn', Rahu: 'Taurus 20' },
    benefics_well_housed: { ...byLights, Jupiter: 'Cancer' },
    full_moon_helped: { ...byLords, Moon: 'Sagittarius 5', Jupiter: 'Leo' },
    rahu_well_housed: { ...byLights, Rahu: 'Gemini' },
    moon_well_placed: byLights,
  },
});

test('names those that form it', () => {
  const planets = (drawing: Drawing) => judge(netranasha, chartOf(drawing)).planets;
  expect(planets(byLords)).toEqual(['Venus', 'Mercury', 'Saturn']);
  expect(planets(byLights)).toEqual(['Sun', 'Moon', 'Mars', 'Saturn']);
});
