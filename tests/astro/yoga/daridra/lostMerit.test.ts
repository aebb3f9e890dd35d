import { expect, test } from '@jest/globals';
import { judge } from '../../../../lib/astro/rule.ts';
import { lostMerit } from '../../../../lib/astro/yoga/daridra/lostMerit.ts';
import { chartOf } from '../../../support/chartOf.ts';
import { ruleTest } from '../../../support/ruleTest.ts';

// Lords of 5 and 9: the Sun and Jupiter for Aries, Saturn and Venus for Virgo rising.
ruleTest(lostMerit, {
  present: [
    // Venus of the 2nd and 7th, with Jupiter, aspects the Sun.
    { Sun: 'Virgo', Jupiter: 'Pisces', Venus: 'Pisces' },
    // Virgo rising: Venus herself is the lord of the 9th, and aspects Saturn.
    { Ascendant: 'Virgo', Saturn: 'Aquarius', Venus: 'Leo' },
  ],
  absent: [
    // Venus in Leo sees Aquarius alone.
    { Sun: 'Virgo', Jupiter: 'Pisces', Venus: 'Leo' },
    { Sun: 'Libra', Jupiter: 'Pisces', Venus: 'Aries' },
    { Sun: 'Virgo', Jupiter: 'Aries', Venus: 'Pisces' },
  ],
  met: {
    at_home: { Sun: 'Virgo', Jupiter: 'Pisces', Venus: 'Pisces' },
    // Leo rising: each falls in the sign of the other’s exaltation.
    lifted: { Ascendant: 'Leo', Mars: 'Cancer', Jupiter: 'Capricorn' },
    // Jupiter and the Sun, opposite each other.
    benefic_aspect: { Sun: 'Virgo', Jupiter: 'Pisces', Venus: 'Pisces' },
    // Aquarius rising: Mercury of the 5th in Cancer, and Venus of the 9th in exchange with Saturn of the 1st.
    good_exchange: { Ascendant: 'Aquarius', Venus: 'Capricorn', Saturn: 'Taurus' },
    // Saturn of the 2nd exalted, Mars of the 11th at home, opposite each other.
    strong_wealth: {
      Ascendant: 'Capricorn',
      Mercury: 'Sagittarius',
      Venus: 'Gemini',
      Saturn: 'Libra',
      Mars: 'Aries',
    },
    three_reliefs: { Ascendant: 'Taurus', Mercury: 'Libra', Venus: 'Libra', Saturn: 'Aries' },
  },
});

test('the maraka that presses takes part', () => {
  const { planets } = judge(lostMerit, chartOf({ Sun: 'Virgo', Jupiter: 'Pisces', Venus: 'Pisces' }));
  expect(planets).toEqual(['Sun', 'Jupiter', 'Venus']);
});
