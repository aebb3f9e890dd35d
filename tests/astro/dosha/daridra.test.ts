import { expect, test } from '@jest/globals';
import { daridra } from '../../../lib/astro/dosha/daridra.ts';
import { doshaIn, doshaTest } from '../../support/doshaTest.ts';

doshaTest(daridra, {
  present: [
    // Virgo rising: Mercury and Venus in the 12th.
    { Ascendant: 'Virgo', Mercury: 'Leo', Venus: 'Leo 1' },
    { Ascendant: 'Virgo', Moon: 'Aries' },
  ],
  absent: [{ Ascendant: 'Virgo', Mercury: 'Gemini 20', Moon: 'Taurus' }],
  met: {
    self_and_wealth_lost: { Ascendant: 'Virgo', Mercury: 'Leo' },
    gain_poor: { Ascendant: 'Virgo', Moon: 'Scorpio' },
    second_afflicted: { Ascendant: 'Sagittarius', Jupiter: 'Scorpio' },
    gain_lost: { Ascendant: 'Virgo', Moon: 'Aries' },
    rare_way: { Ascendant: 'Aquarius', Mercury: 'Aquarius', Saturn: 'Virgo', Rahu: 'Pisces' },
    at_home: { Ascendant: 'Libra', Mars: 'Taurus', Venus: 'Pisces' },
    lifted: { Ascendant: 'Libra', Mars: 'Taurus', Venus: 'Virgo' },
    benefic_aspect: { Jupiter: 'Gemini' },
    well_housed: { Ascendant: 'Cancer', Moon: 'Pisces', Venus: 'Cancer' },
    good_exchange: { Moon: 'Aquarius', Saturn: 'Cancer' },
    strong_wealth: { Ascendant: 'Scorpio', Moon: 'Taurus', Jupiter: 'Scorpio' },
  },
});

test('one relief carries one sign to nothing, as a step does', () => {
  const verdict = doshaIn(daridra, { Ascendant: 'Cancer', Moon: 'Pisces', Venus: 'Cancer' });
  expect(verdict).toMatchObject({ status: 'cancelled', score: { value: 8 } });
  expect(verdict.planets).toEqual(['Venus']);
});
