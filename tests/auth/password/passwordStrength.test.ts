/**
 * Which passwords are easy to guess: those once found to pass, their families, and good ones that must not be refused.
 */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { PasswordWeakness } from '../../../lib/auth/password/passwordRules.ts';
import { passwordWeakness } from '../../../lib/auth/password/passwordStrength.ts';
import { GOOD_PASSWORDS } from '../../support/goodPasswords.ts';

const weaknessOf = (password: string, own: readonly string[] = []) => passwordWeakness(password.normalize('NFKC'), own);

/** Each line is one password. */
function refused(weakness: PasswordWeakness, passwords: string): void {
  test.each(passwords.trim().split(/\s*\n\s*/))(`%j as ${weakness}`, (password) => {
    expect(weaknessOf(password)).toBe(weakness);
  });
}

describe('refused', () => {
  refused(
    'password_repeats',
    `00000000
    99999999
    88888888
    77777777
    22222222
    aaaaaaaa
    AAAAAAAA1
    aaaabbbb
    12121212
    10101010
    123123123123
    abcabcabc
    qwertyqwerty
    passwordpassword
    lovelove123
    ninjaninja
    राधाराधाराधा`,
  );
  refused(
    'password_sequence',
    `abcdefgh
    abcdefghij
    0123456789
    1234567890123456
    9876543210
    कखगघङचछज`,
  );
  refused(
    'password_keyboard',
    `zxcvbnm,
    !@#$%^&*`,
  );
  refused(
    'password_date',
    `15081947
    15-08-1947
    1990-01-01
    31121999`,
  );
  refused(
    'password_common',
    `password
    password123
    qwertyuiop
    1qaz2wsx
    iloveyou2
    zaq12wsx
    a1b2c3d4`,
  );
  refused(
    'password_word_with_digits',
    `PassWord123
    P@ssw0rd123
    password@123
    Password@123
    Welcome@123
    Admin@123
    Test@1234
    Passw0rd!
    letmein123
    Welcome1!
    Qwerty@123
    superman!
    elephant2024
    direction99
    astronomer1
    drowssap321
    abc123!@#`,
  );
  refused(
    'password_favourite',
    `jaishreeram
    omnamahshivaya
    radhakrishna
    krishna123
    sairam123
    indian123
    bharat123
    Jai Shree Ram
    jai.shri.ram.2024
    jai$hreeram
    kr1shna@123
    Krishna@2024!
    Mahadev@108
    ganpatibappa
    vandemataram
    Mumbai2024!
    Delhi@12345
    priya@1995
    Rahul@123
    Kohli@18
    MSDhoni07
    tendulkar10
    India@1947
    ॐ नमः शिवाय
    जय श्री राम
    जयहिंद123`,
  );
  refused(
    'password_of_service',
    `vedic astrology
    Vedic-Astrology 2026!
    VedicAstrologyAPI
    Kundli@123
    jyotish2025
    horoscope1`,
  );

  test('eight spaces', () => {
    expect(weaknessOf(' '.repeat(8))).toBe('password_repeats');
  });

  test('two common words, and short common pieces', () => {
    expect(weaknessOf('bluekite')).toBe('password_words');
    expect(weaknessOf('sonu1234')).toBe('password_guessable');
  });

  test('words that identify the account, with a little added', () => {
    const own = ['asha.rao@example.com', 'asharao', 'zubin', '9812345670'];
    for (const password of ['asharao@1', 'Zubin#1998', 'zub1n-2024!', 'ASHARAO786', '9812345670']) {
      expect([password, weaknessOf(password, own)]).toEqual([password, 'password_of_owner']);
      expect([password, weaknessOf(password, ['meera'])]).not.toEqual([password, 'password_of_owner']);
    }
  });
});

describe('taken', () => {
  test('every good one, for any owner', () => {
    expect(new Set(GOOD_PASSWORDS).size).toBeGreaterThanOrEqual(200);
    const own = ['asha.rao@example.com', 'asha.rao', 'asha', 'rao', 'asharao', 'example'];
    const lost = GOOD_PASSWORDS.filter((password) => weaknessOf(password, own) !== null);
    expect(lost).toEqual([]);
  });

  test.each(['constructor lamp seven', '__proto__ mango tree', 'hasOwnProperty-42-fog'])('%j', (password) => {
    expect(weaknessOf(password)).toBeNull();
  });

  test('twelve characters drawn from letters and digits', () => {
    const drawn = fc.string({
      unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ23456789'),
    });
    fc.assert(
      fc.property(
        fc.array(drawn, { minLength: 1 }).map((texts) => texts.join('')),
        (text) => {
          fc.pre(new Set(text.slice(0, 12)).size === 12);
          expect(weaknessOf(text.slice(0, 12))).toBeNull();
        },
      ),
      { numRuns: 200, seed: 22 },
    );
  });
});

test('the longest costs no more than its beginning', () => {
  const digits =
    '31415926535897932384626433832795028841971693993751058209749445923078164062862089986280348253421170679';
  const longest = (digits + digits + digits).slice(0, 256);
  expect(weaknessOf(longest)).toBeNull();
  expect(weaknessOf('password'.repeat(32))).toBe('password_repeats');
  // Everything behind its 64th unit is not looked at, so it cannot make the work longer.
  expect(weaknessOf('a'.repeat(64) + digits)).toBe('password_repeats');
});
