import { expect, test } from '@jest/globals';
import { judge } from '../../../../lib/astro/rule.ts';
import { daridraExchanges } from '../../../../lib/astro/yoga/daridra/exchanges.ts';
import { chartOf } from '../../../support/chartOf.ts';
import { ruleTest } from '../../../support/ruleTest.ts';

const [withTwelfth, withSixth] = daridraExchanges;

// Virgo rising: Mercury and the Sun, with Venus of the 2nd and Jupiter of the 7th; Libra rising: Venus and Mercury.
ruleTest(withTwelfth!, {
  present: [
    // Jupiter with the Sun in Virgo.
    { Ascendant: 'Virgo', Mercury: 'Leo', Sun: 'Virgo', Jupiter: 'Virgo' },
    // Venus with Mercury in Leo.
    { Ascendant: 'Virgo', Mercury: 'Leo', Sun: 'Virgo', Venus: 'Leo', Jupiter: 'Libra' },
  ],
  absent: [
    // Aries rising: Mars and Jupiter exchange the 8th and the 9th, Venus beside Mars.
    { Mars: 'Sagittarius', Jupiter: 'Scorpio', Venus: 'Sagittarius' },
    // Nobody presses: Venus in Scorpio sees Taurus, Jupiter in Libra sees Aquarius, Aries and Gemini.
    { Ascendant: 'Virgo', Mercury: 'Leo', Sun: 'Virgo', Venus: 'Scorpio', Jupiter: 'Libra' },
    // No exchange.
    { Ascendant: 'Virgo', Mercury: 'Leo', Sun: 'Leo', Venus: 'Leo' },
  ],
  met: {
    // Libra rising: Venus falls in Virgo and Mercury, its lord, stands in her sign; Mars of the 2nd and 7th aspects Virgo.
    lifted: { Ascendant: 'Libra', Mercury: 'Libra', Venus: 'Virgo', Mars: 'Aquarius' },
    benefic_aspect: { Ascendant: 'Virgo', Mercury: 'Leo', Sun: 'Virgo', Jupiter: 'Virgo', Venus: 'Aquarius' },
    // Libra rising: Mercury owns the 9th.
    good_exchange: { Ascendant: 'Libra', Mercury: 'Libra', Venus: 'Virgo', Mars: 'Aquarius' },
    // Aries rising: Venus of the 2nd with Jupiter in the 1st; the Sun of the 5th opposite to Saturn of the 11th.
    strong_wealth: { Mars: 'Pisces', Jupiter: 'Aries', Venus: 'Aries', Sun: 'Gemini', Saturn: 'Sagittarius' },
    three_reliefs: { Ascendant: 'Libra', Mercury: 'Libra', Venus: 'Virgo', Mars: 'Aquarius', Jupiter: 'Taurus' },
  },
});

// Cancer rising: the Moon and Jupiter, with the Sun of the 2nd and Saturn of the 7th.
ruleTest(withSixth!, {
  present: [
    { Ascendant: 'Cancer', Moon: 'Sagittarius', Jupiter: 'Cancer', Sun: 'Gemini' },
    { Ascendant: 'Cancer', Moon: 'Sagittarius', Jupiter: 'Cancer', Sun: 'Leo', Saturn: 'Libra' },
  ],
  absent: [
    // Joined is not aspected.
    { Ascendant: 'Cancer', Moon: 'Sagittarius', Jupiter: 'Cancer', Sun: 'Leo', Saturn: 'Sagittarius' },
    { Ascendant: 'Cancer', Moon: 'Sagittarius', Jupiter: 'Leo', Sun: 'Gemini' },
  ],
  met: {
    // Libra rising: Venus exalted in the 6th, Jupiter in the 1st; Mars of the 2nd aspects the Moon from Scorpio.
    at_home: { Ascendant: 'Libra', Venus: 'Pisces', Jupiter: 'Libra', Mars: 'Scorpio', Moon: 'Gemini' },
    benefic_aspect: { Ascendant: 'Cancer', Moon: 'Sagittarius', Jupiter: 'Cancer', Sun: 'Gemini', Venus: 'Gemini' },
    // Jupiter owns the 9th.
    good_exchange: { Ascendant: 'Cancer', Moon: 'Sagittarius', Jupiter: 'Cancer', Sun: 'Gemini' },
    // Virgo rising: Venus of the 2nd, opposite to the Moon of the 11th.
    strong_wealth: { Ascendant: 'Virgo', Moon: 'Scorpio', Mercury: 'Aquarius', Venus: 'Taurus', Saturn: 'Virgo' },
    // Leo rising: Jupiter in Virgo aspects the Sun; Saturn owns the 7th; Mars of the 9th faces Mercury of the 11th.
    three_reliefs: { Ascendant: 'Leo', Sun: 'Capricorn', Mercury: 'Leo', Saturn: 'Leo' },
  },
});

test('the maraka that presses takes part', () => {
  // Venus of the 2nd with Mercury; Jupiter of the 7th sees neither.
  const drawing = { Ascendant: 'Virgo', Mercury: 'Leo', Sun: 'Virgo', Venus: 'Leo', Jupiter: 'Libra' } as const;
  expect(judge(withTwelfth!, chartOf(drawing)).planets).toEqual(['Mercury', 'Sun', 'Venus']);
});
