import { describe, expect, test } from '@jest/globals';
import { headingTexts, wrapped } from '../../lib/drawing/heading.ts';
import { bareChart } from '../support/drawnCells.ts';

// A digit is taken to be 0.64 em wide, a space 0.36, an ellipsis 1.1.
describe('wrapped', () => {
  test.each([
    ['fits', '12345', 3.2, 1, ['12345']],
    ['is cut', '12345', 3.1, 1, ['123…']],
    ['is cut before a space', '123 45', 3.5, 1, ['123…']],
    ['breaks at the space', '123 456', 3.2, 2, ['123', '456']],
    ['breaks at the last space that fits', '1 2 3 456', 3.4, 2, ['1 2 3', '456']],
    ['fills the line before a space', '12345 6', 3.2, 2, ['12345', '6']],
    ['breaks a long word', '1234567', 3.2, 2, ['12345', '67']],
    ['is cut in the last line', '123 456 789', 3.2, 2, ['123', '456…']],
    ['one character at least', '12', 0.1, 1, ['1…']],
  ] as const)('%s', (_, text, lineEm, mostLines, lines) => {
    expect(wrapped(text, lineEm, mostLines)).toEqual(lines);
  });

  test('a syllable or a family is never cut in two', () => {
    expect(wrapped('क्षिक्षिक्षि', 4, 1)).toEqual(['क्षि…']);
    expect(wrapped('👩‍👩‍👧👩‍👩‍👧', 5, 1)).toEqual(['👩‍👩‍👧…']);
  });
});

test('a heading holds what can be seen, at most four texts', () => {
  const heading = ['Birth chart', ' ', '\u202eAsha\u0000', '', 'a', 'b', 'c'];
  expect(headingTexts(bareChart('north', { heading }))).toEqual(['Birth chart', 'Asha', 'a', 'b']);
});
