/** Sentences that continue others. */
import { expect, test } from '@jest/globals';
import { uncapitalised } from '../../lib/words/en/grammar.ts';

test.each([
  ['The 6th house is free of malefics', 'the 6th house is free of malefics'],
  ['Cancer is free of malefics', 'Cancer is free of malefics'],
  ['Saturn presses on Leo', 'Saturn presses on Leo'],
  ['Light sleep', 'light sleep'],
])('%s continues a sentence as %s', (text, continued) => {
  expect(uncapitalised(text)).toBe(continued);
});
