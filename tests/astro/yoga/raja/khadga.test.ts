import { khadga } from '../../../../lib/astro/yoga/raja/khadga.ts';
import { ruleTest } from '../../../support/ruleTest.ts';

// Aries rising: Venus owns the 2nd, Jupiter the 9th, Mars the 1st.
ruleTest(khadga, {
  present: [
    { Jupiter: 'Taurus', Venus: 'Sagittarius', Mars: 'Aries' },
    { Jupiter: 'Taurus', Venus: 'Sagittarius', Mars: 'Leo' },
  ],
  absent: [
    { Jupiter: 'Taurus', Venus: 'Sagittarius', Mars: 'Virgo' },
    { Jupiter: 'Sagittarius', Venus: 'Taurus', Mars: 'Aries' },
    { Jupiter: 'Taurus', Venus: 'Pisces', Mars: 'Aries' },
    // Venus owns both for Virgo rising.
    { Ascendant: 'Virgo', Venus: 'Libra', Mercury: 'Virgo 1' },
  ],
  met: {
    combust: { Jupiter: 'Taurus', Venus: 'Sagittarius 10', Mars: 'Aries', Sun: 'Sagittarius 12' },
    // Cancer rising: Jupiter of the 9th owns the 6th, where he has his moolatrikona.
    rooted_in_dusthana: { Ascendant: 'Cancer', Sun: 'Pisces', Jupiter: 'Leo', Moon: 'Libra' },
    owns_3_or_6: { Ascendant: 'Cancer', Sun: 'Pisces', Jupiter: 'Leo', Moon: 'Libra' },
    // Aquarius rising: Jupiter of the 2nd owns the 11th.
    owns_8_or_11: { Ascendant: 'Aquarius', Jupiter: 'Libra', Venus: 'Pisces', Saturn: 'Aquarius' },
    with_node: { Jupiter: 'Taurus 10', Venus: 'Sagittarius', Mars: 'Aries', Rahu: 'Taurus 15' },
  },
});
