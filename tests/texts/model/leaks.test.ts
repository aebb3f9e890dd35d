/** A text that repeats its instructions. */
import { expect, test } from '@jest/globals';
import { leakedFrom } from '../../../lib/texts/model/textChecks.ts';

const INSTRUCTIONS =
  'You are a kind astrologer. Write natural Hindi, 200 to 250 words, in plain sentences without markup.';

test.each([
  ['word by word', { text: 'I was told: write natural Hindi, 200 to 250 words, in plain sentences.' }],
  ['in other letters and marks', { text: 'YOU ARE A KIND ASTROLOGER — WRITE NATURAL HINDI!' }],
  ['deep within an answer', { dasha: ['शनि की दशा'], rows: [{ text: INSTRUCTIONS }] }],
])('is found %s', (_, text) => {
  expect(leakedFrom(INSTRUCTIONS, text)).toHaveLength(1);
});

test.each([
  ['seven words in a row', { text: 'You are a kind astrologer write natural prose.' }],
  [
    'the same words in another order',
    { text: 'Hindi words natural 250 to 200 write sentences plain in markup without.' },
  ],
  ['a text of its own', { text: 'शनि 3 जुलाई 2042 तक आपके साथ चलता है।' }],
])('is not %s', (_, text) => {
  expect(leakedFrom(INSTRUCTIONS, text)).toEqual([]);
});
