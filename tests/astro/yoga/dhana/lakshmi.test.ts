import { expect, test } from '@jest/globals';
import { judge } from '../../../../lib/astro/rule.ts';
import { lakshmi } from '../../../../lib/astro/yoga/dhana/lakshmi.ts';
import { chartOf } from '../../../support/chartOf.ts';
import { ruleTest } from '../../../support/ruleTest.ts';

// Lords of 9 and 1: Jupiter and Mars for Aries, Mercury and Venus for Libra rising.
ruleTest(lakshmi, {
  present: [
    // Jupiter at home in the 9th, Mars in Aries.
    { Jupiter: 'Sagittarius', Mars: 'Aries', Venus: 'Taurus' },
    // Exalted in the 4th.
    { Jupiter: 'Cancer', Mars: 'Aries', Mercury: 'Leo' },
    // Mercury at home in the 9th, with Venus of the 1st, who is no more than unhurt.
    { Ascendant: 'Libra', Mercury: 'Gemini', Venus: 'Gemini', Sun: 'Cancer 20' },
    // Virgo rising: Venus owns the 9th herself, and needs no other.
    { Ascendant: 'Virgo', Venus: 'Taurus' },
  ],
  absent: [
    // At home in the 12th: neither kendra nor trikona, and unbound to Venus in Leo.
    { Jupiter: 'Pisces', Mars: 'Aries' },
    // At home in the 9th, but Mars of the 1st is fallen in Cancer and nothing lifts him; Venus stands apart.
    { Jupiter: 'Sagittarius', Mars: 'Cancer 5', Moon: 'Aquarius', Saturn: 'Gemini', Venus: 'Scorpio', Mercury: 'Leo' },
    // Saturn exalted with Venus, but in the 6th: fortune is denied there.
    { Ascendant: 'Taurus', Saturn: 'Libra', Venus: 'Libra' },
    // Venus of the 9th herself, in the sign of a friend: neither at home nor exalted.
    { Ascendant: 'Virgo', Venus: 'Capricorn', Saturn: 'Scorpio' },
    // Bound to Venus, but in a great enemy’s sign.
    { Jupiter: 'Libra', Venus: 'Libra' },
  ],
  graded: {
    proper: [{ Jupiter: 'Sagittarius', Mars: 'Aries', Venus: 'Taurus' }],
    blemished: [
      // Strong with Venus in the 5th, at home nowhere; Mars of the 1st in the 8th.
      { Jupiter: 'Leo', Venus: 'Leo' },
      { Jupiter: 'Sagittarius', Mars: 'Scorpio' },
    ],
    formal: [{ Jupiter: 'Leo', Venus: 'Aries' }],
  },
  met: {
    full: { Jupiter: 'Sagittarius', Mars: 'Aries', Venus: 'Gemini' },
    // Jupiter in Leo aspects Venus in Aries, who looks to Libra.
    one_way: { Jupiter: 'Leo', Venus: 'Aries' },
    with_jupiter: { Jupiter: 'Sagittarius', Mars: 'Aries' },
    with_venus: { Ascendant: 'Virgo', Venus: 'Taurus' },
    with_mercury: { Ascendant: 'Libra', Mercury: 'Gemini', Venus: 'Gemini', Sun: 'Cancer 20' },
  },
});

test('observes which of the two readings holds, and the planets', () => {
  const byHouse = judge(lakshmi, chartOf({ Jupiter: 'Sagittarius', Mars: 'Aries', Venus: 'Taurus' }));
  expect(byHouse.evidence[0]!.observed).toMatchObject({ by_house: true, by_venus: false, lord: 'Jupiter' });
  expect(byHouse.planets).toEqual(['Jupiter', 'Mars']);
  const byVenus = judge(lakshmi, chartOf({ Jupiter: 'Leo', Venus: 'Leo' }));
  expect(byVenus.evidence[0]!.observed).toMatchObject({ by_house: false, by_venus: true, lord: 'Jupiter' });
  expect(byVenus.planets).toEqual(['Jupiter', 'Venus']);
});

test('full asks for both readings', () => {
  const isFull = (drawing: Parameters<typeof chartOf>[0]) =>
    judge(lakshmi, chartOf(drawing)).evidence.find(({ id }) => id === 'full')!.isMet;
  // Jupiter of the 9th at home there, Mars of the 1st at home: by house, and by Venus opposite to Jupiter.
  expect(isFull({ Jupiter: 'Sagittarius', Mars: 'Aries', Venus: 'Gemini' })).toBe(true);
  expect(isFull({ Jupiter: 'Sagittarius', Mars: 'Aries', Venus: 'Taurus' })).toBe(false);
});
