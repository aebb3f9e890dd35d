import { expect, test } from '@jest/globals';
import { kalathra } from '../../../lib/astro/dosha/kalathra.ts';
import type { Drawing } from '../../support/chartOf.ts';
import { doshaIn, doshaTest } from '../../support/doshaTest.ts';

/** Taurus rising: Mars, lord of the 7th, and Venus both free, the 2nd and the 7th empty. */
const FREE: Drawing = {
  Ascendant: 'Taurus',
  Sun: 'Aries 20',
  Moon: 'Libra',
  Mars: 'Virgo',
  Mercury: 'Aries 28',
  Jupiter: 'Sagittarius',
  Venus: 'Pisces 25',
  Saturn: 'Leo',
  Rahu: 'Aquarius',
};

doshaTest(kalathra, {
  present: [
    { ...FREE, Saturn: 'Scorpio', Sun: 'Gemini' },
    { ...FREE, Saturn: 'Virgo', Rahu: 'Scorpio' },
    { ...FREE, Saturn: 'Pisces', Rahu: 'Virgo' },
  ],
  absent: [
    FREE,
    // One of the four signs alone.
    { ...FREE, Saturn: 'Scorpio' },
    { ...FREE, Saturn: 'Virgo' },
    { ...FREE, Saturn: 'Pisces' },
    { ...FREE, Sun: 'Gemini' },
    // Mars in the 7th is at home there and no burden to his own house.
    { ...FREE, Mars: 'Scorpio', Sun: 'Gemini' },
  ],
  met: {
    in_seventh: { ...FREE, Saturn: 'Scorpio', Sun: 'Gemini' },
    with_seventh_lord: { ...FREE, Saturn: 'Virgo', Rahu: 'Scorpio' },
    venus_afflicted: { ...FREE, Saturn: 'Pisces', Rahu: 'Virgo' },
    in_second: { ...FREE, Saturn: 'Scorpio', Sun: 'Gemini' },
    benefic_on_seventh: { ...FREE, Saturn: 'Scorpio', Sun: 'Gemini', Jupiter: 'Cancer' },
    benefic_on_lord: { ...FREE, Saturn: 'Virgo', Rahu: 'Scorpio', Jupiter: 'Capricorn' },
  },
});

test.each([
  ['7th and 2nd', { Saturn: 'Scorpio', Sun: 'Gemini' }, 40],
  ['lord and Venus', { Saturn: 'Pisces', Rahu: 'Virgo' }, 40],
  ['all four', { Saturn: 'Virgo', Rahu: 'Scorpio', Sun: 'Gemini', Venus: 'Libra' }, 80],
] satisfies [string, Drawing, number][])('%s', (_, drawing, points) => {
  const { evidence } = doshaIn(kalathra, { ...FREE, ...drawing });
  const burdens = evidence.filter(({ effect, isMet }) => effect === 'strengthens' && isMet);
  expect(burdens.reduce((sum, { points: given }) => sum + given, 0)).toBe(points);
});
