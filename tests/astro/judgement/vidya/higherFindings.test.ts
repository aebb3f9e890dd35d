import { expect, test } from '@jest/globals';
import type { LearningFinding } from '../../../../lib/astro/judgement/vidya/bonds.ts';
import { higherFindings } from '../../../../lib/astro/judgement/vidya/higherFindings.ts';
import { say } from '../../../../lib/words/say.ts';
import { VIDYA } from '../../../../lib/words/subjects/vidya.ts';
import { areaContextOf } from '../../../support/areaContext.ts';
import type { Drawing } from '../../../support/chartOf.ts';

/** Aries rises: the 9th is Sagittarius, its lord Jupiter; the lord of the 5th is the Sun. */
const findingOf = (drawn: Drawing, id: string) =>
  higherFindings(areaContextOf({ Ascendant: 'Aries', ...drawn })).find((one) => one.id === id)!;

const meaningOf = ({ meaning }: LearningFinding) => (meaning === null ? null : say(VIDYA, meaning, 'en'));

test('the lord of the 9th in a kendra or trikona opens the way', () => {
  const met = findingOf({ Jupiter: 'Cancer' }, 'lord_9_in_kendra_or_trikona');
  expect(meaningOf(met)).toContain('Jupiter, lord of the 9th, exalted in Cancer, stands in the 4th');
  expect(findingOf({ Jupiter: 'Gemini' }, 'lord_9_in_kendra_or_trikona').isMet).toBe(false);
});

test.each([
  ['Virgo', 'beside work'],
  ['Scorpio', 'after an interruption'],
  ['Pisces', 'far from home'],
] as const)('the lord of the 9th in %s comes by a detour, %s', (sign, word) => {
  expect(meaningOf(findingOf({ Jupiter: sign }, 'lord_9_in_dusthana'))).toContain(word);
});

test('Jupiter reaches the 9th by aspect, or not', () => {
  expect(meaningOf(findingOf({ Jupiter: 'Leo' }, 'jupiter_on_9'))).toContain('aspects the 9th');
  expect(findingOf({ Jupiter: 'Cancer' }, 'jupiter_on_9').isMet).toBe(false);
});

test('the 8th and Ketu speak for research', () => {
  expect(meaningOf(findingOf({ Sun: 'Scorpio', Ketu: 'Cancer', Mercury: 'Libra' }, 'research'))).toContain(
    'The Sun stands in the 8th',
  );
  expect(meaningOf(findingOf({ Sun: 'Gemini', Mercury: 'Gemini', Ketu: 'Gemini' }, 'research'))).toContain(
    'Ketu holds the lord of the 5th, the Sun',
  );
  expect(findingOf({ Sun: 'Gemini', Mercury: 'Taurus', Ketu: 'Cancer' }, 'research').isMet).toBe(false);
});

test('Saturn on the 9th or its lord makes study long', () => {
  expect(meaningOf(findingOf({ Saturn: 'Sagittarius' }, 'long_study'))).toContain('Saturn stands in the 9th');
  expect(meaningOf(findingOf({ Saturn: 'Leo', Jupiter: 'Libra' }, 'long_study'))).toContain('holds Jupiter');
  expect(findingOf({ Saturn: 'Leo', Jupiter: 'Cancer' }, 'long_study').isMet).toBe(false);
});

test('a trikona opens the way too, Ketu on Mercury searches, and Saturn as lord of the 9th is slow', () => {
  expect(findingOf({ Jupiter: 'Leo' }, 'lord_9_in_kendra_or_trikona').isMet).toBe(true);
  expect(meaningOf(findingOf({ Sun: 'Gemini', Mercury: 'Taurus', Ketu: 'Taurus' }, 'research'))).toContain(
    'Ketu holds Mercury',
  );
  // Capricorn is the 9th of Taurus.
  expect(meaningOf(findingOf({ Ascendant: 'Taurus', Saturn: 'Leo' }, 'long_study'))).toContain(
    'Saturn is lord of the 9th',
  );
});
