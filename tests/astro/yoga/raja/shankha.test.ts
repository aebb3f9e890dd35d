import { shankha } from '../../../../lib/astro/yoga/raja/shankha.ts';
import { ruleTest } from '../../../support/ruleTest.ts';

// Aries rising: Mars 1st, the Sun 5th, Mercury 6th, Jupiter 9th, Saturn 10th.
ruleTest(shankha, {
  present: [
    { Mars: 'Aries', Sun: 'Gemini', Mercury: 'Virgo' },
    { Mars: 'Cancer', Saturn: 'Cancer', Jupiter: 'Sagittarius' },
  ],
  absent: [
    // Mercury in the 2nd from the Sun; a weak Mars; a fixed sign; a Jupiter who is not strong.
    { Mars: 'Aries', Sun: 'Gemini', Mercury: 'Cancer 2' },
    { Mars: 'Gemini', Sun: 'Leo', Mercury: 'Scorpio' },
    { Mars: 'Leo', Saturn: 'Leo', Jupiter: 'Sagittarius' },
    { Mars: 'Cancer', Saturn: 'Cancer', Jupiter: 'Virgo' },
    // Saturn owns the 5th and 6th, Mercury the 1st and 10th.
    { Ascendant: 'Virgo', Mercury: 'Cancer 2', Saturn: 'Leo', Venus: 'Libra' },
  ],
  met: {
    combust: { Mars: 'Aries', Sun: 'Leo 5', Mercury: 'Leo 10' },
    debilitated: { Mars: 'Aries', Mercury: 'Pisces', Sun: 'Sagittarius', Jupiter: 'Leo' },
    in_dusthana: { Mars: 'Aries', Sun: 'Virgo', Mercury: 'Virgo 28' },
    with_node: { Mars: 'Aries', Sun: 'Leo 5', Mercury: 'Leo 28', Ketu: 'Leo 10' },
  },
});
