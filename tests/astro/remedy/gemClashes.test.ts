import { expect, test } from '@jest/globals';
import { gemClashes, gemConflict } from '../../../lib/astro/remedy/gemClashes.ts';

test('stones of enemies are not worn together, whichever of the two names the other', () => {
  expect(gemConflict('Sun', 'Venus')).toBe('strong');
  // The list of the pearl does not name the blue sapphire; that of the blue sapphire names the pearl.
  expect(gemConflict('Moon', 'Saturn')).toBe('strong');
  expect(gemConflict('Moon', 'Mercury')).toBe('mild');
  expect(gemConflict('Sun', 'Moon')).toBeNull();
});

test('pairs are listed once, in the order given', () => {
  expect(gemClashes(['Jupiter', 'Sun', 'Venus'])).toEqual([
    { planets: ['Jupiter', 'Venus'], conflict: 'strong' },
    { planets: ['Sun', 'Venus'], conflict: 'strong' },
  ]);
  expect(gemClashes(['Sun', 'Moon', 'Mars', 'Jupiter'])).toEqual([]);
});
