import { generateKeyPairSync, type JsonWebKey } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { signingKeys, verifyingKeys } from '../../../lib/auth/token/keys.ts';
import { AccountsUnavailable } from '../../../lib/auth/refusal.ts';
import { accessClaims, tokenPair } from '../../../lib/auth/token/tokens.ts';

const NOW = Date.UTC(2026, 5, 1) / 1000;
const DAY = 86_400;

interface Pair {
  readonly secret: JsonWebKey & { kid: string };
  readonly open: JsonWebKey & { kid: string };
}

function pair(kid: string, namedCurve = 'P-256'): Pair {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve });
  return {
    secret: { kid, ...privateKey.export({ format: 'jwk' }) },
    open: { kid, ...publicKey.export({ format: 'jwk' }) },
  };
}

const setOf = (...keys: object[]) => JSON.stringify({ keys });
const [old, next] = [pair('2026-03'), pair('2026-06')];
const ASHA = { id: 'asha', role: 'user', tier: 'free', tokenVersion: 1 };
const tokenOf = (keys: ReturnType<typeof signingKeys>, nowUnixSeconds: number) =>
  tokenPair(ASHA, nowUnixSeconds, keys, nowUnixSeconds, () => 'id').accessToken;

describe('a rotation', () => {
  const startsAt = NOW + DAY;
  const published = verifyingKeys(setOf(old.open, next.open));

  test('1: the new public key is published; the old key signs', () => {
    const keys = signingKeys(setOf(old.secret), setOf(old.open, next.open));
    expect(keys.current(NOW).kid).toBe('2026-03');
    expect(keys.published.keys.map((key) => (key as { kid: string }).kid).sort()).toEqual(['2026-03', '2026-06']);
    expect(published.keyOf('2026-06', NOW)).not.toBeNull();
  });

  test.each<[string, object[]]>([
    ['behind the old one', [old.secret, { ...next.secret, nbf: startsAt }]],
    ['before the old one', [{ ...next.secret, nbf: startsAt }, old.secret]],
  ])('2: the new private key, %s, signs from its day on, not before', (_, secrets) => {
    const keys = signingKeys(setOf(...secrets), setOf(old.open, next.open));
    expect(keys.current(startsAt - 1).kid).toBe('2026-03');
    expect(keys.current(startsAt).kid).toBe('2026-06');
    // Holders of the public keys accept both.
    for (const at of [startsAt - 1, startsAt]) {
      expect(accessClaims(tokenOf(keys, at), published, at)).toMatchObject({ userId: 'asha' });
    }
  });

  test('3: the old private key is gone; what it signed is believed', () => {
    const before = tokenOf(signingKeys(setOf(old.secret), setOf(old.open)), NOW);
    const keys = signingKeys(setOf({ ...next.secret, nbf: NOW }), setOf(old.open, next.open));
    expect(keys.current(NOW).kid).toBe('2026-06');
    expect(accessClaims(before, keys, NOW)).toMatchObject({ userId: 'asha' });
  });

  test('in an emergency: a key that is dropped is believed nowhere', () => {
    const before = tokenOf(signingKeys(setOf(old.secret), setOf(old.open)), NOW);
    const keys = signingKeys(setOf(next.secret), setOf(next.open));
    expect(refusalOf(() => accessClaims(before, keys, NOW))).toMatchObject({ code: 'invalid_token' });
  });
});

describe('an expired key', () => {
  const ending = { ...old.secret, exp: NOW };

  test('signs no more; a newer one takes its place', () => {
    const keys = signingKeys(setOf(next.secret, { ...ending, nbf: NOW - DAY }), setOf(old.open, next.open));
    expect([keys.current(NOW - 1).kid, keys.current(NOW).kid]).toEqual(['2026-03', '2026-06']);
  });

  test('is no longer accepted by holders of its public half', () => {
    const token = tokenOf(signingKeys(setOf(ending), setOf(old.open)), NOW - 1);
    const keys = verifyingKeys(setOf({ ...old.open, exp: NOW }));
    expect(accessClaims(token, keys, NOW - 1)).toMatchObject({ userId: 'asha' });
    expect(refusalOf(() => accessClaims(token, keys, NOW))).toMatchObject({ code: 'invalid_token' });
  });

  test.each<[string, object]>([
    ['the only one has expired', ending],
    ['the only one does not sign yet', { ...old.secret, nbf: NOW + 1 }],
  ])('leaves nothing where %s', (_, secret) => {
    const keys = signingKeys(setOf(secret), setOf(old.open, next.open));
    expect(() => keys.current(NOW)).toThrow(AccountsUnavailable);
  });
});

describe('a set is refused, without being quoted, where it', () => {
  test.each<[string, string]>([
    ['is empty text', ''],
    ['is not JSON', `{"keys":[${JSON.stringify(old.secret)}`],
    ['is null', 'null'],
    ['is a list', JSON.stringify([old.secret])],
    ['has no keys', '{}'],
    ['has an empty list', setOf()],
    ['holds null', '{"keys":[null]}'],
    ['holds a key without kid', setOf({ ...old.secret, kid: undefined })],
    ['holds a kid that is no text', setOf({ ...old.secret, kid: 7 })],
    ['holds an empty kid', setOf({ ...old.secret, kid: '' })],
    ['holds a key of another curve', setOf(pair('2026-03', 'P-384').secret)],
    ['holds an RSA key', setOf({ kid: '2026-03', kty: 'RSA', n: 'AQAB', e: 'AQAB' })],
    ['holds a secret for HMAC', setOf({ kid: '2026-03', kty: 'oct', k: 'c2VjcmV0' })],
    ['has lost a coordinate', setOf({ ...old.secret, y: undefined })],
    ['has a point off the curve', setOf({ ...old.secret, x: old.secret.y, y: old.secret.x })],
    ['has two of one kid', setOf(old.secret, { ...next.secret, kid: '2026-03' })],
  ])('%s', (_, set) => {
    for (const read of [() => signingKeys(set, setOf(next.open)), () => signingKeys(setOf(next.secret), set)]) {
      const refusal = refusalOf(read);
      expect(refusal).toBeInstanceOf(AccountsUnavailable);
      expect(`${refusal?.message} ${String(refusal?.cause)}`).not.toContain(old.secret.d!.slice(0, 20));
    }
  });

  test('is to be public and holds a private key', () => {
    const leaking = setOf(old.open, next.secret);
    expect(refusalOf(() => verifyingKeys(leaking))).toBeInstanceOf(AccountsUnavailable);
    expect(refusalOf(() => signingKeys(setOf(old.secret), leaking))).toBeInstanceOf(AccountsUnavailable);
  });

  test('is to be private and holds a public key alone', () => {
    expect(refusalOf(() => signingKeys(setOf(old.open), setOf(old.open)))).toBeInstanceOf(AccountsUnavailable);
  });
});

describe('a private key signs nothing', () => {
  test('with the public half of another', () => {
    const mixed = setOf({ ...old.open, d: next.secret.d });
    expect(refusalOf(() => signingKeys(mixed, setOf(old.open)))).toBeInstanceOf(AccountsUnavailable);
  });

  test.each<[string, object]>([
    ['is not published', next.open],
    ['is published with another key', { ...next.open, kid: '2026-03' }],
  ])('whose kid %s: nobody would accept it', (_, open) => {
    expect(() => signingKeys(setOf(old.secret), setOf(open)).current(NOW)).toThrow(AccountsUnavailable);
    const keys = signingKeys(setOf(old.secret, { ...next.secret, nbf: NOW - DAY }), setOf(old.open));
    expect(keys.current(NOW).kid).toBe('2026-03');
  });
});

function refusalOf(read: () => unknown): Error | null {
  try {
    read();
    return null;
  } catch (error) {
    return error as Error;
  }
}

test('the published set is public, and states its use', () => {
  const { keys } = signingKeys(setOf({ ...old.secret, nbf: 5, exp: NOW }), setOf(next.open)).published;
  const { kty, crv, x, y } = old.open;
  expect(keys[0]).toEqual({ kid: '2026-03', kty, crv, x, y, use: 'sig', alg: 'ES256', exp: NOW });
  expect(keys).toHaveLength(2);
  expect(JSON.stringify(keys)).not.toMatch(/"d":|"nbf":/);
});
