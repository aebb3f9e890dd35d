import { describe, expect, test } from '@jest/globals';
import { choiceNumber } from '../../lib/words/phraseChoice.ts';

const CHARTS = 3000;

describe('the number that chooses among phrasings', () => {
  test.each([2, 3, 4, 5, 7, 8])('of %d options each is chosen about as often', (ways) => {
    const counts = Array<number>(ways).fill(0);
    for (let i = 0; i < CHARTS; i++) counts[choiceNumber('opening', `mercury${i % 12}.${i}`) % ways]! += 1;
    for (const count of counts) {
      expect(count).toBeGreaterThan((0.8 * CHARTS) / ways);
      expect(count).toBeLessThan((1.2 * CHARTS) / ways);
    }
  });

  test('two sentences of one chart choose each by itself', () => {
    const alike = Array.from({ length: CHARTS }, (_, i) => i).filter(
      (i) => choiceNumber('opening', i) % 3 === choiceNumber('closing', i) % 3,
    );
    // A third of them by chance.
    expect(alike.length / CHARTS).toBeGreaterThan(0.28);
    expect(alike.length / CHARTS).toBeLessThan(0.39);
  });

  test('is the same for the same chart, a whole number from 0 on', () => {
    expect(choiceNumber('a', 1, null)).toBe(choiceNumber('a', 1, null));
    expect(Number.isSafeInteger(choiceNumber('शनि', 1))).toBe(true);
    expect(choiceNumber('शनि', 1)).toBeGreaterThanOrEqual(0);
  });
});
