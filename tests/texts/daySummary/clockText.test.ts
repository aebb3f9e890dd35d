import { describe, expect, test } from '@jest/globals';
import { clockSaid, spanSaid } from '../../../lib/texts/daySummary/clockText.ts';

const DAY = '2026-11-21';

describe('a time', () => {
  test('of the day is written as it is, another with the day before it', () => {
    expect(clockSaid('2026-11-21T14:05:31+05:30', DAY)).toBe('14:05');
    expect(clockSaid('2026-11-22T02:10:00+05:30', DAY)).toBe('अगले दिन 02:10');
    expect(clockSaid('2026-11-20T22:40:00+05:30', DAY)).toBe('पिछले दिन 22:40');
  });
});

describe('a span', () => {
  test('names another day once where both ends lie on it', () => {
    const [late, night, dawn] = ['2026-11-21T23:07:00Z', '2026-11-22T00:19:00Z', '2026-11-22T01:05:00Z'] as const;
    expect(spanSaid({ start: '2026-11-21T09:27:00Z', end: '2026-11-21T10:47:00Z' }, DAY)).toBe('09:27 से 10:47');
    expect(spanSaid({ start: late, end: dawn }, DAY)).toBe('23:07 से अगले दिन 01:05');
    expect(spanSaid({ start: night, end: dawn }, DAY)).toBe('अगले दिन 00:19 से 01:05');
  });
});
