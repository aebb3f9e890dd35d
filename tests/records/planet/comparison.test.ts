/** Sentences of comparisons, on drawn charts whose outcome is worked by hand. */
import { describe, expect, test } from '@jest/globals';
import { comparisonRecords, comparisonText } from '../../../lib/records/planet/comparison.ts';
import { strongerLord, strongerPlanet, strongerSign } from '../../../lib/astro/jaimini/stronger.ts';
import { SIGNS, type Sign } from '../../../lib/astro/tables/signs.ts';
import { namesIn, type Language } from '../../../lib/words/names.ts';
import { chartOf, type Drawing } from '../../support/chartOf.ts';

const index = (sign: Sign) => SIGNS.indexOf(sign);

describe('signs', () => {
  const text = (drawing: Drawing, first: Sign, second: Sign, lang: Language = 'en') =>
    comparisonText(strongerSign(chartOf(drawing), index(first), index(second)), lang);

  test('amounts name whom they count, the Sun and the Moon with their article', () => {
    expect(text({ Sun: 'Leo', Moon: 'Leo', Venus: 'Leo' }, 'Leo', 'Taurus')).toBe(
      'Leo leads Taurus. It holds the Sun, the Moon and Venus, and Taurus holds no planet.',
    );
    expect(text({ Sun: 'Leo', Moon: 'Leo', Venus: 'Leo' }, 'Leo', 'Taurus', 'hi')).toBe(
      'सिंह राशि वृषभ से बलवान है। सिंह राशि में सूर्य, चंद्रमा और शुक्र हैं, वृषभ राशि में कोई ग्रह नहीं है।',
    );
  });

  // Lords: Venus in Gemini, odd as Libra; Mars in Virgo, even where Aries is odd. Leo's is the Sun in Pisces.
  const EMPTY: Drawing = {
    Sun: 'Pisces',
    Moon: 'Gemini',
    Mars: 'Virgo',
    Mercury: 'Virgo',
    Jupiter: 'Pisces',
    Venus: 'Gemini',
    Saturn: 'Gemini',
    Rahu: 'Sagittarius',
  };

  test('parity says which sign and which lord are odd and even', () => {
    expect(text(EMPTY, 'Libra', 'Aries')).toBe(
      'Aries leads Libra. It is odd, and its lord is in Virgo, which is even. Libra is odd, as is Gemini, where its lord stands.',
    );
  });

  test('kinds of sign are compared by name', () => {
    expect(text({ ...EMPTY, Venus: 'Pisces' }, 'Libra', 'Leo')).toBe(
      'Leo leads Libra, as a fixed sign goes before a movable one.',
    );
  });

  test('the same sign twice leaves nothing to compare', () => {
    expect(text({}, 'Leo', 'Leo')).toBe('Both are Leo, so there is nothing to choose.');
  });
});

describe('lords and planets', () => {
  const lord = (drawing: Drawing, sign: Sign, lang: Language = 'en') =>
    comparisonText(strongerLord(chartOf(drawing), index(sign)), lang);

  test('both at home', () => {
    expect(lord({ Mars: 'Scorpio', Ketu: 'Scorpio' }, 'Scorpio')).toBe(
      'Mars leads Ketu. Both stand in the sign, which then keeps its first lord.',
    );
  });

  test('one at home, the other taken', () => {
    expect(lord({ Saturn: 'Aquarius', Rahu: 'Gemini' }, 'Aquarius')).toBe(
      'Rahu leads Saturn, as Saturn stands in the sign itself. Then the other lord is taken.',
    );
    expect(lord({ Saturn: 'Aquarius', Rahu: 'Gemini' }, 'Aquarius', 'hi')).toBe(
      'शनि उसी राशि में है, इसलिए दूसरा स्वामी राहु लिया गया है।',
    );
  });

  test('degrees are written as far as they differ', () => {
    // Both in Aquarius, so equal in company, support, rank: the degree decides.
    const close = strongerPlanet(
      chartOf({ Mars: 'Aquarius 12.001', Moon: 'Aquarius 12.002', Saturn: 'Sagittarius' }),
      'Mars',
      'Moon',
    );
    expect(comparisonText(close, 'en')).toBe('The Moon leads Mars, as it is further on in its sign.');
  });

  // Ketu in Aries and Mars in Capricorn are alone, and nobody of Jupiter in Virgo, Mercury in Gemini and their lords helps.
  test('exalted', () => {
    const drawing: Drawing = {
      Mars: 'Capricorn',
      Ketu: 'Aries',
      Jupiter: 'Virgo',
      Mercury: 'Gemini',
      Saturn: 'Pisces',
    };
    expect(lord(drawing, 'Scorpio')).toBe('Mars leads Ketu, as it alone is exalted, in Capricorn.');
    const exalted = comparisonRecords(strongerLord(chartOf(drawing), index('Scorpio')), namesIn('en')).at(-1)!;
    expect([exalted.rule, exalted.first, exalted.second]).toEqual([
      'exalted',
      { value: 1, found: ['capricorn'] },
      { value: 0, found: [] },
    ]);
  });
});
