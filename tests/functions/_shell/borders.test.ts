import { expect, test } from '@jest/globals';
import { bordersAt, Newest, requireBorders } from '../../../functions/_shell/borders.ts';

test('the borders are whole', () => {
  requireBorders();
  expect(bordersAt(6.3, -10.8)).toEqual(['Africa/Monrovia']);
  expect(bordersAt(47.56, 7.59)).toContain('Europe/Zurich');
});

test('the cache of borders is bounded: a further entry replaces the oldest', () => {
  const held = new Newest<number>(2);
  held.set('a', 1).set('b', 2).set('b', 3).set('c', 4);
  expect([...held]).toEqual([
    ['b', 3],
    ['c', 4],
  ]);
});
