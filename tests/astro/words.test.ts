import { expect, test } from '@jest/globals';
import { countWord, numberWord, ordinal } from '../../lib/astro/words.ts';

test.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [4, '4th'],
  [10, '10th'],
  [11, '11th'],
  [12, '12th'],
  [13, '13th'],
  [20, '20th'],
  [21, '21st'],
  [22, '22nd'],
  [23, '23rd'],
  [27, '27th'],
])('%p is the %s', (count, text) => {
  expect(ordinal(count)).toBe(text);
});

test('things are counted in words up to twelve', () => {
  expect([0, 1, 9, 12, 13].map(countWord)).toEqual(['no', 'one', 'nine', 'twelve', '13']);
});

test('numbers are written in words up to ninety-nine', () => {
  const words = ['one', 'twelve', 'thirteen', 'nineteen', 'twenty', 'twenty-one', 'forty', 'ninety-nine'];
  expect([1, 12, 13, 19, 20, 21, 40, 99].map(numberWord)).toEqual(words);
});
