import { ayatnadhana } from '../../../../lib/astro/yoga/dhana/ayatnadhana.ts';
import { ruleTest } from '../../../support/ruleTest.ts';

// Lords of 1 and 2: Mars and Venus for Aries, Jupiter and Mars for Pisces rising.
ruleTest(ayatnadhana, {
  present: [
    { Mars: 'Taurus', Venus: 'Aries' },
    { Ascendant: 'Pisces', Jupiter: 'Aries', Mars: 'Pisces' },
  ],
  absent: [
    // Scorpio rising: Mars and Jupiter exchange the 5th and the 6th.
    { Ascendant: 'Scorpio', Mars: 'Pisces', Jupiter: 'Aries' },
    { Mars: 'Taurus', Venus: 'Taurus' },
    { Mars: 'Aries', Venus: 'Taurus' },
    // Capricorn rising: Saturn owns both.
    { Ascendant: 'Capricorn', Saturn: 'Aquarius' },
  ],
  met: {
    with_jupiter: { Ascendant: 'Pisces', Jupiter: 'Aries', Mars: 'Pisces' },
    with_venus: { Mars: 'Taurus', Venus: 'Aries' },
    with_mercury: { Mars: 'Taurus', Venus: 'Aries', Mercury: 'Aries' },
    combust: { Mars: 'Taurus 10', Venus: 'Aries', Sun: 'Taurus 20' },
    // Taurus rising: Venus has her moolatrikona, Libra, in the 6th.
    rooted_in_dusthana: { Ascendant: 'Taurus', Venus: 'Gemini', Mercury: 'Taurus' },
    // Aquarius rising: Jupiter of the 2nd owns the 11th.
    // Sagittarius rising: Saturn of the 2nd owns the 3rd.
    owns_3_or_6: { Ascendant: 'Sagittarius', Jupiter: 'Capricorn', Saturn: 'Sagittarius' },
    with_node: { Mars: 'Taurus 10', Venus: 'Aries', Rahu: 'Taurus 19' },
  },
});
