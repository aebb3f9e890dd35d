import { describe, expect, test } from '@jest/globals';
import { scale } from '../../lib/astro/scale.ts';
import { GRADES } from '../../lib/astro/tables/grades.ts';

test('a bound belongs to the word above it', () => {
  const size = scale('size', [10, 20], ['small', 'middling', 'large']);
  expect([-5, 9.9, 10, 19.9, 20, 100].map((value) => size.of(value))).toEqual([
    'small',
    'small',
    'middling',
    'middling',
    'large',
    'large',
  ]);
});

test('a scale has one word more than bounds', () => {
  expect(() => scale('size', [10], ['small', 'middling', 'large'])).toThrow('The scale size has 3 words');
});

describe.each(Object.values(GRADES))('$id', ({ bounds, id, names }) => {
  test('ascends, says no word twice, and is called by its key', () => {
    expect(GRADES).toHaveProperty(id);
    expect([...bounds].sort((a, b) => a - b)).toEqual(bounds);
    expect(new Set(names).size).toBe(names.length);
  });
});

test('a house has to exceed eight rupas to be strong', () => {
  expect([8, 8.01].map((rupas) => GRADES.house_bala.of(rupas))).toEqual(['good', 'strong']);
});
