import { weakGains } from '../../../../lib/astro/yoga/daridra/weakGains.ts';
import { ruleTest } from '../../../support/ruleTest.ts';

// Lord of 11: Saturn for Aries, Mercury for Scorpio rising.
ruleTest(weakGains, {
  present: [
    // Debilitated.
    { Saturn: 'Aries' },
    // Leo with the Sun opposite: a natural enemy, and one of the moment.
    { Saturn: 'Leo', Sun: 'Aquarius' },
    // Mars of Scorpio is a natural enemy and stands with him.
    { Saturn: 'Scorpio', Mars: 'Scorpio' },
  ],
  absent: [
    { Saturn: 'Libra' },
    // The Sun two signs on is a friend of the moment: neutral.
    { Saturn: 'Leo', Sun: 'Libra' },
    { Saturn: 'Taurus' },
  ],
  met: {
    // The Sun, who is exalted in Aries, stands in the 4th.
    lifted: { Saturn: 'Aries', Sun: 'Cancer' },
    benefic_aspect: { Saturn: 'Leo', Sun: 'Aquarius', Jupiter: 'Sagittarius' },
    well_housed: { Saturn: 'Leo', Sun: 'Aquarius' },
    // With Mars, who owns the 1st and stands in the 11th.
    good_exchange: { Saturn: 'Aries', Mars: 'Aquarius' },
    // The Sun of the 5th at home, Jupiter of the 9th opposite to him.
    strong_wealth: { Saturn: 'Scorpio', Mars: 'Scorpio', Sun: 'Leo', Jupiter: 'Aquarius' },
    three_reliefs: { Saturn: 'Aries', Mars: 'Aquarius' },
  },
});
