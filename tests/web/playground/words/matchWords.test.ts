import { expect, test } from '@jest/globals';
import { MATCHING_CHOICES } from '../../../../lib/astro/judgement/matching/conventions.ts';
import { matchWordsIn } from '../../../../web/playground/words/matchWords.ts';

test('every reading that a koot or porutham can differ by has a name in both languages', () => {
  const ofOneKoot = Object.entries(MATCHING_CHOICES).filter(([name]) => !['exceptions', 'marsHouses'].includes(name));
  const ids = [...new Set(ofOneKoot.flatMap(([, values]): readonly string[] => values))].sort();
  for (const lang of ['en', 'hi'] as const) {
    expect(Object.keys(matchWordsIn(lang).readings).sort()).toEqual(ids);
  }
});
