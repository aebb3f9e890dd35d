/** @isolated */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { AuthResponse } from '../../../lib/schemas/auth/answers.ts';
import type { MailFault } from '../../../scripts/embedded/mail.mjs';
import { deliverDue } from '../../../lib/auth/mail/delivery.ts';
import {
  codeOf,
  linkToken,
  listening,
  newName,
  newRegistration,
  PASSWORD,
  startAccounts,
  type Accounts,
  type Heard,
} from '../../support/accounts.ts';
import { schemaFaults } from '../../support/schema.ts';

let accounts: Accounts;
beforeAll(async () => {
  accounts = await startAccounts({ EMBEDDED_TRY_MS: '2000' });
});
afterAll(() => accounts.stop());

const register = (differing: object = {}) =>
  accounts.post('/register', { ...newRegistration(), ...differing }, { headers: { 'accept-language': 'en' } });
const login = (email: string, password: string) => accounts.post('/login', { email, password });

/** The location of each mistake in a 422, and its code. */
function mistakes({ json }: { json: unknown }) {
  const { code, detail } = json as { code: string; detail: { loc: string[] }[] };
  return { code, locs: detail.map(({ loc }) => loc.join('.')) };
}

test('a registration answers its user and mails the link', async () => {
  const { email, username } = newRegistration();
  const { headers, json, status } = await register({ email, username, full_name: 'Asha Rao', phone: 919812345678 });
  expect(status).toBe(201);
  expect(headers['cache-control']).toBe('no-store');
  expect(schemaFaults(AuthResponse, json)).toEqual([]);
  expect(json).toMatchObject({
    code: 'registered',
    email_sent: true,
    tokens: null,
    user: { email, username, full_name: 'Asha Rao', phone: '919812345678', is_verified: false },
  });
  expect(linkToken(await accounts.mailTo(email))).toMatch(/^[\w-]{43}$/);
  expect(await accounts.items('OUTBOX')).toEqual([]);
});

test.each<[string, string, object]>([
  ['Accept-Language', '/register', { 'accept-language': 'hi-IN,hi;q=0.9,en;q=0.8' }],
  ['lang=hi', '/register?lang=hi', { 'accept-language': 'en' }],
])('%s: the answer, the mail and the page of its link are in Hindi', async (_, path, headers) => {
  const registration = newRegistration();
  const { json } = await accounts.post(path, registration, { headers: { ...headers } });
  expect((json as { message: string }).message).toMatch(/^आपका खाता बन गया है/);
  const { html, subject, text } = await accounts.mailTo(registration.email);
  expect(subject).toBe('अपने ई-मेल पते की पुष्टि करें');
  expect(text).toMatch(/^https:\/\/api\.example\.com\/api\/v1\/auth\/verify\?token=[\w-]{43}&ask=true&lang=hi$/m);
  expect(html).toContain('<html lang="hi">');
});

describe('refused', () => {
  const ownAddress = `${newName()}@example.com`;

  test.each<[string, object, string, string]>([
    ['A01 a password of 7 characters', { password: 'Ab1!xyz' }, 'weak_password', 'body.password'],
    ['A02 a very common password', { password: 'password123' }, 'weak_password', 'body.password'],
    ['A03 the own address', { email: ownAddress, password: ownAddress }, 'weak_password', 'body.password'],
    ['A05 5,000 characters', { password: 'a'.repeat(5000) }, 'weak_password', 'body.password'],
    ['A06 not an e-mail address', { email: 'not-an-email' }, 'validation_error', 'body.email'],
    ['A07 CRLF', { email: 'a@example.com\r\nBcc: victim@example.com' }, 'validation_error', 'body.email'],
    ['A22 no username', { username: undefined }, 'validation_error', 'body.username'],
    ['an operator for a password', { password: { $gt: '' } }, 'validation_error', 'body.password'],
    ['a list for a username', { username: ['asha'] }, 'validation_error', 'body.username'],
  ])('%s', async (_, differing, code, loc) => {
    const answer = await register(differing);
    expect(answer.status).toBe(422);
    expect(mistakes(answer)).toEqual({ code, locs: [loc] });
  });

  test('all mistakes at once, none of them quoted', async () => {
    const answer = await register({ email: 'canary@', username: 'x', password: 'canary', full_name: ['canary'] });
    expect(mistakes(answer).locs.sort()).toEqual(['body.email', 'body.full_name', 'body.password', 'body.username']);
    expect(answer.text).not.toContain('canary');
  });
});

test('A04 a passphrase of 100 characters is taken whole', async () => {
  const password = `${'tula lagna '.repeat(9)}x`;
  expect(password).toHaveLength(100);
  const { email } = newRegistration();
  expect((await register({ email, password })).status).toBe(201);
  const [whole, cut] = await Promise.all([login(email, password), login(email, password.slice(0, 72))]);
  expect([whole.status, codeOf(cut)]).toEqual([200, '401 invalid_credentials']);
});

describe('A08 taken, not saying which:', () => {
  test.each<[string, (of: { email: string; username: string }) => object]>([
    ['the address in upper case', ({ email }) => ({ email: email.toUpperCase() })],
    ['the username in full width', ({ username }) => ({ username: username.replace('asha', 'ＡＳＨＡ') })],
  ])('%s', async (_, differing) => {
    const { user } = await accounts.signedUp();
    const answer = await register(differing(user));
    expect(codeOf(answer)).toBe('409 account_exists');
    expect((answer.json as { detail: string }).detail).toBe(
      'The e-mail address or the username is taken. Log in, or choose another.',
    );
  });
});

test('A09 markup in a name is text, in the mail escaped', async () => {
  const { email } = newRegistration();
  const fullName = '<img src=x onerror=alert(1)>';
  const { json } = await register({ email, full_name: fullName });
  expect(json).toMatchObject({ user: { full_name: fullName } });
  const { html, subject, text } = await accounts.mailTo(email);
  expect(html).toContain('&lt;img');
  expect(`${html}${subject}${text}`).not.toContain('<img');
});

test('A10 cannot set a role or tier', async () => {
  const { email } = newRegistration();
  const wished = { role: 'admin', tier: 'enterprise', is_verified: true, isVerified: true, id: 'x', tokenVersion: 9 };
  expect((await register({ email, ...wished, ['__proto__']: { role: 'admin' } })).status).toBe(201);
  const { access_token: as } = (await login(email, PASSWORD)).json as { access_token: string };
  const { json, text } = await accounts.get('/me', { as });
  expect(json).toMatchObject({ role: 'user', tier: 'free', is_verified: false });
  expect(text).not.toMatch(/"admin"|"enterprise"|"id":"x"/);
});

describe('SES does not take the mail:', () => {
  let heard: Heard;
  beforeEach(() => {
    accounts.mail.clear();
    heard = listening();
  });
  afterEach(() => {
    heard.end();
  });

  test.each<MailFault>(['reject', 'throttle', 'sandbox', 'error', 'down', 'timeout'])(
    '%s: the account exists, and the mail is sent later',
    async (fault) => {
      const { email } = newRegistration();
      accounts.mail.fail(fault, { times: 1 });
      const startedMs = Date.now();
      const { json, status } = await register({ email });
      expect([status, (json as { email_sent: boolean }).email_sent]).toEqual([201, false]);
      expect((json as { message: string }).message).toMatch(/could not be sent yet; it will be tried again/);
      expect(heard.alarms()).toEqual(['mail_failed']);
      expect(accounts.mail.outbox()).toEqual([]);
      await deliverDue(accounts.parts, startedMs + 30_000);
      expect(accounts.mail.outbox()).toEqual([]);
      await deliverDue(accounts.parts, Date.now() + 61_000);
      await deliverDue(accounts.parts, Date.now() + 600_000);
      expect(accounts.mail.outbox().map(({ to }) => to)).toEqual([email]);
      const verified = await accounts.post('/verify', { token: linkToken(await accounts.mailTo(email)) });
      expect(codeOf(verified)).toBe('200 verified');
    },
  );
});
