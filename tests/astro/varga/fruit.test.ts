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

test.each<[Dignity, Dignity, FruitId]>([
  ['friend', 'exalted', 'mixed'],
  ['neutral', 'own', 'mixed'],
  ['enemy', 'friend', 'late_or_partial'],
  ['exalted', 'neutral', 'mixed'],
  ['debilitated', 'great_enemy', 'denied'],
])('%s at birth and %s here, in a malefic shashtiamsha: %s', (birth, here, id) =>
  expect(fruitOf('Venus', birth, here, 'malefic').id).toBe(id),
);

test('a malefic shashtiamsha is told where it holds a strong planet back, a benefic one changes nothing', () => {
  const said = (birth: Dignity, nature: 'benefic' | 'malefic' | null, lang: 'en' | 'hi') =>
    say(VARGA, fruitOf('Venus', birth, 'own', nature).reason, lang);
  for (const birth of ['own', 'neutral', 'enemy'] as const) {
    expect(said(birth, 'malefic', 'en')).toMatch(/malefic part|is malefic/);
    expect(said(birth, 'malefic', 'hi')).toContain('अशुभ');
    for (const lang of ['en', 'hi'] as const) expect(said(birth, 'benefic', lang)).toBe(said(birth, null, lang));
  }
});

test('the reason names both dignities', () => {
  const { reason } = fruitOf('Venus', 'enemy', 'own');
  expect(say(VARGA, reason, 'hi')).toMatch(/^शुक्र जन्म कुंडली में शत्रु की राशि में है और यहाँ अपनी राशि में। /);
  expect(say(VARGA, reason, 'en')).toBe(
    'Venus is in an enemy’s sign at birth and in its own sign here. Its matters come, but slowly.',
  );
});
