import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { PAGE_HINDI } from '../../../../web/playground/words/pageHindi.ts';
import { wordsIn } from '../../../../web/playground/words/words.ts';
import { AYANAMSA_IDS } from '../../../../lib/astro/earth/ayanamsa.ts';

const page = readFileSync(new URL('../../../../web/playground/index.html', import.meta.url), 'utf8');

test('every English text of the page has its Hindi, and nothing else does', () => {
  const spoken = new Set([...page.matchAll(/data-word="(\w+)"/g)].map(([, name]) => name!));
  expect(Object.keys(PAGE_HINDI).sort()).toEqual([...spoken].sort());
  for (const text of Object.values(PAGE_HINDI)) expect(text).toMatch(/\p{Script=Devanagari}/u);
});

test('a word of the page has one English text, wherever it stands', () => {
  const english = new Map<string, Set<string>>();
  for (const [, word, text] of page.matchAll(/data-word="(\w+)"[^>]*>([^<]*)</g)) {
    english.set(word!, (english.get(word!) ?? new Set()).add(text!.replace(/\s+/g, ' ').trim()));
  }
  expect(english.size).toBeGreaterThan(40);
  expect([...english].filter(([, texts]) => texts.size > 1)).toEqual([]);
});

test('the same ayanamsas can be selected in both languages, and the service knows them all', () => {
  const ids = Object.keys(wordsIn('en').ayanamsas);
  expect(ids[0]).toBe('lahiri');
  expect(Object.keys(wordsIn('hi').ayanamsas)).toEqual(ids);
  expect(AYANAMSA_IDS).toEqual(expect.arrayContaining(ids));
});
