import { expect, test } from '@jest/globals';
import { isOfOneScript, lookOf } from '../../../lib/auth/password/scripts.ts';
import { LOOK_ALIKES } from '../../../lib/auth/tables/lookAlikes.ts';

/** Capital and small letters of alphabets in use, by the names that Unicode gives them. */
const LETTERS = {
  Latin: 'Az',
  Greek: 'Ωω',
  Cyrillic: 'Жж',
  Armenian: 'Ժժ',
  Devanagari: 'कि',
  Tamil: 'தி',
  Arabic: 'عف',
  Thai: 'กข',
};

test('every two of these scripts are two', () => {
  for (const [one, letters] of Object.entries(LETTERS)) {
    for (const [other, foreign] of Object.entries(LETTERS)) {
      expect([one, other, isOfOneScript(`${letters}._-2${foreign}`)]).toEqual([one, other, one === other]);
    }
  }
});

test.each<[string, boolean]>([
  ['山田たろう', true],
  ['ヤマダ太郎', true],
  ['金민준', true],
  ['ㄅㄆ李', true],
  ['たろう민준', false],
  ['山田Taro', false],
  ['𐌀𐌁𐌂', false],
])('%s keeps to one writing: %s', (name, isOne) => {
  expect(isOfOneScript(name)).toBe(isOne);
});

test.each<[string, string]>([
  ['ad.min', 'admin'],
  ['ADM1N', 'admin'],
  ['ꓮdmin', 'admin'],
  ['аdmin', 'admin'],
  ['rооt', 'root'],
  ['m0derat0r', 'moderator'],
  ['5taff', 'staff'],
  ['8ot', 'bot'],
  ['vvebmaster', 'webmaster'],
])('%s looks like %s', (name, other) => {
  expect(lookOf(name)).toBe(lookOf(other));
});

test.each([
  ['asha', 'usha'],
  ['admin', 'admit'],
  ['राम', 'राज'],
])('%s does not look like %s', (one, other) => {
  expect(lookOf(one)).not.toBe(lookOf(other));
});

test('each look-alike looks like its letter and like no other, and is not of ASCII', () => {
  const alikes = Object.entries(LOOK_ALIKES).flatMap(([letter, all]) =>
    [...all].map((alike) => [letter, alike] as const),
  );
  expect(new Set(alikes.map(([, alike]) => alike)).size).toBe(alikes.length);
  for (const [letter, alike] of alikes) {
    expect([alike, lookOf(alike)]).toEqual([alike, lookOf(letter)]);
    expect(alike.codePointAt(0)).toBeGreaterThan(127);
  }
});
