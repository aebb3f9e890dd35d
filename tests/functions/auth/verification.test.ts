/** @isolated */
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { deliver } from '../../../lib/auth/mail/delivery.ts';
import { mailOrder } from '../../../lib/auth/mail/outbox.ts';
import { verify } from '../../../lib/auth/account/registration.ts';
import { AuthResponse } from '../../../lib/schemas/auth/answers.ts';
import { callerAt, codeOf, linkToken, listening, newName, startAccounts } from '../../support/accounts.ts';
import type { Accounts, Asked, SignedUp } from '../../support/accounts.ts';
import { schemaFaults } from '../../support/schema.ts';

const HOUR_MS = 3_600_000;
const BROWSER = { headers: { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' } };

let accounts: Accounts;
beforeAll(async () => {
  accounts = await startAccounts();
});
afterEach(() => {
  accounts.table.fail(null);
});
afterAll(() => accounts.stop());

/** An unverified user, and the token of the mail. */
async function unverified(nowUnixMs = Date.now()): Promise<SignedUp & { token: string }> {
  const signedUp = await accounts.signedUp({ isVerified: false });
  const order = mailOrder('verify', signedUp.user.id, 'en', { id: newName(), nowUnixSeconds: nowUnixMs / 1000 });
  await deliver(accounts.parts, order, nowUnixMs);
  return { ...signedUp, token: linkToken(await accounts.mailTo(signedUp.email)) };
}

const click = (token: string, asked?: Asked) => accounts.get(`/verify?token=${encodeURIComponent(token)}`, asked);
const posted = (token: unknown) => accounts.post('/verify', { token });
const isVerified = async ({ user }: SignedUp) => (await accounts.items(`USER#${user.id}`))[0]!['isVerified'];

describe('a program', () => {
  test('without a token says where to find it', async () => {
    const { json, status } = await accounts.get('/verify');
    expect(status).toBe(422);
    expect(json).toMatchObject({
      detail: [
        { loc: ['query', 'token'], msg: 'Field token is required: It stands in the link of the mail, after token=.' },
      ],
    });
  });

  test('A18 may ask twice, as mail scanners do, and is signed in by neither', async () => {
    const asha = await unverified();
    const [first, second] = [await click(asha.token), await click(asha.token)];
    expect([first, second].map(codeOf)).toEqual(['200 verified', '200 already_verified']);
    expect(schemaFaults(AuthResponse, first.json)).toEqual([]);
    expect([first, second].map(({ json }) => json)).toMatchObject(Array(2).fill({ user: null, tokens: null }));
    expect(first.text + second.text).not.toContain(asha.email);
    expect(first.text + second.text).not.toMatch(/_token":"/);
    expect(first.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    expect(await isVerified(asha)).toBe(true);
  });

  test('may post the token', async () => {
    const { token } = await unverified();
    expect([codeOf(await posted(token)), codeOf(await posted(token))]).toEqual([
      '200 verified',
      '200 already_verified',
    ]);
  });

  test.each(['\0\ufffd../..', 'AAAA', '', 'x'.repeat(10_000), "' OR 1=1"])('A17 gets 400 for %j', async (token) => {
    expect([codeOf(await click(token)), codeOf(await posted(token))]).toEqual(
      Array(2).fill('400 invalid_or_expired_token'),
    );
  });

  test.each([undefined, null, 7, { $ne: null }, ['a']])('gets 422 for %j', async (token) => {
    expect((await posted(token)).status).toBe(422);
  });

  test('without a token gets 422', async () => {
    expect((await accounts.get('/verify')).status).toBe(422);
  });
});

describe('a browser', () => {
  test('gets a page, in its language, with the token nowhere', async () => {
    const asha = await unverified();
    const [first, second, wrong] = [
      await click(asha.token, BROWSER),
      await click(asha.token, BROWSER),
      await accounts.get('/verify?token=canary&lang=hi', BROWSER),
    ];
    expect([first, second, wrong].map(({ status }) => status)).toEqual([200, 200, 400]);
    expect(first.text).toContain('Your e-mail address is confirmed');
    expect(second.text).toContain('Your e-mail address is already confirmed');
    expect(wrong.text).toContain('यह लिंक मान्य नहीं है');
    for (const { headers, text } of [first, second, wrong]) {
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining("default-src 'none'") as unknown,
      });
      expect(text).not.toContain(asha.token);
      expect(text).not.toMatch(/canary|<script|<a /);
    }
    expect(await isVerified(asha)).toBe(true);
  });

  test('says when accounts are unavailable, and the link stays valid', async () => {
    const { token } = await unverified();
    accounts.table.fail('down');
    const heard = listening();
    const { headers, status, text } = await click(token, BROWSER);
    heard.end();
    expect(status).toBe(503);
    expect(text).toContain('the link is as good as before');
    expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'retry-after': '5' });
    expect(heard.alarms()).toEqual(['accounts_refused']);
    accounts.table.fail(null);
    expect(codeOf(await click(token))).toBe('200 verified');
  });
});

describe('the link of a mail', () => {
  const linkOf = async ({ email }: SignedUp) => {
    const { text } = await accounts.mailTo(email);
    const { pathname, search } = new URL(/^https:\S+$/m.exec(text ?? '')![0]);
    expect(pathname).toBe('/api/v1/auth/verify');
    return `/verify${search}`;
  };

  test.each<[string, Asked]>([
    ['a browser', BROWSER],
    ['a scanner', { headers: { accept: '*/*' } }],
    ['one that asks for nothing', {}],
    ['one that asks for JSON', { headers: { accept: 'application/json' } }],
  ])('opened by %s confirms nothing, however often', async (_, asked) => {
    const asha = await unverified();
    const link = await linkOf(asha);
    for (const answer of [await accounts.get(link, asked), await accounts.get(link, asked)]) {
      expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
      expect(answer.text).toContain('<h1>Is this your e-mail address?</h1>');
    }
    expect(await isVerified(asha)).toBe(false);
  });

  test('confirms by the button of its page', async () => {
    const asha = await unverified();
    const { text } = await accounts.get(await linkOf(asha), BROWSER);
    const fields = [...text.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)">/g)];
    const sent = new URLSearchParams(fields.map(([, name, value]): [string, string] => [name!, value!]));
    expect([...sent]).toEqual([
      ['token', asha.token],
      ['lang', 'en'],
    ]);
    const done = await accounts.get(`/verify?${sent}`, BROWSER);
    expect(done.text).toContain('Your e-mail address is confirmed');
    expect(await isVerified(asha)).toBe(true);
  });
});

describe('looking is not following:', () => {
  test.each(['HEAD', 'OPTIONS'])('%s changes nothing, whatever it asks for', async (method) => {
    const asha = await unverified();
    for (const asked of [{}, BROWSER]) {
      const { status, text } = await accounts.ask(method, `/verify?token=${asha.token}`, undefined, asked);
      expect({ isFine: status < 300, text }).toEqual({ isFine: true, text: '' });
    }
    expect(await isVerified(asha)).toBe(false);
    expect(codeOf(await click(asha.token))).toBe('200 verified');
  });
});

describe('a token', () => {
  test('of a reset mail verifies nobody', async () => {
    const asha = await accounts.signedUp({ isVerified: false });
    await accounts.post('/forgot-password', { email: asha.email });
    const token = linkToken(await accounts.mailTo(asha.email));
    expect(codeOf(await click(token))).toBe('400 invalid_or_expired_token');
    expect(await isVerified(asha)).toBe(false);
  });

  test('is good for 24 hours, used or not', async () => {
    const sentMs = Date.UTC(2026, 5, 1);
    const { token } = await unverified(sentMs);
    const verifiedAt = (nowUnixMs: number) => verify(accounts.parts, token, callerAt(nowUnixMs));
    expect(await verifiedAt(sentMs + 24 * HOUR_MS - 1000)).toBe('verified');
    expect(await verifiedAt(sentMs + 24 * HOUR_MS - 1000)).toBe('already_verified');
    await expect(verifiedAt(sentMs + 24 * HOUR_MS)).rejects.toMatchObject({ code: 'invalid_or_expired_token' });
  });

  test('is kept as a hash alone', async () => {
    const { token } = await unverified();
    expect(JSON.stringify(await accounts.items(''))).not.toContain(token);
  });
});
