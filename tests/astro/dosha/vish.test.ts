import { expect, test } from '@jest/globals';
import { vish } from '../../../lib/astro/dosha/vish.ts';
import type { Drawing } from '../../support/chartOf.ts';
import { doshaIn, doshaTest } from '../../support/doshaTest.ts';

const PRESENT: Drawing[] = [
  { Moon: 'Libra', Saturn: 'Libra' },
  // By his 3rd, 7th and 10th aspects, each exact.
  { Moon: 'Libra', Saturn: 'Leo' },
  { Moon: 'Libra', Saturn: 'Aries' },
  { Moon: 'Libra', Saturn: 'Capricorn' },
];
const ABSENT: Drawing[] = [
  // The Moon aspects Saturn from everywhere he does not look back from: her 7th is his 7th alone.
  { Moon: 'Libra', Saturn: 'Sagittarius' },
  // Six degrees from exactness.
  { Moon: 'Libra 15', Saturn: 'Leo 21' },
];

doshaTest(vish, {
  present: PRESENT,
  absent: ABSENT,
  met: {
    together: { Saturn: 'Libra' },
    close: { Saturn: 'Libra' },
    with_node: { Moon: 'Cancer', Saturn: 'Libra' },
    on_seventh: { Ascendant: 'Cancer', Moon: 'Aries', Saturn: 'Aries' },
    jupiter_on_moon: { Moon: 'Pisces', Saturn: 'Gemini' },
    full_moon: { Sun: 'Aquarius', Moon: 'Leo', Saturn: 'Gemini' },
  },
});

test('has the name that it has in questions of marriage', () => {
  expect(vish.alsoCalled!.map(({ id }) => id)).toEqual(['punarphoo']);
});

test.each([
  ['together, fifteen degrees apart', { Moon: 'Libra 2', Saturn: 'Libra 17' }, 40],
  ['together within five degrees', { Moon: 'Libra 2', Saturn: 'Libra 7' }, 55],
  ['together, five degrees and a tenth apart', { Moon: 'Libra 2', Saturn: 'Libra 7.1' }, 40],
  ['opposite within five degrees', { Moon: 'Libra 2', Saturn: 'Aries 7' }, 25],
] satisfies [string, Drawing, number][])('%s: %o has %d points', (_, drawing, points) => {
  // Scorpio rises: neither of the two is in the 7th, which is of Venus.
  expect(doshaIn(vish, { Ascendant: 'Scorpio', ...drawing })).toMatchObject({
    status: 'active',
    score: { value: points },
  });
});

test('opposite, five degrees and a tenth from exactness, is too far', () => {
  expect(doshaIn(vish, { Moon: 'Libra 2', Saturn: 'Aries 7.1' }).isPresent).toBe(false);
});
