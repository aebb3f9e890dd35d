import { expect, test } from '@jest/globals';
import { reasonOf, type PasswordPart } from '../../../lib/auth/password/passwordReason.ts';
import type { PasswordWeakness } from '../../../lib/auth/password/passwordRules.ts';

/** `leaked:krishna`: a word with its list; `date:2001`: another pattern; `?xy`: none. */
function part(text: string): PasswordPart {
  if (text.startsWith('?')) return { pattern: 'bruteforce', token: text.slice(1), guesses: 100 };
  const [name, token] = text.split(':') as [string, string];
  const isPattern = ['repeat', 'sequence', 'spatial', 'date', 'regex', 'separator'].includes(name);
  return isPattern
    ? { pattern: name, token, guesses: 100 }
    : { pattern: 'dictionary', token, guesses: 100, dictionaryName: name };
}

test.each<[PasswordWeakness, string]>([
  ['password_common', 'leaked:letmein'],
  ['password_words', 'english:astronomer'],
  ['password_words', 'english:blue english:kite'],
  ['password_words', 'english:astronomer ?xy'],
  ['password_word_with_digits', 'leaked:letmein endings:@123'],
  ['password_word_with_digits', 'leaked:12345 english:tree'],
  ['password_favourite', 'leaked:wonderful indian:ram'],
  ['password_of_service', 'indian:krishna service:kundli'],
  ['password_of_owner', 'service:astrology userInputs:asha'],
  ['password_repeats', 'repeat:aaaaaa ?xy'],
  ['password_sequence', 'sequence:abcdef regex:2001'],
  ['password_sequence', 'leaked:123456789 sequence:0123456'],
  ['password_keyboard', 'spatial:zxcvbn ?xy'],
  ['password_date', 'date:15081947'],
  ['password_date', 'regex:2001 endings:@1'],
  ['password_guessable', '?xyzq endings:@1'],
  ['password_guessable', 'leaked:1234 ?#%'],
  ['password_guessable', 'separator:- ?xyzq'],
])('%s of %s', (weakness, parts) => {
  expect(reasonOf(parts.split(' ').map(part))).toBe(weakness);
});
