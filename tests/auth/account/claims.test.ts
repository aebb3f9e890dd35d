/**
 * Tokens with the right signature over claims that the signer would never make.
 * @isolated
 */
import { sign } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import jwt from 'jsonwebtoken';
import { access, DAY, issued, NOW, pair, refresh, refusalOf } from '../../support/issuedTokens.ts';

/** Signed with the right key, over claims that the signer would never make. */
function signedOver(use: 'access' | 'refresh', claims: object): string {
  const { accessToken, refreshToken } = issued(NOW, NOW - DAY);
  const { header, payload } = jwt.decode(use === 'access' ? accessToken : refreshToken, { complete: true })!;
  const input = [header, { ...(payload as object), ...claims }]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  const key = { key: pair.privateKey, dsaEncoding: 'ieee-p1363' } as const;
  return `${input}.${sign('sha256', Buffer.from(input), key).toString('base64url')}`;
}

describe('claims of the wrong form are refused, although the signature is right', () => {
  const NO_INSTANTS = [undefined, null, 'soon', String(NOW), [NOW], { at: NOW }, NOW + 0.5, -1, true];
  const FORMS: readonly [string, 'access' | 'refresh' | 'both', readonly unknown[]][] = [
    ['sub', 'both', [undefined, null, '', 7, {}, [], ['x'], { toString: 'x' }, 'a b', '../x', 'é', 'x'.repeat(65)]],
    ['iat', 'both', [...NO_INSTANTS, 1e15]],
    ['exp', 'both', [...NO_INSTANTS.filter((value) => value !== -1), 1e15]],
    ['jti', 'both', [undefined, null, '', 1, [], {}, 'x'.repeat(65)]],
    ['tv', 'both', [undefined, null, '1', [1], {}, 0, -1, 1.5, true, 2 ** 53]],
    ['token_use', 'both', [undefined, null, '', 'Access', ['access'], ['refresh'], 'id']],
    ['role', 'access', [undefined, null, '', 'Admin', 'a b', ['admin'], {}, 1, 'x'.repeat(33)]],
    ['tier', 'access', [undefined, null, '', 'Free', ['free'], {}, 1]],
    ['auth_time', 'refresh', [...NO_INSTANTS, NOW + 31, NOW + DAY, 1e15]],
  ];
  const cases = FORMS.flatMap(([name, use, values]) =>
    values.flatMap((value) =>
      (use === 'both' ? (['access', 'refresh'] as const) : [use]).map((each) => [each, name, value] as const),
    ),
  );

  test.each(cases)('%s token, %s %j', (use, name, value) => {
    const read = use === 'access' ? access : refresh;
    expect(refusalOf(() => read(signedOver(use, {})))).toBe('none');
    expect(refusalOf(() => read(signedOver(use, { [name]: value })))).toBe('invalid_token');
  });

  test('a password given after the token was issued', () => {
    const claims = { iat: NOW - 100, auth_time: NOW - 60 };
    expect(refusalOf(() => refresh(signedOver('refresh', claims)))).toBe('invalid_token');
    expect(refusalOf(() => refresh(signedOver('refresh', { ...claims, auth_time: NOW - 70 })))).toBe('none');
  });

  test('any JSON value in their place', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('sub', 'iat', 'exp', 'jti', 'tv', 'token_use', 'auth_time', 'nbf', 'iss', 'aud'),
        fc.jsonValue(),
        (name, value) => {
          const refusal = refusalOf(() => refresh(signedOver('refresh', { [name]: value })));
          expect(['none', 'invalid_token', 'token_expired']).toContain(refusal);
        },
      ),
      { numRuns: 500 },
    );
  });
});

test('claims that a later release adds do no harm', () => {
  expect(access(signedOver('access', { sid: 'x', scope: ['a'] }))).toEqual(access(issued(NOW).accessToken));
  expect(refresh(signedOver('refresh', { sid: 7, role: 'admin' }))).toEqual(
    refresh(issued(NOW, NOW - DAY).refreshToken),
  );
});

test('a token is read up to 4 KiB, even with a valid signature', () => {
  const signed = (length: number) => signedOver('access', { filler: 'x'.repeat(length) });
  let length = 2500;
  while (signed(length + 1).length <= 4096) length++;
  expect(signed(length).length).toBeGreaterThan(4090);
  expect(refusalOf(() => access(signed(length)))).toBe('none');
  expect(refusalOf(() => access(signed(length + 1)))).toBe('invalid_token');
});
