import { expect, test } from '@jest/globals';
import { fragmentOf } from '../../../../web/playground/form/birthLink.ts';
import type { EnteredBirth } from '../../../../web/playground/form/enteredBirth.ts';
import { birthsIn, storedBirths } from '../../../../web/playground/form/storedBirths.ts';

const birthOf = (name: string): EnteredBirth => ({
  name,
  date: '1990-06-15',
  time: '14:30:00',
  latitude: 28.6358,
  longitude: 77.2245,
  timezone: '',
  ayanamsa: 'lahiri',
  place: null,
});
const namesIn = (stored: string | null) => birthsIn(stored).map(({ name }) => name);

test('six births are kept at the most, the latest first', () => {
  const stored = storedBirths('abcdefgh'.split('').map(birthOf));
  expect(namesIn(stored)).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
});

test('a birth that is drawn again moves to the front', () => {
  expect(namesIn(storedBirths(['a', 'b', 'a'].map(birthOf)))).toEqual(['a', 'b']);
});

test.each([null, '', '\n', 'nonsense', '{"a":1}'])('%p holds no birth', (stored) => {
  expect(birthsIn(stored)).toEqual([]);
});

test('what was damaged is left out', () => {
  expect(namesIn(`${fragmentOf(birthOf('a'))}\n#d=broken\n${fragmentOf(birthOf('b'))}`)).toEqual(['a', 'b']);
});
