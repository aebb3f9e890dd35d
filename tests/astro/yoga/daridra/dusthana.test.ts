import { expect, test } from '@jest/globals';
import { judge } from '../../../../lib/astro/rule.ts';
import { gainsInDusthana, selfAndWealthInDusthana } from '../../../../lib/astro/yoga/daridra/dusthana.ts';
import { chartOf } from '../../../support/chartOf.ts';
import { ruleTest } from '../../../support/ruleTest.ts';

// Lords of 1 and 2: Mars and Venus for Aries, Mercury and the Moon for Gemini rising.
ruleTest(selfAndWealthInDusthana, {
  present: [
    { Mars: 'Scorpio', Venus: 'Virgo' },
    { Mars: 'Virgo', Venus: 'Pisces' },
    // Capricorn rising: Saturn owns both.
    { Ascendant: 'Capricorn', Saturn: 'Sagittarius' },
  ],
  absent: [
    { Mars: 'Scorpio', Venus: 'Libra' },
    { Mars: 'Libra', Venus: 'Virgo' },
  ],
  met: {
    at_home: { Mars: 'Virgo', Venus: 'Pisces' },
    // The Moon falls in the 6th; Mars, lord of her sign, stands in the 4th from her.
    lifted: { Ascendant: 'Gemini', Moon: 'Scorpio', Mercury: 'Scorpio' },
    benefic_aspect: { Ascendant: 'Capricorn', Saturn: 'Sagittarius', Jupiter: 'Leo' },
    // Leo rising: Mercury of the 2nd is in exchange with Saturn, who owns the 7th.
    good_exchange: { Ascendant: 'Leo', Sun: 'Cancer', Mercury: 'Capricorn', Saturn: 'Gemini' },
    // The Sun of the 5th opposite to Saturn of the 11th.
    strong_wealth: { Mars: 'Scorpio', Venus: 'Virgo', Sun: 'Gemini', Saturn: 'Sagittarius' },
    three_reliefs: { Mars: 'Scorpio', Venus: 'Virgo', Sun: 'Leo', Jupiter: 'Cancer', Saturn: 'Libra' },
  },
});

// Lord of 11: Saturn for Aries, Mars for Gemini rising.
ruleTest(gainsInDusthana, {
  present: [{ Saturn: 'Virgo' }, { Saturn: 'Scorpio' }, { Saturn: 'Pisces' }],
  absent: [{ Saturn: 'Libra' }, { Saturn: 'Sagittarius' }, { Saturn: 'Aries' }],
  met: {
    at_home: { Ascendant: 'Gemini', Mars: 'Scorpio' },
    // Leo rising: Mercury falls in the 8th; Jupiter, lord of Pisces, aspects him from Virgo.
    lifted: { Ascendant: 'Leo', Mercury: 'Pisces' },
    benefic_aspect: { Saturn: 'Pisces', Jupiter: 'Virgo' },
    // With Mars of the 1st.
    good_exchange: { Saturn: 'Scorpio', Mars: 'Aquarius' },
    // The Sun of the 5th at home, Jupiter of the 9th opposite to him.
    strong_wealth: { Saturn: 'Scorpio', Sun: 'Leo', Jupiter: 'Aquarius' },
    // Aspect, exchange, and the Sun with Jupiter.
    three_reliefs: { Saturn: 'Scorpio', Mars: 'Aquarius', Sun: 'Cancer', Jupiter: 'Cancer 28', Ketu: 'Aries' },
  },
});

test('the lord of the 11th in his own sign cancels fully, and the severity shows it', () => {
  const { evidence, status } = judge(gainsInDusthana, chartOf({ Ascendant: 'Gemini', Mars: 'Scorpio' }));
  expect(status).toBe('cancelled');
  expect(evidence.at(-1)).toMatchObject({ id: 'three_reliefs', isMet: false, observed: { severity: 'cancelled' } });
});
