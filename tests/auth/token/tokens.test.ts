/** @isolated */
import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import jwt from 'jsonwebtoken';
import { deviceClaims } from '../../../lib/auth/token/tokens.ts';
import { access, ASHA, DAY, ids, issued, keys, NOW, pair, refresh, refusalOf } from '../../support/issuedTokens.ts';

const MINUTE = 60;

test('claims survive signing and reading', () => {
  const { accessToken, refreshToken } = issued(NOW, NOW - DAY);
  expect(access(accessToken)).toEqual({ userId: ASHA.id, role: 'user', tier: 'free', tokenVersion: 3 });
  expect(refresh(refreshToken)).toEqual({ userId: ASHA.id, tokenVersion: 3, authTime: NOW - DAY });
});

test('the wire form: header and claims, nothing else', () => {
  const { accessToken, refreshToken } = issued(NOW, NOW - DAY);
  const shared = { iss: 'vedic-astrology-api', sub: ASHA.id, iat: NOW, tv: 3 };
  expect(jwt.decode(accessToken, { complete: true })).toMatchObject({
    header: { alg: 'ES256', typ: 'at+jwt', kid: '2026-06' },
  });
  expect(jwt.decode(accessToken)).toEqual({
    ...shared,
    aud: 'api',
    exp: NOW + 30 * MINUTE,
    jti: `id-${ids - 1}`,
    token_use: 'access',
    role: 'user',
    tier: 'free',
  });
  expect(jwt.decode(refreshToken, { complete: true })).toMatchObject({
    header: { alg: 'ES256', typ: 'rt+jwt', kid: '2026-06' },
  });
  expect(jwt.decode(refreshToken)).toEqual({
    ...shared,
    aud: 'api/refresh',
    exp: NOW + 30 * DAY,
    jti: `id-${ids}`,
    token_use: 'refresh',
    auth_time: NOW - DAY,
  });
});

describe('clocks may differ by 30 seconds', () => {
  test.each<[string, number, string]>([
    ['at its end', 30 * MINUTE, 'none'],
    ['29 seconds after its end', 30 * MINUTE + 29, 'none'],
    ['30 seconds after its end', 30 * MINUTE + 30, 'token_expired'],
    ['on a machine 30 seconds behind', -30, 'none'],
    ['on a machine 31 seconds behind', -31, 'invalid_token'],
  ])('an access token %s', (_, secondsLater, refusal) => {
    const { accessToken } = issued(NOW);
    expect(refusalOf(() => access(accessToken, NOW + secondsLater))).toBe(refusal);
  });

  test.each<[string, number, string]>([
    ['29 seconds after its end', 30 * DAY + 29, 'none'],
    ['30 seconds after its end', 30 * DAY + 30, 'token_expired'],
    ['on a machine 31 seconds behind', -31, 'invalid_token'],
  ])('a refresh token %s', (_, secondsLater, refusal) => {
    const { refreshToken } = issued(NOW);
    expect(refusalOf(() => refresh(refreshToken, NOW + secondsLater))).toBe(refusal);
  });
});

describe('a sign-in lasts 90 days, however often it is renewed', () => {
  test.each<[number, number]>([
    [0, 30],
    [59, 30],
    [60, 30],
    [61, 29],
    [89, 1],
  ])('renewed after %i days, for %i more', (daysLater, daysLeft) => {
    const { refreshSeconds, refreshToken } = issued(NOW + daysLater * DAY, NOW);
    expect(refreshSeconds).toBe(daysLeft * DAY);
    expect(jwt.decode(refreshToken)).toHaveProperty('exp', NOW + (daysLater + daysLeft) * DAY);
  });

  test('every 29 days, it ends on the ninetieth', () => {
    let day = 0;
    let { refreshToken } = issued(NOW);
    while (refusalOf(() => refresh(refreshToken, NOW + day * DAY)) === 'none') {
      const { authTime } = refresh(refreshToken, NOW + day * DAY);
      ({ refreshToken } = issued(NOW + day * DAY, authTime));
      day += 29;
    }
    expect(day).toBe(116);
  });

  test('a tolerant clock does not renew it beyond', () => {
    const { refreshToken } = issued(NOW + 80 * DAY, NOW);
    expect(refusalOf(() => refresh(refreshToken, NOW + 90 * DAY - 1))).toBe('none');
    expect(refusalOf(() => refresh(refreshToken, NOW + 90 * DAY))).toBe('token_expired');
  });
});

describe('a refresh token shows a device that signed in', () => {
  const device = (token: string, nowUnixSeconds = NOW) => deviceClaims(token, keys, nowUnixSeconds);
  const ofAsha = { userId: ASHA.id, authTime: NOW };

  test('while it is good, when it has expired, and until 90 days after the password was given', () => {
    const { refreshToken } = issued(NOW);
    expect([0, 31 * DAY, 90 * DAY - 1, 90 * DAY].map((later) => device(refreshToken, NOW + later))).toEqual([
      ofAsha,
      ofAsha,
      ofAsha,
      null,
    ]);
    expect(device(issued(NOW + 20 * DAY, NOW).refreshToken, NOW + 90 * DAY)).toBeNull();
  });

  test('and no other text', () => {
    const { accessToken, refreshToken } = issued(NOW);
    const [header, payload, signature] = refreshToken.split('.') as [string, string, string];
    const other = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
    const claims = jwt.decode(refreshToken) as object;
    const signedWith = (key: typeof other, further: object, kid = '2026-06') =>
      jwt.sign({ ...claims, ...further }, key, { algorithm: 'ES256', header: { alg: 'ES256', typ: 'rt+jwt', kid } });
    const others = [
      '',
      'x',
      'a.b.c',
      accessToken,
      `${header}.${payload}.${signature.slice(0, -4)}AAAA`,
      signedWith(other, {}),
      signedWith(pair.privateKey, {}, 'unknown'),
      signedWith(pair.privateKey, { aud: 'api' }),
      signedWith(pair.privateKey, { token_use: 'access' }),
      signedWith(pair.privateKey, { auth_time: undefined }),
      signedWith(pair.privateKey, { auth_time: String(NOW) }),
      'A'.repeat(5000),
    ];
    expect(others.map((token) => device(token))).toEqual(others.map(() => null));
    expect(device(signedWith(pair.privateKey, {}))).toEqual(ofAsha);
  });
});

describe('any text shown as a token is accepted or refused, never a fault', () => {
  const { accessToken } = issued(NOW);
  const alphabet = fc.constantFrom(...'.ABCDEFyz019-_=+/ \n\0é🪔');

  test('with characters changed, left out or put in', () => {
    fc.assert(
      fc.property(fc.nat(accessToken.length), fc.nat(3), fc.array(alphabet, { maxLength: 3 }), (at, cut, added) => {
        const changed = accessToken.slice(0, at) + added.join('') + accessToken.slice(at + cut);
        const refusal = refusalOf(() => access(changed));
        // The last character of a signature has four bits that mean nothing.
        const isOurs = changed.slice(0, -1) === accessToken.slice(0, -1) && changed.length === accessToken.length;
        expect(isOurs || refusal === 'invalid_token').toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  test('of any three parts', () => {
    const part = fc.oneof(
      fc.json().map((json) => Buffer.from(json).toString('base64url')),
      fc.string(),
      fc.constantFrom(...accessToken.split('.')),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 4 }), (parts) => {
        const token = parts.join('.');
        expect(token === accessToken || refusalOf(() => access(token)) === 'invalid_token').toBe(true);
        expect(refusalOf(() => refresh(token))).toBe('invalid_token');
      }),
      { numRuns: 1000 },
    );
  });
});
