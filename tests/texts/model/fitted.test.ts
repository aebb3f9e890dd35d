import { describe, expect, test } from '@jest/globals';
import { fitted } from '../../../lib/texts/model/fitted.ts';

const MUST = { text: 'one two three.', rank: 0 };
const LAST = { text: 'four.', rank: 0 };
const MORE = { text: 'five six.', rank: 1 };
const LONG = { text: 'seven eight nine.', rank: 2 };

describe('sentences put together', () => {
  test('keep their order, whatever their rank', () => {
    expect(
      fitted(
        [
          [LONG, MUST],
          [MORE, LAST],
        ],
        { most: 9 },
      ),
    ).toBe('seven eight nine. one two three.\n\nfive six. four.');
  });

  test('are left out by rank, and a shorter one is still used where a longer one does not fit', () => {
    expect(
      fitted(
        [
          [MUST, LONG],
          [LAST, MORE],
        ],
        { most: 6 },
      ),
    ).toBe('one two three.\n\nfour. five six.');
    expect(
      fitted(
        [
          [MUST, { ...LONG, rank: 1 }],
          [LAST, { ...MORE, rank: 2 }],
        ],
        { most: 6 },
      ),
    ).toBe('one two three.\n\nfour. five six.');
  });

  test('that are required are included beyond the limit, and an empty paragraph leaves no gap', () => {
    expect(fitted([[MUST], [MORE], [LAST]], { most: 3 })).toBe('one two three.\n\nfour.');
  });
});

test('nothing more is added once a text has its intended length', () => {
  const paragraph = [MUST, MORE, LAST, LONG];
  expect(fitted([paragraph], { aim: 6, most: 9 })).toBe('one two three. five six. four.');
  expect(fitted([paragraph], { aim: 7, most: 9 })).toBe('one two three. five six. four. seven eight nine.');
  expect(fitted([paragraph], { aim: 7, most: 8 })).toBe('one two three. five six. four.');
});

describe('a longer form', () => {
  const longer = { text: 'one two three and more.', rank: 1 };

  test('takes the place of the short one where there is room', () => {
    expect(fitted([[{ ...MUST, longer }]], { most: 5 })).toBe('one two three and more.');
    expect(fitted([[{ ...MUST, longer }]], { most: 4 })).toBe('one two three.');
  });

  test('is not used where the short one is left out', () => {
    const optional = { text: 'five six seven eight.', rank: 1, longer: { text: 'nine.', rank: 2 } };
    expect(fitted([[MUST, optional]], { most: 5 })).toBe('one two three.');
  });
});
