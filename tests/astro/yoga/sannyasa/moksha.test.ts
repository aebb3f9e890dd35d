import { expect, test } from '@jest/globals';
import { judge } from '../../../../lib/astro/rule.ts';
import { mokshas } from '../../../../lib/astro/yoga/sannyasa/moksha.ts';
import { chartOf, type Drawing } from '../../../support/chartOf.ts';
import { ruleTest } from '../../../support/ruleTest.ts';

const [fromAscendant, fromKarakamsha] = mokshas;

/** Jupiter of Virgo aspects Pisces; Rahu is with him, whose aspect counts for nothing. */
const inTwelfth: Drawing = { Ketu: 'Pisces' };

ruleTest(fromAscendant!, {
  present: [inTwelfth],
  absent: [
    { Ketu: 'Aquarius', Jupiter: 'Libra' },
    { ...inTwelfth, Jupiter: 'Leo' },
  ],
  met: {
    malefic: { ...inTwelfth, Saturn: 'Capricorn' },
    combust: { ...inTwelfth, Sun: 'Virgo 10' },
    defeated: { ...inTwelfth, Mars: 'Virgo 15.5 N' },
  },
});

/**
 * Jupiter is furthest in his sign, and the ninth in which he stands is Virgo. Ketu, in the fifth ninth of Aries, is in Leo;
 * Venus, in the first of Leo, is in Aries, which aspects Leo.
 */
const inNavamsa: Drawing = { Jupiter: 'Virgo 29', Ketu: 'Aries 15' };

ruleTest(fromKarakamsha!, {
  present: [inNavamsa],
  absent: [
    { ...inNavamsa, Ketu: 'Aries 13.3' },
    { ...inNavamsa, Ketu: 'Aries 16.7' },
    // In the second ninth, Taurus.
    { ...inNavamsa, Venus: 'Leo 5' },
    // Another significator of the self: Mars, whose ninth is Gemini.
    { ...inNavamsa, Mars: 'Aquarius 29.9' },
  ],
  met: {
    // In the fifth ninth of Sagittarius, Leo.
    malefic: { ...inNavamsa, Saturn: 'Sagittarius 15' },
    combust: { ...inNavamsa, Sun: 'Leo 3' },
    defeated: { ...inNavamsa, Mars: 'Leo 1.5 N' },
  },
});

test('neither place is taken for the other, and Rahu opposite is no malefic aspect', () => {
  const judged = (drawing: Drawing) => mokshas.map((rule) => judge(rule, chartOf(drawing)));
  expect(judged(inTwelfth).map(({ isPresent }) => isPresent)).toEqual([true, false]);
  expect(judged(inNavamsa).map(({ isPresent }) => isPresent)).toEqual([false, true]);
  expect(judged(inTwelfth)[0]!.status).toBe('active');
  expect(judged(inNavamsa)[1]!.evidence[0]!.observed).toEqual({ counted_from: 'karakamsha', house: 12, sign: 'Leo' });
});
