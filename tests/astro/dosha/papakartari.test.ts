import { expect, test } from '@jest/globals';
import { papakartari } from '../../../lib/astro/dosha/papakartari.ts';
import type { Drawing } from '../../support/chartOf.ts';
import { doshaIn, doshaTest } from '../../support/doshaTest.ts';

/** Aries rising: no place has malefics on both sides. */
const FREE: Drawing = {
  Ascendant: 'Aries',
  Sun: 'Gemini 5',
  Moon: 'Leo 20',
  Mars: 'Aquarius',
  Mercury: 'Gemini 25',
  Jupiter: 'Capricorn',
  Venus: 'Cancer 20',
  Saturn: 'Aquarius',
  Rahu: 'Sagittarius',
};

doshaTest(papakartari, {
  present: [
    { ...FREE, Mars: 'Taurus', Saturn: 'Pisces' },
    { ...FREE, Mars: 'Virgo', Saturn: 'Cancer' },
    { ...FREE, Mars: 'Virgo', Saturn: 'Scorpio' },
  ],
  absent: [
    FREE,
    // One side alone.
    { ...FREE, Mars: 'Taurus' },
    { ...FREE, Saturn: 'Pisces' },
    // Benefics on both sides.
    { ...FREE, Venus: 'Taurus', Jupiter: 'Pisces' },
  ],
  met: {
    ascendant: { ...FREE, Mars: 'Taurus', Saturn: 'Pisces' },
    moon: { ...FREE, Mars: 'Virgo', Saturn: 'Cancer' },
    seventh: { ...FREE, Mars: 'Virgo', Saturn: 'Scorpio' },
    ascendant_helped: { ...FREE, Mars: 'Taurus', Saturn: 'Pisces', Jupiter: 'Leo' },
    moon_helped: { ...FREE, Mars: 'Virgo', Saturn: 'Cancer', Jupiter: 'Aries' },
    seventh_helped: { ...FREE, Mars: 'Virgo', Saturn: 'Scorpio', Jupiter: 'Aries' },
  },
});

test('names the place, and only that', () => {
  const ascendant = doshaIn(papakartari, { ...FREE, Mars: 'Taurus', Saturn: 'Pisces' });
  const seventh = doshaIn(papakartari, { ...FREE, Mars: 'Virgo', Saturn: 'Scorpio' });
  expect(ascendant.effects.en).toMatch(/^narrow room/);
  expect(seventh.effects.en).toMatch(/^partnership/);
  expect(ascendant.houses).toEqual([1, 2, 12]);
  expect(seventh.houses).toEqual([6, 7, 8]);
});
