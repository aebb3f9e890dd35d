import { expect, test } from '@jest/globals';
import { memoizedLast } from '../../lib/astro/memoized.ts';

test('of more keys than are remembered, the one asked for longest ago is made again', () => {
  const made: string[] = [];
  const valueOf = memoizedLast<string, string>(2);
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) valueOf(key, () => (made.push(key), key));
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});

test('a value that could not be made is not remembered', () => {
  const valueOf = memoizedLast<string, number>(2);
  const failing = () => {
    throw new RangeError('outside');
  };
  expect(() => valueOf('a', failing)).toThrow('outside');
  expect(valueOf('a', () => 1)).toBe(1);
});
