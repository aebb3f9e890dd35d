import { kubera } from '../../../../lib/astro/yoga/dhana/kubera.ts';
import { ruleTest } from '../../../support/ruleTest.ts';

// Lords of 2 and 11: Venus and Saturn for Aries, the Sun and Venus for Cancer rising.
ruleTest(kubera, {
  present: [
    // Venus at home in the 7th, Saturn in the 10th; Jupiter in Gemini aspects Libra.
    { Venus: 'Libra', Saturn: 'Capricorn', Jupiter: 'Gemini' },
    // The Sun exalted in the 10th, Venus at home in the 4th; Jupiter in Sagittarius aspects Aries.
    { Ascendant: 'Cancer', Sun: 'Aries', Venus: 'Libra', Jupiter: 'Sagittarius' },
  ],
  absent: [
    // Jupiter in Cancer sees Capricorn, but in Leo neither.
    { Venus: 'Libra', Saturn: 'Capricorn', Jupiter: 'Leo' },
    // Saturn at home in the 11th: neither kendra nor trikona.
    { Venus: 'Libra', Saturn: 'Aquarius', Jupiter: 'Gemini' },
    // Venus in a kendra, but a guest.
    { Venus: 'Capricorn', Saturn: 'Capricorn', Jupiter: 'Cancer' },
  ],
  met: {
    with_jupiter: { Venus: 'Libra', Saturn: 'Capricorn', Jupiter: 'Gemini' },
    with_venus: { Venus: 'Libra', Saturn: 'Capricorn', Jupiter: 'Gemini' },
    with_mercury: { Venus: 'Libra', Saturn: 'Capricorn', Jupiter: 'Gemini', Mercury: 'Libra' },
  },
});
