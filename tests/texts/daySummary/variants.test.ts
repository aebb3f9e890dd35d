import { describe, expect, test } from '@jest/globals';
import { variantsOf } from '../../../lib/texts/daySummary/variants.ts';
import { phraseAt } from '../../../lib/words/phraseChoice.ts';

const PHRASES = ['a', 'b', 'c'] as const;
const chart = (i: number) => `2026-11-21 ${i % 12}.${(i * 7) % 12} mercury`;
const phrase = (i: number, slot: string) => phraseAt(PHRASES, variantsOf(chart(i))(slot));

describe('the phrasing of a sentence', () => {
  test('is the same for the same chart', () => {
    expect(phrase(1, 'opening')).toBe(phrase(1, 'opening'));
  });

  test('is each of them for some charts, and for one slot without the other', () => {
    const described = Array.from({ length: 12 }, (_, i) => [phrase(i, 'opening'), phrase(i, 'closing')] as const);
    for (const one of PHRASES) expect(described.map(([first]) => first)).toContain(one);
    expect(described.some(([first, last]) => first !== last)).toBe(true);
  });
});
