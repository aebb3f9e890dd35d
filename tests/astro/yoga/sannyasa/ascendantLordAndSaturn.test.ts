import { ascendantLordAndSaturn } from '../../../../lib/astro/yoga/sannyasa/ascendantLordAndSaturn.ts';
import { ruleTest } from '../../../support/ruleTest.ts';

ruleTest(ascendantLordAndSaturn, {
  present: [
    // Saturn has Mars of Aquarius in his 3rd.
    { Venus: 'Virgo 1' },
    // Mars has Saturn in his 8th, and is not seen by him.
    { Mars: 'Taurus', Jupiter: 'Leo' },
  ],
  absent: [
    // Venus aspects Mars too.
    {},
    { Mars: 'Taurus' },
    { Mars: 'Cancer', Jupiter: 'Leo' },
    { Ascendant: 'Capricorn' },
  ],
  met: {
    combust: { Venus: 'Virgo 1', Mars: 'Aquarius 10', Sun: 'Aquarius 15' },
    defeated: { Venus: 'Virgo 1', Mars: 'Aquarius 10', Mercury: 'Aquarius 10.5 N' },
  },
});
