import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { cleanText, clustersOf, runsOf } from '../../lib/typesetting/runs.ts';

const shownOf = (text: string) => runsOf(cleanText(text), 400).map(({ script, shown }) => [script, shown]);
const meantOf = (text: string) =>
  runsOf(cleanText(text), 400)
    .map((run) => run.text)
    .join('');

describe('clean text', () => {
  test.each([
    ['composed', 'a\u0301sha', '\u00e1sha'],
    ['single spaces', '  Asha \t\n Rao\u00a0', 'Asha Rao'],
    ['no control characters', 'A\u0000s\u0007h\u009fa', 'Asha'],
    ['no direction', '\u202eAsha\u2066 \u200fRao\u061c', 'Asha Rao'],
    ['nothing that hides', 'A\u00ads\ufeffh\u2060a\u{e0041}\ufe0f', 'Asha'],
    ['no half characters', 'A\ud800sha', 'Asha'],
    ['four marks on a letter at most', `a${'\u0302'.repeat(50)}b`, `\u00e2${'\u0302'.repeat(4)}b`],
    ['the joiners of Indian scripts', 'क्\u200dष', 'क्\u200dष'],
  ])('%s', (_, text, cleaned) => {
    expect(cleanText(text)).toBe(cleaned);
  });

  test('200 characters to the line, those beyond the first plane counted as one', () => {
    expect(cleanText('a'.repeat(500))).toBe('a'.repeat(200));
    expect(cleanText('𝒂'.repeat(500))).toBe('𝒂'.repeat(200));
    expect(cleanText('a'.repeat(500), 2)).toBe('a'.repeat(400));
  });
});

test('a conjunct is one cluster, a family too; a comma behind a virama is not', () => {
  expect(clustersOf('लक्ष्मी')).toEqual(['ल', 'क्ष्मी']);
  expect(clustersOf('👩‍👩‍👧a')).toEqual(['👩‍👩‍👧', 'a']);
  expect(clustersOf('வேலூர், அ')).toEqual(['வே', 'லூ', 'ர்', ',', ' ', 'அ']);
});

describe('runs', () => {
  test.each([
    ['Asha Rao', [['latin', 'Asha Rao']]],
    ['आशा', [['devanagari', 'आशा']]],
    [
      'आशा ராவ்',
      [
        ['devanagari', 'आशा '],
        ['tamil', 'ராவ்'],
      ],
    ],
    [
      'আশা 5, ஆ',
      [
        ['bengali', 'আশা '],
        ['latin', '5, '],
        ['tamil', 'ஆ'],
      ],
    ],
    [
      'Śrī',
      [
        ['latin-ext', 'Ś'],
        ['latin', 'r'],
        ['latin-ext', 'ī'],
      ],
    ],
    ["') Tj ET /JavaScript (app.alert(1)) \\", [['latin', "') Tj ET /JavaScript (app.alert(1)) \\"]]],
  ])('%s', (text, runs) => {
    expect(shownOf(text)).toEqual(runs);
  });

  test('a character that no font has is replaced, an emoji once; a letter keeps its base where only the mark is missing', () => {
    expect(shownOf('A 王小 👩‍👩‍👧 𐎠')).toEqual([
      ['latin', 'A '],
      ['han', '王小 '],
      ['devanagari', '◌ ◌'],
    ]);
    expect(shownOf('Kṛṣṇa')).toEqual([['latin', 'Krsna']]);
    expect(meantOf('Kṛṣṇa 王小 👩‍👩‍👧')).toBe('Kṛṣṇa 王小 👩‍👩‍👧');
  });

  test('words that are read from right to left stand in that order, each as a run', () => {
    expect(shownOf('محمد علی Begum')).toEqual([
      ['arabic', 'علی'],
      ['latin', ' '],
      ['arabic', 'محمد'],
      ['latin', ' '],
      ['latin', 'Begum'],
    ]);
  });

  test('any text is kept whole, whatever the order in which its words stand', () => {
    const letters = (text: string) => Array.from(text).sort().join('');
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        expect(letters(meantOf(text))).toBe(letters(cleanText(text)));
      }),
    );
  });
});
