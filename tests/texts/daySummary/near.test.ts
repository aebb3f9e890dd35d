import { describe, expect, test } from '@jest/globals';
import { nearSpan, nearTime } from '../../../lib/texts/daySummary/near.ts';
import { nearSpanHi, nearTimeHi } from '../../../lib/words/hi/day/prose/near.ts';
import type { Span } from '../../../lib/schemas/common/panchangElements.ts';

const DAY = '2026-11-21';
const timeText = (instant: string) => nearTimeHi(nearTime(instant, DAY));
const spanText = (span: Span) => nearSpanHi(nearSpan(span, DAY));

describe('a time', () => {
  test('of the day is written as it is, another with the day before it', () => {
    expect(timeText('2026-11-21T14:05:31+05:30')).toBe('14:05');
    expect(timeText('2026-11-22T02:10:00+05:30')).toBe('अगले दिन 02:10');
    expect(timeText('2026-11-20T22:40:00+05:30')).toBe('पिछले दिन 22:40');
  });
});

describe('a span', () => {
  test('names another day once where both ends lie on it', () => {
    const [late, night, dawn] = ['2026-11-21T23:07:00Z', '2026-11-22T00:19:00Z', '2026-11-22T01:05:00Z'] as const;
    expect(spanText({ start: '2026-11-21T09:27:00Z', end: '2026-11-21T10:47:00Z' })).toBe('09:27 से 10:47');
    expect(spanText({ start: late, end: dawn })).toBe('23:07 से अगले दिन 01:05');
    expect(spanText({ start: night, end: dawn })).toBe('अगले दिन 00:19 से 01:05');
  });
});
