import { describe, expect, test } from '@jest/globals';
import { phraseChooser } from '../../../lib/texts/daySummary/phrasing.ts';

const WAYS = ['a', 'b', 'c'] as const;
const chart = (i: number) => `2026-11-21 ${i % 12}.${(i * 7) % 12} mercury`;

describe('the way of saying a thing', () => {
  test('is the same for the same chart', () => {
    expect(phraseChooser(chart(1))('opening', WAYS)).toBe(phraseChooser(chart(1))('opening', WAYS));
  });

  test('is each of the ways for some charts, and for one slot without the other', () => {
    const described = Array.from({ length: 12 }, (_, i) => {
      const choose = phraseChooser(chart(i));
      return [choose('opening', WAYS), choose('closing', WAYS)] as const;
    });
    for (const way of WAYS) expect(described.map(([first]) => first)).toContain(way);
    expect(described.some(([first, last]) => first !== last)).toBe(true);
  });
});
