import { expect, test } from '@jest/globals';
import { higherFindings } from '../../../../lib/astro/judgement/vidya/higherFindings.ts';
import { areaContextOf } from '../../../support/areaContext.ts';
import type { Drawing } from '../../../support/chartOf.ts';

/** Aries rises: the 9th is Sagittarius, its lord Jupiter; the lord of the 5th is the Sun. */
const findingOf = (drawn: Drawing, id: string) =>
  higherFindings(areaContextOf({ Ascendant: 'Aries', ...drawn })).find((one) => one.id === id)!;

test('the lord of the 9th in a kendra or trikona opens the way', () => {
  const met = findingOf({ Jupiter: 'Cancer' }, 'lord_9_in_kendra_or_trikona');
  expect(met.meaning).toContain('Jupiter, lord of the 9th, exalted in Cancer, stands in the 4th');
  expect(findingOf({ Jupiter: 'Gemini' }, 'lord_9_in_kendra_or_trikona').isMet).toBe(false);
});

test.each([
  ['Virgo', 'beside work'],
  ['Scorpio', 'after an interruption'],
  ['Pisces', 'far from home'],
] as const)('the lord of the 9th in %s comes by a detour, %s', (sign, word) => {
  expect(findingOf({ Jupiter: sign }, 'lord_9_in_dusthana').meaning).toContain(word);
});

test('Jupiter reaches the 9th by aspect, or not', () => {
  expect(findingOf({ Jupiter: 'Leo' }, 'jupiter_on_9').meaning).toContain('aspects the 9th');
  expect(findingOf({ Jupiter: 'Cancer' }, 'jupiter_on_9').isMet).toBe(false);
});

test('the 8th and Ketu speak for research', () => {
  expect(findingOf({ Sun: 'Scorpio', Ketu: 'Cancer', Mercury: 'Libra' }, 'research').meaning).toContain(
    'The Sun stands in the 8th',
  );
  expect(findingOf({ Sun: 'Gemini', Mercury: 'Gemini', Ketu: 'Gemini' }, 'research').meaning).toContain(
    'Ketu holds the lord of the 5th, the Sun',
  );
  expect(findingOf({ Sun: 'Gemini', Mercury: 'Taurus', Ketu: 'Cancer' }, 'research').isMet).toBe(false);
});

test('Saturn on the 9th or its lord makes study long', () => {
  expect(findingOf({ Saturn: 'Sagittarius' }, 'long_study').meaning).toContain('Saturn stands in the 9th');
  expect(findingOf({ Saturn: 'Leo', Jupiter: 'Libra' }, 'long_study').meaning).toContain('holds Jupiter');
  expect(findingOf({ Saturn: 'Leo', Jupiter: 'Cancer' }, 'long_study').isMet).toBe(false);
});

test('a trikona opens the way too, Ketu on Mercury searches, and Saturn as lord of the 9th is slow', () => {
  expect(findingOf({ Jupiter: 'Leo' }, 'lord_9_in_kendra_or_trikona').isMet).toBe(true);
  expect(findingOf({ Sun: 'Gemini', Mercury: 'Taurus', Ketu: 'Taurus' }, 'research').meaning).toContain(
    'Ketu holds Mercury',
  );
  // Capricorn is the 9th of Taurus.
  expect(findingOf({ Ascendant: 'Taurus', Saturn: 'Leo' }, 'long_study').meaning).toContain(
    'Saturn is lord of the 9th',
  );
});
