import { raviYoga } from '../../../../lib/astro/yoga/surya/raviYoga.ts';
import { ruleTest } from '../../../support/ruleTest.ts';

/** Chart of the textbook (P. V. R. Narasimha Rao, chapter 11). */
const BOOK = {
  Ascendant: 'Gemini',
  Sun: 'Pisces',
  Moon: 'Leo',
  Mars: 'Aries',
  Mercury: 'Aquarius',
  Jupiter: 'Leo',
  Venus: 'Aries',
  Saturn: 'Leo',
  Rahu: 'Libra',
} as const;

ruleTest(raviYoga, {
  present: [BOOK],
  absent: [
    { ...BOOK, Sun: 'Aquarius' },
    { ...BOOK, Saturn: 'Virgo' },
    { ...BOOK, Jupiter: 'Virgo', Saturn: 'Virgo' },
    // Saturn owns the 10th himself.
    { Ascendant: 'Aries', Sun: 'Capricorn', Saturn: 'Gemini' },
  ],
  met: { rahu_in_tenth: { ...BOOK, Rahu: 'Pisces' } },
});
