import { describe, expect, jest, test } from '@jest/globals';
import { passwordProblem, type FindWeakness, type Owner } from '../../../lib/auth/password/passwordRules.ts';
import { passwordWeakness } from '../../../lib/auth/password/passwordStrength.ts';
import { message, sayMessage, type Message } from '../../../lib/words/message.ts';

const ASHA = {
  email: 'Asha.Rao+Tula@Vasanthi-Stores.example',
  username: 'Tula_Lagna',
  fullName: 'Ásha Kumari Rao-Deshmukh',
  phone: '+91 98123-45670',
};

const findWeakness: FindWeakness = (password, own) => Promise.resolve(passwordWeakness(password, own));
const problemOf = (password: string, owner: Owner = ASHA) => passwordProblem(password, owner, findWeakness);

describe('taken', () => {
  test.each<[string, string]>([
    ['of 8 characters', 'kj3#vq0z'],
    ['of 256', 'कुम्भ-'.repeat(43).slice(0, 256)],
    ['of 256 beyond the basic plane', '🪔🌙🌞🪐🌛🔭🧭🕯'.repeat(32)],
    ['of 8 characters beyond the basic plane', '🪔🌙☀🪐🌞🌛⭐🕉'],
    ['with spaces', ' four words of mine '],
    ['of small letters only', 'chandramadhikarana'],
    ['with a common one among others', 'no password123 here'],
    ['with the own username inside', 'tula_lagna, but longer'],
    ['with the local part inside', 'asha.rao+tula rises late'],
    ['that names the service and says more', 'vedic astrology of the moon'],
    ['of 257 that NFKC makes 256', `a calm mango tree ${'mango '.repeat(39)}shade`.slice(0, 255) + 'e\u0301'],
  ])('%s', async (_, password) => {
    expect(await problemOf(password)).toBeNull();
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
    ['common', 'password123', /among the most common/],
    ['common, in other case', 'BaseBall', /among the most common/],
    ['common, in full width', 'ｐａｓｓｗｏｒｄ', /among the most common/],
    ['the service', 'vedic astrology', /subject of this service/],
    ['the service with a year', 'Vedic-Astrology 2026!', /subject of this service/],
    ['the service with its kind', 'VedicAstrologyAPI', /subject of this service/],
    ['half a surrogate pair', 'kj3#vq0z\ud83e', /half a character/],
  ])('%s', async (_, password, problem) => {
    expect(sayMessage((await problemOf(password))!, 'en')).toMatch(problem);
  });

  test.each([
    ['the own address', 'asha.rao+tula@vasanthi-stores.EXAMPLE'],
    ['its local part', 'ASHA.RAO+TULA'],
    ['a piece of it with digits', 'Tula@2001'],
    ['the name of its domain', 'vasanthistores1'],
    ['the own username', 'tula_lagna'],
    ['the username without its sign', 'TulaLagna#7'],
    ['the username in full width', 'ＴＵＬＡ＿lagna'],
    ['a family name', 'Deshmukh@1990'],
    ['the whole name', 'ásha kumari rao-deshmukh'],
    ['the phone number', '+919812345670'],
    ['the number as it is dialled', '9812345670'],
  ])('%s', async (_, password) => {
    expect(await problemOf(password)).toEqual(message('password_of_owner', {}));
    const ofNobody = await problemOf(password, {});
    expect(ofNobody?.id).not.toBe('password_of_owner');
  });

  test('with a message that says how to correct it, in both languages', async () => {
    const samples = [
      'aaaaaaaa',
      'abcdefgh',
      'zxcvbnm,',
      '15081947',
      'password',
      'bluekite',
      'letmein123',
      'jaishreeram',
    ];
    const found = await Promise.all(
      [...samples, 'horoscope1', 'tula_lagna', 'sonu1234'].map((text) => problemOf(text)),
    );
    const said = (lang: 'en' | 'hi') => found.map((problem) => sayMessage(problem as Message, lang));
    expect(new Set(said('en')).size).toBe(11);
    expect(new Set(said('hi')).size).toBe(11);
  });
});

test('an overlong one is refused at no cost', async () => {
  // NFKC makes 18 characters of each, so that looking closer would show.
  const overlong = '\ufdfa'.repeat(2_000_000);
  const lookCloser = jest.spyOn(String.prototype, 'normalize');
  const weakness = jest.fn<FindWeakness>();
  expect(await passwordProblem(overlong, ASHA, weakness)).toEqual(message('password_too_long', { most: 256 }));
  expect(lookCloser).not.toHaveBeenCalled();
  expect(weakness).not.toHaveBeenCalled();
  lookCloser.mockRestore();
});

test('no field of the owner is taken at any length', async () => {
  const handed: string[] = [];
  const noting: FindWeakness = (_, own) => Promise.resolve((handed.push(...own), null));
  const long = 'पन्ना '.repeat(5_000);
  await passwordProblem(
    'a calm mango tree',
    { email: long, username: long, fullName: long, phone: '9'.repeat(9_000) },
    noting,
  );
  expect(handed.length).toBeGreaterThan(0);
  expect(Math.max(...handed.map((word) => word.length))).toBeLessThanOrEqual(254);
});
