import { describe, expect, test } from '@jest/globals';
import {
  comparedWithDummy,
  hashedPassword,
  isPassword,
  needsRehash,
  type Pepper,
} from '../../../lib/auth/password/passwords.ts';

/** Section 12: scrypt("pleaseletmein", "SodiumChloride", N=16384, r=8, p=1), the first 32 of its 64 bytes. */
const RFC_7914 = `scrypt$14$8$1$${base64url('SodiumChloride', 'utf8')}$${base64url('7023bdcb3afd7348461c06cd81fd38ebfda8fbba904f8e3ea9b543f6545da1f2', 'hex')}`;

/** Made with hashlib.scrypt (and hmac.new) of Python 3 over the NFKC form, salt 00 01 ... 0f, pepper key 64 65 ... 83. */
const PLAIN = 'scrypt$15$8$3$AAECAwQFBgcICQoLDA0ODw$CwslOmKzEf-HU8pi4bD-qRDBmBm0P3y41y093xr5zzQ';
const PEPPERED = 'scrypt$15$8$3$AAECAwQFBgcICQoLDA0ODw$iVL2iomVo3JQdVn2QwwoPcHKUe_ePpYjSBNa5S1ckmw$pepper=2';
const HINDI = 'scrypt$15$8$3$AAECAwQFBgcICQoLDA0ODw$k3A9TbKxdlpqfsvuq1wtm7fSaoAWMnYXpCXTcbGYliY';
const SPACED = 'scrypt$15$8$3$AAECAwQFBgcICQoLDA0ODw$wlf01rYy5oQFmJT2O4XVYpOGS8bTmzU6j6wvDHBloe4';
const PASSWORD = 'Vrishabha-Lagna-77';
const PASSPHRASE = `${' tula lagna '.repeat(9)}x`;

const pepper: Pepper = { version: 2, key: Uint8Array.from({ length: 32 }, (_, index) => 100 + index) };
const earlierPepper: Pepper = { version: 1, key: new Uint8Array(32) };

function base64url(text: string, encoding: BufferEncoding): string {
  return Buffer.from(text, encoding).toString('base64url');
}

describe('compares with', () => {
  test.each<[string, string, string]>([
    ['the vector of RFC 7914', 'pleaseletmein', RFC_7914],
    ['another implementation', PASSWORD, PLAIN],
    ['another implementation, where NFKC takes the nukta letter apart', '\u0958लम और दवात 77', HINDI],
    ['another implementation, where it was typed apart', '\u0915\u093cलम और दवात 77', HINDI],
    ['another implementation, spaces at its ends kept', PASSPHRASE, SPACED],
  ])('%s', async (_, password, stored) => {
    expect(await isPassword(password, stored, [])).toBe(true);
  });

  test('one hashed by another implementation, with the pepper that the hash names', async () => {
    expect(await isPassword(PASSWORD, PEPPERED, [earlierPepper, pepper])).toBe(true);
    expect(await isPassword(PASSWORD, PEPPERED, [{ ...pepper, key: earlierPepper.key }])).toBe(false);
  });

  test.each<[string, string, string]>([
    ['another letter', 'Vrishabha-Lagna-78', PLAIN],
    ['another case', PASSWORD.toLowerCase(), PLAIN],
    ['a space at the end', `${PASSWORD} `, PLAIN],
    ['its first 72 bytes', PASSPHRASE.slice(0, 72), SPACED],
    ['the passphrase trimmed', PASSPHRASE.trim(), SPACED],
    ['nothing', '', PLAIN],
  ])('but not with %s', async (_, password, stored) => {
    expect(await isPassword(password, stored, [])).toBe(false);
  });
});

describe('a new hash', () => {
  test('has a salt of its own and is known again', async () => {
    const [one, other] = await Promise.all([hashedPassword(PASSWORD, null), hashedPassword(PASSWORD, null)]);
    expect(one).toMatch(/^scrypt\$15\$8\$3\$[\w-]{22}\$[\w-]{43}$/);
    expect(one).not.toBe(other);
    expect(await isPassword(PASSWORD, one, [])).toBe(true);
    expect(needsRehash(one, null)).toBe(false);
  });

  test('names its pepper', async () => {
    const stored = await hashedPassword(PASSWORD, pepper);
    expect(stored).toMatch(/\$pepper=2$/);
    expect(await isPassword(PASSWORD, stored, [pepper])).toBe(true);
    expect(await isPassword(PASSWORD, stored.replace('$pepper=2', ''), [pepper])).toBe(false);
    expect(needsRehash(stored, pepper)).toBe(false);
  });
});

test.each<[string, string, Pepper | null]>([
  ['a lower cost', RFC_7914, null],
  ['no pepper yet', PLAIN, pepper],
  ['an earlier pepper', PEPPERED.replace('pepper=2', 'pepper=1'), pepper],
  ['a pepper no longer used', PEPPERED, null],
])('a hash with %s is outdated', (_, stored, current) => {
  expect(needsRehash(stored, current)).toBe(true);
});

describe('a stored string is refused, without being quoted, where it', () => {
  test.each<[string, string]>([
    ['is empty', ''],
    ['is a password', PASSWORD],
    ['is of another kind', PLAIN.replace('scrypt', 'argon2')],
    ['asks for more memory', PLAIN.replace('$15$', '$16$')],
    ['asks for too little work', PLAIN.replace('$15$', '$9$')],
    ['asks for wider blocks', PLAIN.replace('$8$', '$9$')],
    ['asks for no blocks', PLAIN.replace('$8$', '$0$')],
    ['asks for more rounds', PLAIN.replace('$3$', '$17$')],
    ['has lost the end of its hash', PLAIN.slice(0, -1)],
    ['has a short salt', PLAIN.replace('AAECAwQFBgcICQoLDA0ODw', 'AAECAwQFBg')],
    ['has something after it', `${PLAIN}\n`],
    ['names a pepper wrongly', `${PLAIN}$pepper=0`],
    ['needs a pepper that is not given', PEPPERED],
  ])('%s', async (_, stored) => {
    const refusal = await isPassword(PASSWORD, stored, [earlierPepper]).then(
      () => null,
      (error: unknown) => error as Error,
    );
    expect(refusal?.message).toMatch(/^The stored password hash /);
    expect(refusal?.message).not.toContain(PLAIN.slice(20, 60));
  });
});

test('no account: the same work, and never a match', async () => {
  // Processor time, as the wall clock also runs while others work.
  const workMicroseconds = async (run: () => Promise<boolean>) => {
    const before = process.cpuUsage();
    expect(await run()).toBe(false);
    return process.cpuUsage(before).user;
  };
  const real = await workMicroseconds(() => isPassword('wrong', PLAIN, []));
  const dummy = await workMicroseconds(() => comparedWithDummy('wrong', []));
  expect(dummy).toBeGreaterThan(real / 3);
  expect(dummy).toBeLessThan(real * 3);
  expect(await comparedWithDummy('', [pepper])).toBe(false);
});
