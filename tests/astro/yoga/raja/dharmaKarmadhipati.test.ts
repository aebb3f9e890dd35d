import { dharmaKarmadhipati } from '../../../../lib/astro/yoga/raja/dharmaKarmadhipati.ts';
import { ruleTest } from '../../../support/ruleTest.ts';

// Lords of 9 and 10: Jupiter and Saturn for Aries, Moon and Sun for Scorpio rising.
ruleTest(dharmaKarmadhipati, {
  present: [
    { Jupiter: 'Sagittarius', Saturn: 'Sagittarius' },
    { Jupiter: 'Capricorn', Saturn: 'Sagittarius' },
    { Ascendant: 'Scorpio', Moon: 'Libra', Sun: 'Aries' },
  ],
  absent: [
    { Jupiter: 'Gemini', Saturn: 'Capricorn' },
    // Saturn owns both for Taurus rising.
    { Ascendant: 'Taurus', Saturn: 'Aquarius' },
  ],
  met: {
    one_way: { Jupiter: 'Leo', Saturn: 'Sagittarius' },
    best_house: { Jupiter: 'Sagittarius', Saturn: 'Sagittarius' },
    combust: { Ascendant: 'Scorpio', Moon: 'Leo 10', Sun: 'Leo 15' },
    debilitated: {
      Ascendant: 'Scorpio',
      Moon: 'Aries',
      Sun: 'Libra 5',
      Venus: 'Gemini',
      Mars: 'Gemini',
      Saturn: 'Pisces',
    },
    in_dusthana: { Jupiter: 'Virgo', Saturn: 'Virgo' },
    // Cancer rising: Jupiter of the 9th has his moolatrikona in the 6th.
    rooted_in_dusthana: { Ascendant: 'Cancer', Jupiter: 'Leo', Mars: 'Leo' },
    owns_trouble: { Jupiter: 'Sagittarius', Saturn: 'Sagittarius' },
    with_node: { Jupiter: 'Sagittarius 10', Saturn: 'Sagittarius 20', Rahu: 'Sagittarius 12' },
  },
});
