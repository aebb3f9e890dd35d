import { vishnuYoga } from '../../../../lib/astro/yoga/raja/vishnuYoga.ts';
import { ruleTest } from '../../../support/ruleTest.ts';

/** Aries rising, Jupiter and Saturn in the 2nd; from 3:20 to 6:40 of Taurus the navamsa is Aquarius, Saturn’s. */
const FORMED = { Jupiter: 'Taurus 4', Saturn: 'Taurus 20' } as const;
const OF_LIBRA = { Ascendant: 'Libra', Mercury: 'Scorpio 22', Moon: 'Scorpio 9', Saturn: 'Scorpio 23' } as const;

ruleTest(vishnuYoga, {
  present: [
    FORMED,
    // Pisces, whose lord is Jupiter himself, to 10 degrees; then Aries.
    { ...FORMED, Jupiter: 'Taurus 9.9' },
    // Saturn alone for Taurus rising: lord of the 9th and the 10th, in a navamsa of his own.
    { Ascendant: 'Taurus', Saturn: 'Gemini 15' },
  ],
  absent: [
    { ...FORMED, Jupiter: 'Taurus 10.1' },
    { ...FORMED, Saturn: 'Gemini' },
    // Jupiter in his own navamsa, but Saturn of the 10th elsewhere.
    { Jupiter: 'Taurus 9.9', Saturn: 'Gemini' },
    { ...FORMED, Jupiter: 'Gemini' },
  ],
  met: {
    combust: { ...FORMED, Sun: 'Taurus 12' },
    // The Moon in Scorpio, with Mars and Venus away from every kendra.
    debilitated: { ...OF_LIBRA, Mars: 'Virgo', Venus: 'Sagittarius' },
    rooted_in_dusthana: OF_LIBRA,
    owns_8_or_11: FORMED,
    owns_3_or_6: { Ascendant: 'Capricorn', Mercury: 'Aquarius 24', Venus: 'Aquarius 15' },
    with_node: { ...FORMED, Rahu: 'Taurus 14' },
  },
});
