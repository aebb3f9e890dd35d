import { describe, expect, jest, test } from '@jest/globals';
import { passwordProblem } from '../../lib/auth/passwordRules.ts';
import { message, say } from '../../lib/words/message.ts';
import { COMMON_PASSWORDS } from '../../lib/auth/tables/commonPasswords.ts';

const NOBODY = {};
const ASHA = { email: 'Asha.Rao+Tula@Example.com', username: 'Tula_Lagna' };

describe('taken', () => {
  test.each<[string, string]>([
    ['of 8 characters', 'kj3#vq0z'],
    ['of 256', 'कुम्भ-'.repeat(43).slice(0, 256)],
    ['of 256 beyond the basic plane', '🪔'.repeat(256)],
    ['of 8 characters beyond the basic plane', '🪔🌙☀🪐🌞🌛⭐🕉'],
    ['with spaces', ' four words of mine '],
    ['of small letters only', 'chandramadhikarana'],
    ['with a common one inside', 'xpassword123'],
    ['with the own username inside', 'tula_lagna, but longer'],
    ['with the local part inside', 'asha.rao+tula rises'],
    ['that names the service and says more', 'vedic astrology of the moon'],
    ['of 257 that NFKC makes 256', `${'a'.repeat(255)}e\u0301`],
  ])('%s', (_, password) => {
    expect(passwordProblem(password, ASHA)).toBeNull();
  });
});

describe('refused', () => {
  test.each<[string, string, RegExp]>([
    ['nothing', '', /at least 8 characters/],
    ['of 7 characters', 'Ab1!xyz', /at least 8 characters/],
    ['of 7 beyond the basic plane', '🪔'.repeat(7), /at least 8 characters/],
    ['of 8 that NFKC makes 7', 'kj3#vqe\u0301', /at least 8 characters/],
    ['of 257', 'a'.repeat(257), /at most 256 characters/],
    ['of 5,000', 'a'.repeat(5000), /at most 256 characters/],
    ['that NFKC makes long', '\ufdfa'.repeat(15), /at most 256 characters/],
    ['common', 'password123', /10,000 most common/],
    ['common, in other case', 'PassWord123', /10,000 most common/],
    ['common, in full width', 'ｐａｓｓｗｏｒｄ', /10,000 most common/],
    ['the first of the list', 'password', /10,000 most common/],
    ['the last of the list', 'dalmatio', /10,000 most common/],
    ['the service', 'vedic astrology', /name of the service/],
    ['the service with a year', 'Vedic-Astrology 2026!', /name of the service/],
    ['the service with its kind', 'VedicAstrologyAPI', /name of the service/],
    ['the own address', 'asha.rao+tula@example.COM', /own e-mail address or username/],
    ['its local part', 'ASHA.RAO+TULA', /own e-mail address or username/],
    ['the own username', 'tula_lagna', /own e-mail address or username/],
    ['half a surrogate pair', 'kj3#vq0z\ud83e', /half a character/],
  ])('%s', (_, password, problem) => {
    expect(say(passwordProblem(password, ASHA)!, 'en')).toMatch(problem);
  });

  test('only by one’s own words', () => {
    expect(passwordProblem('tula_lagna', NOBODY)).toBeNull();
    expect(passwordProblem('tula_lagna', { username: 'ＴＵＬＡ_lagna' })).not.toBeNull();
  });
});

test('an overlong one costs nothing', () => {
  // NFKC makes 18 characters of each, so that looking closer would show.
  const overlong = '\ufdfa'.repeat(2_000_000);
  const lookCloser = jest.spyOn(String.prototype, 'normalize');
  expect(passwordProblem(overlong, ASHA)).toEqual(message('password_too_long', { most: 256 }));
  expect(lookCloser).not.toHaveBeenCalled();
  lookCloser.mockRestore();
});

test('the list holds 10,000 different passwords, none too short to be asked for', () => {
  const list = COMMON_PASSWORDS.trim().split(/\s+/);
  expect(new Set(list).size).toBe(10_000);
  expect(list.filter((password) => password.length < 8 || password !== password.toLowerCase())).toEqual([]);
  expect(list.slice(0, 5)).toEqual(['password', '12345678', '123456789', 'baseball', 'football']);
});
