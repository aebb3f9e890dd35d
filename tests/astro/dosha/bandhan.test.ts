import { expect, test } from '@jest/globals';
import { bandhan } from '../../../lib/astro/dosha/bandhan.ts';
import { doshaIn, doshaTest } from '../../support/doshaTest.ts';

doshaTest(bandhan, {
  present: [
    { Ascendant: 'Gemini', Sun: 'Taurus', Mars: 'Scorpio', Jupiter: 'Aquarius' },
    { Jupiter: 'Leo', Rahu: 'Virgo' },
  ],
  absent: [
    // Two against one.
    { Ascendant: 'Gemini', Sun: 'Taurus', Venus: 'Taurus', Mars: 'Scorpio', Jupiter: 'Aquarius', Rahu: 'Pisces' },
    // A benefic alone on one side.
    { Ascendant: 'Gemini', Venus: 'Taurus', Sun: 'Leo', Mars: 'Scorpio', Jupiter: 'Aquarius' },
  ],
  met: {
    several_pairs: { Ascendant: 'Leo', Sun: 'Capricorn', Mercury: 'Leo', Venus: 'Cancer', Saturn: 'Virgo' },
    malefics_alone: { Jupiter: 'Leo', Rahu: 'Virgo' },
    benefic: { Ascendant: 'Leo', Mercury: 'Gemini' },
  },
});

test('names the planets of the pair and its houses', () => {
  const verdict = doshaIn(bandhan, { Jupiter: 'Leo', Rahu: 'Virgo' });
  expect(verdict.houses).toEqual([6, 12]);
  expect([...verdict.planets].sort()).toEqual(['Ketu', 'Rahu']);
});
