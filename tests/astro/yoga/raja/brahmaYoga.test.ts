import { brahmaYoga } from '../../../../lib/astro/yoga/raja/brahmaYoga.ts';
import { ruleTest } from '../../../support/ruleTest.ts';

ruleTest(brahmaYoga, {
  present: [
    // Both charts of the textbook; in the first Jupiter is the lord of the 9th himself.
    { Jupiter: 'Cancer', Venus: 'Libra', Mercury: 'Capricorn', Mars: 'Aries', Saturn: 'Aries' },
    { Ascendant: 'Virgo', Jupiter: 'Virgo', Venus: 'Pisces', Moon: 'Gemini', Mercury: 'Pisces' },
    // Mercury in a kendra from Saturn of the 10th, not from Mars of the 1st.
    { Venus: 'Libra', Mercury: 'Capricorn', Mars: 'Taurus', Saturn: 'Aries' },
  ],
  absent: [
    { Venus: 'Scorpio', Mercury: 'Capricorn', Mars: 'Aries', Saturn: 'Aries' },
    { Venus: 'Libra', Mercury: 'Aquarius', Mars: 'Aries', Saturn: 'Aries' },
    { Ascendant: 'Virgo', Jupiter: 'Libra', Venus: 'Pisces', Moon: 'Gemini', Mercury: 'Pisces' },
  ],
  met: {},
});
