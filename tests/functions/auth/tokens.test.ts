/**
 * Tokens that are not what they seem, at the doors where they are shown.
 * @isolated
 */
import { createHmac, createPublicKey, generateKeyPairSync, sign, type JsonWebKey, type KeyObject } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { handler as chart } from '../../../functions/chart/routes.ts';
import { tokenPair } from '../../../lib/auth/token/tokens.ts';
import { called, codeOf, listening, startAccounts } from '../../support/accounts.ts';
import type { Accounts, Heard, SignedUp } from '../../support/accounts.ts';
import { BIRTH } from '../../support/call.ts';

const HOUR = 3600;

let accounts: Accounts;
let asha: SignedUp;
beforeAll(async () => {
  accounts = await startAccounts();
  asha = await accounts.signedUp();
});
afterAll(() => accounts.stop());

const nowSeconds = () => Math.floor(Date.now() / 1000);
const signing = () => accounts.parts.keys.current(nowSeconds());
const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const partsOf = (token: string) =>
  token
    .split('.')
    .slice(0, 2)
    .map((part) => JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>) as [
    object,
    object,
  ];

/** Signs any header over any claims, which no library would do. */
function forged(header: object, claims: object, key: KeyObject = signing().key): string {
  const input = `${encoded(header)}.${encoded(claims)}`;
  return `${input}.${sign('sha256', Buffer.from(input), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url')}`;
}

/** The same token with another header or claims, signed again with the right key. */
function resigned(token: string, { header = {}, claims = {} }: { header?: object; claims?: object }): string {
  const [oldHeader, oldClaims] = partsOf(token);
  return forged({ ...oldHeader, ...header }, { ...oldClaims, ...claims });
}

/** The same token with another header or claims, and the signature that it had. */
function edited(token: string, { header = {}, claims = {} }: { header?: object; claims?: object }): string {
  const [oldHeader, oldClaims] = partsOf(token);
  const signature = token.split('.')[2]!;
  return `${encoded({ ...oldHeader, ...header })}.${encoded({ ...oldClaims, ...claims })}.${signature}`;
}

const stranger = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const publicPem = () => createPublicKey(signing().key).export({ type: 'spki', format: 'pem' }) as string;

function withPublicKeyAsSecret(token: string): string {
  const [header, claims] = partsOf(token);
  const input = `${encoded({ ...header, alg: 'HS256' })}.${encoded(claims)}`;
  return `${input}.${createHmac('sha256', publicPem()).update(input).digest('base64url')}`;
}

/** The expected refusal of each forged token, with a valid signature wherever the attack allows one. */
const ATTACKS: readonly [string, (token: string) => string][] = [
  ['T01 alg none', (token) => edited(token, { header: { alg: 'none' } })],
  ['T01 alg none without signature', (token) => edited(token, { header: { alg: 'none' } }).replace(/[^.]*$/, '')],
  ['T01 alg NONE, signed', (token) => resigned(token, { header: { alg: 'NONE' } })],
  ['T02 a role of its own', (token) => edited(token, { claims: { role: 'admin' } })],
  ['the public key as HMAC secret', withPublicKeyAsSecret],
  ['ES384 in the header', (token) => resigned(token, { header: { alg: 'ES384' } })],
  ['a list of algorithms', (token) => resigned(token, { header: { alg: ['ES256'] } })],
  ['a foreign key under our kid', (token) => forged(...partsOf(token), stranger.privateKey)],
  ['a foreign key under its own kid', (token) => resigned(token, { header: { kid: 'stranger' } })],
  ['T06 a path for a kid', (token) => edited(token, { header: { kid: '../../../../dev/null' } })],
  ['T06 a path for a kid, signed', (token) => resigned(token, { header: { kid: '../../../../dev/null' } })],
  ['__proto__ for a kid', (token) => resigned(token, { header: { kid: '__proto__' } })],
  ['an object for a kid', (token) => resigned(token, { header: { kid: { $ne: null } } })],
  ['no kid', (token) => resigned(token, { header: { kid: undefined } })],
  ['jku', (token) => resigned(token, { header: { jku: 'https://evil.example/jwks.json' } })],
  ['x5u', (token) => resigned(token, { header: { x5u: 'https://evil.example/key.pem' } })],
  ['x5c', (token) => resigned(token, { header: { x5c: [] } })],
  ['crit', (token) => resigned(token, { header: { crit: ['exp'] } })],
  ['jwk', (token) => forged({ ...partsOf(token)[0], jwk: strangerJwk() }, partsOf(token)[1], stranger.privateKey)],
  ['typ JWT', (token) => resigned(token, { header: { typ: 'JWT' } })],
  ['no typ', (token) => resigned(token, { header: { typ: undefined } })],
  ['another issuer', (token) => resigned(token, { claims: { iss: 'https://evil.example' } })],
  ['another audience', (token) => resigned(token, { claims: { aud: 'elsewhere' } })],
  ['no audience', (token) => resigned(token, { claims: { aud: undefined } })],
  ['no token_use', (token) => resigned(token, { claims: { token_use: undefined } })],
  ['no subject', (token) => resigned(token, { claims: { sub: undefined } })],
  ['no expiry', (token) => resigned(token, { claims: { exp: undefined } })],
  ['an expiry in words', (token) => resigned(token, { claims: { exp: 'never' } })],
  ['an issue time an hour ahead', (token) => resigned(token, { claims: { iat: nowSeconds() + HOUR } })],
  ['an issue time in words', (token) => resigned(token, { claims: { iat: 'now' } })],
  ['an object for a subject', (token) => resigned(token, { claims: { sub: { id: 1 } } })],
  ['a list for a subject', (token) => resigned(token, { claims: { sub: [asha.user.id] } })],
  ['a version in words', (token) => resigned(token, { claims: { tv: '1' } })],
  ['a list for a version', (token) => resigned(token, { claims: { tv: [1] } })],
  ['not valid yet', (token) => resigned(token, { claims: { nbf: nowSeconds() + HOUR } })],
  ['a text for claims', (token) => token.replace(/\.[^.]+\./, `.${Buffer.from('"x"').toString('base64url')}.`)],
  ['a signature of nothing', (token) => token.replace(/[^.]*$/, Buffer.alloc(64).toString('base64url'))],
  ['half a signature', (token) => token.slice(0, -43)],
  ['a signature in DER', (token) => token.replace(/[^.]*$/, derSignature(token))],
  ['one character less', (token) => token.slice(0, -1)],
  ['one character more', (token) => `${token}A`],
  ['a part more', (token) => `${token}.x`],
  ['no signature', (token) => token.replace(/[^.]*$/, '')],
  ['over 4 KiB, signed', (token) => resigned(token, { claims: { filler: 'x'.repeat(4096) } })],
  ['a megabyte', () => 'x'.repeat(1_000_000)],
  ['no token at all', () => 'x'],
  [
    'nulls for its parts',
    () => `${['null', 'null', 'x'].map((part) => Buffer.from(part).toString('base64url')).join('.')}`,
  ],
];

const strangerJwk = (): JsonWebKey => stranger.publicKey.export({ format: 'jwk' });
const derSignature = (token: string) =>
  sign('sha256', Buffer.from(token.replace(/\.[^.]*$/, '')), signing().key).toString('base64url');

describe('refused is', () => {
  let heard: Heard;
  beforeEach(() => {
    heard = listening();
  });
  afterEach(() => {
    heard.end();
  });

  test.each(ATTACKS)('%s', async (_, attack) => {
    const answers = [
      await accounts.get('/me', { as: attack(asha.accessToken) }),
      await accounts.post('/logout', {}, { as: attack(asha.accessToken) }),
      await called(chart, 'POST', '/api/v1/chart/birth', BIRTH, { as: attack(asha.accessToken) }),
    ];
    expect(answers.map(codeOf)).toEqual(Array(3).fill('401 invalid_token'));
    for (const { headers } of answers) expect(headers['www-authenticate']).toMatch(/^Bearer error="invalid_token"/);
    const renewed = await accounts.post('/refresh', { refresh_token: attack(asha.refreshToken) });
    // A token too long for a body is refused before it is read.
    expect(['401 invalid_token', '413 payload_too_large']).toContain(codeOf(renewed));
    // A stranger's request must not raise an alarm.
    expect(heard.lines()).toEqual([]);
  });

  test.each<[string, unknown]>([
    ['no time of sign-in', undefined],
    ['a time of sign-in in words', 'never'],
    ['a sign-in of tomorrow', nowSeconds() + 24 * HOUR],
  ])('%s', async (_, authTime) => {
    const token = resigned(asha.refreshToken, { claims: { auth_time: authTime } });
    expect(codeOf(await accounts.post('/refresh', { refresh_token: token }))).toBe('401 invalid_token');
  });

  test('T03 and T04 each kind in place of the other', async () => {
    const { accessToken, refreshToken } = asha;
    const answers = [
      await accounts.get('/me', { as: refreshToken }),
      await accounts.post('/refresh', { refresh_token: accessToken }),
      // Signed again to resemble the other kind, as far as one claim or header can.
      await accounts.get('/me', { as: resigned(refreshToken, { header: { typ: 'at+jwt' } }) }),
      await accounts.get('/me', { as: resigned(refreshToken, { header: { typ: 'at+jwt' }, claims: { aud: 'api' } }) }),
      await accounts.post('/refresh', { refresh_token: resigned(accessToken, { header: { typ: 'rt+jwt' } }) }),
    ];
    expect(answers.map(codeOf)).toEqual(Array(5).fill('401 invalid_token'));
  });

  test('T09 a chart without a token', async () => {
    const answer = await called(chart, 'POST', '/api/v1/chart/birth', BIRTH);
    expect(codeOf(answer)).toBe('401 not_authenticated');
    expect(answer.headers['www-authenticate']).toBe('Bearer');
  });
});

describe('T05 an expired token', () => {
  const issued = (secondsAgo: number) =>
    tokenPair(asha.user, nowSeconds() - secondsAgo, accounts.parts.keys, nowSeconds() - secondsAgo, () => 'id');

  test('is refused as that, so that an app knows what to do', async () => {
    const { accessToken: as } = issued(30 * 60 + 31);
    const answers = [
      await called(chart, 'POST', '/api/v1/chart/birth', BIRTH, { as }),
      await accounts.get('/me', { as }),
      await accounts.post('/refresh', { refresh_token: issued(30 * 86_400 + 31).refreshToken }),
    ];
    expect(answers.map(codeOf)).toEqual(Array(3).fill('401 token_expired'));
    expect((answers[0]!.json as { detail: string }).detail).toMatch(/expired.*POST \/api\/v1\/auth\/refresh/);
  });

  test('is believed for 30 seconds more, as clocks differ', async () => {
    // Some seconds off the border, as this clock runs on.
    const { accessToken: as } = issued(30 * 60 + 20);
    expect((await accounts.get('/me', { as })).status).toBe(200);
  });
});
