import { expect, test } from '@jest/globals';
import type { Dignity } from '../../../lib/astro/planet/dignity.ts';
import { fruitOf, fruitGradeOf, type FruitId } from '../../../lib/astro/varga/fruit.ts';
import { say } from '../../../lib/words/say.ts';
import { VARGA } from '../../../lib/words/subjects/divisional.ts';

test("a friend's sign or better is strong, an enemy's or worse is weak", () => {
  expect((['exalted', 'moolatrikona', 'own', 'great_friend', 'friend'] as const).map(fruitGradeOf)).toEqual(
    Array(5).fill('strong'),
  );
  expect(fruitGradeOf('neutral')).toBe('neutral');
  expect((['enemy', 'great_enemy', 'debilitated'] as const).map(fruitGradeOf)).toEqual(Array(3).fill('weak'));
});

test.each<[Dignity, Dignity, FruitId]>([
  ['friend', 'exalted', 'full'],
  ['enemy', 'friend', 'late_or_partial'],
  ['debilitated', 'great_enemy', 'denied'],
  ['own', 'enemy', 'mixed'],
  ['neutral', 'own', 'mixed'],
  ['exalted', 'neutral', 'mixed'],
  ['enemy', 'neutral', 'mixed'],
  ['neutral', 'debilitated', 'mixed'],
  ['neutral', 'neutral', 'mixed'],
])('%s at birth and %s here: %s', (birth, here, id) => expect(fruitOf('Venus', birth, here).id).toBe(id));

test('the reason names both dignities', () => {
  const { reason } = fruitOf('Venus', 'enemy', 'own');
  expect(say(VARGA, reason, 'hi')).toMatch(/^शुक्र जन्म कुंडली में शत्रु की राशि में है और यहाँ अपनी राशि में। /);
  expect(say(VARGA, reason, 'en')).toBe(
    'Venus is in an enemy’s sign at birth and in its own sign here. Its matters come, but slowly.',
  );
});
