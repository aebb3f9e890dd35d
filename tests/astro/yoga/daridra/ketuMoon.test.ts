import { expect, test } from '@jest/globals';
import { judge } from '../../../../lib/astro/rule.ts';
import { ketuMoon } from '../../../../lib/astro/yoga/daridra/ketuMoon.ts';
import { chartOf } from '../../../support/chartOf.ts';
import { ruleTest } from '../../../support/ruleTest.ts';

// Lords of 1 and 8: the Sun and Jupiter for Leo rising; Mars is both for Aries.
ruleTest(ketuMoon, {
  present: [
    { Ketu: 'Aries', Moon: 'Aries' },
    { Ascendant: 'Leo', Sun: 'Pisces', Jupiter: 'Pisces' },
  ],
  absent: [
    { Ketu: 'Aries', Moon: 'Taurus' },
    { Rahu: 'Aries', Moon: 'Aries' },
    { Ascendant: 'Leo', Sun: 'Pisces', Jupiter: 'Virgo' },
    // One planet is in nobody’s company.
    { Mars: 'Scorpio' },
  ],
  met: {
    at_home: { Ketu: 'Aries', Moon: 'Aries', Mars: 'Scorpio' },
    // Sagittarius rising: Jupiter falls in Capricorn; Saturn, its lord, is in the 1st.
    lifted: { Ascendant: 'Sagittarius', Ketu: 'Sagittarius', Moon: 'Sagittarius', Jupiter: 'Capricorn' },
    benefic_aspect: { Ketu: 'Aries', Moon: 'Aries', Mars: 'Pisces', Jupiter: 'Virgo' },
    well_housed: { Ketu: 'Aries', Moon: 'Aries', Mars: 'Libra' },
    good_exchange: { Ketu: 'Aries', Moon: 'Aries', Mars: 'Pisces', Jupiter: 'Scorpio' },
    // The Sun of the 5th at home, Jupiter of the 9th opposite to him.
    strong_wealth: { Ketu: 'Aries', Moon: 'Aries', Sun: 'Leo', Jupiter: 'Aquarius' },
    jupiter_on_first: { Ketu: 'Aries', Moon: 'Aries', Jupiter: 'Leo' },
    three_reliefs: { Ketu: 'Aries', Moon: 'Aries', Mars: 'Libra', Sun: 'Leo', Jupiter: 'Aquarius' },
  },
});

test('planets that form it', () => {
  expect(judge(ketuMoon, chartOf({ Ketu: 'Aries', Moon: 'Aries' })).planets).toEqual(['Ketu', 'Moon']);
  expect(judge(ketuMoon, chartOf({ Ascendant: 'Leo', Sun: 'Pisces', Jupiter: 'Pisces' })).planets).toEqual([
    'Sun',
    'Jupiter',
  ]);
});

test('Jupiter on the 1st counts for Ketu and the Moon alone', () => {
  // Leo rising: Jupiter in the 8th with the Sun sees Cancer, Virgo and Scorpio; Ketu stands elsewhere.
  const { evidence } = judge(ketuMoon, chartOf({ Ascendant: 'Leo', Sun: 'Pisces', Jupiter: 'Pisces' }));
  expect(evidence.find(({ id }) => id === 'jupiter_on_first')!.isMet).toBe(false);
});
