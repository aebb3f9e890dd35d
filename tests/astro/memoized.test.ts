import { expect, test } from '@jest/globals';
import { memoized, memoizedEach, remembered } from '../../lib/astro/memoized.ts';

test('a value is made at the first call, and once', () => {
  let made = 0;
  const value = memoized(() => ++made);
  expect(made).toBe(0);
  expect([value(), value()]).toEqual([1, 1]);
});

test('a value that is null or undefined is made once too', () => {
  let made = 0;
  const value = memoized(() => {
    made++;
    return null;
  });
  expect([value(), value(), made]).toEqual([null, null, 1]);
});

test('each key has a value of its own', () => {
  const asked: string[] = [];
  const length = memoizedEach((word: string) => {
    asked.push(word);
    return word.length;
  });
  expect([length('moon'), length('sun'), length('moon')]).toEqual([4, 3, 4]);
  expect(asked).toEqual(['moon', 'sun']);
});

test('a memory keeps a value for each key, null too', () => {
  const once = remembered();
  const [sun, moon] = [{}, {}];
  let made = 0;
  const none = () => {
    made++;
    return null;
  };
  expect([once(sun, none), once(sun, none), once(moon, () => 'moon')]).toEqual([null, null, 'moon']);
  expect(made).toBe(1);
});
