/**
 * The answers of every path when a service behind accounts fails; tests/auth/settings.test.ts has the settings,
 * throttle.test.ts the counters.
 * @isolated
 */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { handler as chart } from '../../../functions/chart/routes.ts';
import { handler as planets } from '../../../functions/planets/routes.ts';
import { handler as site } from '../../../functions/site/routes.ts';
import type { MailFault } from '../../../scripts/embedded/mail.mjs';
import type { TableFault, TableInput } from '../../../scripts/embedded/table.mjs';
import { called, codeOf, listening, newRegistration, PASSWORD, startAccounts } from '../../support/accounts.ts';
import type { Accounts, Heard, SignedUp } from '../../support/accounts.ts';
import { BIRTH } from '../../support/call.ts';

const GATEWAY_GIVES_UP_MS = 29_000;

let accounts: Accounts;
let asha: SignedUp;
let heard: Heard;
beforeAll(async () => {
  accounts = await startAccounts();
  asha = await accounts.signedUp();
});
beforeEach(() => {
  heard = listening();
});
afterEach(() => {
  accounts.table.fail(null);
  accounts.mail.fail(null);
  heard.end();
});
afterAll(() => accounts.stop());

/** One valid call of each path that needs the table. */
const calls = () => {
  const { accessToken: as, email, refreshToken } = asha;
  const post = (path: string, body: object) => accounts.post(path, body, { as });
  return [
    post('/register', newRegistration()),
    post('/login', { email, password: PASSWORD }),
    post('/refresh', { refresh_token: refreshToken }),
    accounts.get('/me', { as }),
    post('/change-password', { current_password: PASSWORD, new_password: 'Kanya-Rashi-2026' }),
    post('/forgot-password', { email }),
    post('/reset-password', { token: 'x', new_password: 'Kanya-Rashi-2026' }),
    post('/verify', { token: 'x' }),
    accounts.get('/verify?token=x'),
  ];
};

async function expectClosed(): Promise<void> {
  const startedMs = performance.now();
  const answers = await Promise.all(calls());
  expect(answers.map(codeOf)).toEqual(Array(answers.length).fill('503 temporarily_unavailable'));
  for (const { headers, text } of answers) {
    expect(headers).toMatchObject({ 'retry-after': '5', 'content-type': 'application/problem+json; charset=utf-8' });
    expect(text).not.toMatch(/dynamo|aws|127\.0\.0\.1|ECONN|throughput/i);
  }
  expect(performance.now() - startedMs).toBeLessThan(GATEWAY_GIVES_UP_MS);
  expect(heard.lines().join()).not.toContain(asha.email);
}

async function expectComputing(): Promise<void> {
  expect((await called(planets, 'POST', '/api/v1/planets/positions', BIRTH)).status).toBe(200);
  // A chart asks for a signature alone.
  const drawn = await called(chart, 'POST', '/api/v1/chart/birth', BIRTH, { as: asha.accessToken });
  expect(drawn.status).toBe(200);
  expect(codeOf(await accounts.post('/logout', {}, { as: asha.accessToken }))).toBe('200 logged_out');
}

describe('a table that', () => {
  // First, as a client that has met many faults does not try again for a while.
  test('times out once is tried again', async () => {
    accounts.table.fail('timeout', { times: 1 });
    expect((await accounts.get('/me', { as: asha.accessToken })).status).toBe(200);
  });

  test.each<[string, TableFault]>([
    ['is throttled', 'throttle'],
    ['breaks every connection', 'down'],
    ['fails inside', 'error'],
    ['never answers', 'timeout'],
  ])('%s: 503 with Retry-After; charts are drawn', async (_, fault) => {
    accounts.table.fail(fault);
    await expectClosed();
    await expectComputing();
    accounts.table.fail(null);
    expect((await accounts.get('/me', { as: asha.accessToken })).status).toBe(200);
  });

  test('loses the response of a registration: 201, the mail is sent, and there is one user', async () => {
    const registration = newRegistration();
    accounts.table.fail('timeout_after_write', { times: 1, where: (operation) => operation.startsWith('Transact') });
    const answer = await accounts.post('/register', registration);
    expect([codeOf(answer), (answer.json as { email_sent: boolean }).email_sent]).toEqual(['201 registered', true]);
    expect(codeOf(await accounts.post('/register', registration))).toBe('409 account_exists');
    const users = (await accounts.items('USER#')).filter(({ email }) => email === registration.email);
    expect(users).toHaveLength(1);
  });

  test('cannot order the notice of a changed password: 200 all the same, with tokens that work, and an alarm', async () => {
    const meera = await accounts.signedUp();
    const isOrder = (operation: string, input: TableInput) => operation === 'PutItem' && pkOf(input) === 'OUTBOX';
    accounts.table.fail('error', { where: isOrder });
    const passwords = { current_password: PASSWORD, new_password: 'Kanya-Rashi-2026' };
    const answer = await accounts.post('/change-password', passwords, { as: meera.accessToken });
    accounts.table.fail(null);
    expect(codeOf(answer)).toBe('200 password_changed');
    expect(heard.alarms()).toContain('mail_failed');
    const { tokens } = answer.json as { tokens: { access_token: string } };
    expect((await accounts.get('/me', { as: tokens.access_token })).status).toBe(200);
  });

  test('wrote a change of password and lost the answer: 200, with tokens that work', async () => {
    const ravi = await accounts.signedUp();
    const isUser = (operation: string, input: TableInput) =>
      operation === 'UpdateItem' && pkOf(input).startsWith('USER#');
    accounts.table.fail('timeout_after_write', { times: 1, where: isUser });
    const passwords = { current_password: PASSWORD, new_password: 'Kanya-Rashi-2026' };
    const answer = await accounts.post('/change-password', passwords, { as: ravi.accessToken });
    expect(codeOf(answer)).toBe('200 password_changed');
    const { tokens } = answer.json as { tokens: { access_token: string } };
    expect((await accounts.get('/me', { as: tokens.access_token })).status).toBe(200);
  });
});

const pkOf = ({ Item: item, Key: key }: TableInput) =>
  ((item ?? key) as { pk?: { S: string } } | undefined)?.pk?.S ?? '';

describe('a mail service that', () => {
  test.each<MailFault>(['reject', 'throttle', 'sandbox', 'error', 'down'])(
    'answers %s: a forgotten password gets the same answer',
    async (fault) => {
      const healthy = await accounts.post('/forgot-password', { email: asha.email });
      accounts.mail.fail(fault);
      const { email } = await accounts.signedUp();
      const answer = await accounts.post('/forgot-password', { email });
      await expect(accounts.mailTo(email)).rejects.toThrow('No mail');
      expect([answer.status, answer.text]).toEqual([200, healthy.text]);
      expect(heard.alarms()).toContain('mail_failed');
      expect(heard.lines().join()).not.toContain(email);
    },
  );
});

describe('a table that is not there', () => {
  test('leaves health degraded, charts drawn, and accounts closed', async () => {
    const health = () => called(site, 'GET', '/health', undefined);
    expect((await health()).json).toMatchObject({ status: 'ok', accounts: 'ok' });
    await accounts.table.stop();
    await expectClosed();
    await expectComputing();
    expect(codeOf(await called(site, 'GET', '/.well-known/jwks.json', undefined))).toMatch(/^200/);
    // The state is remembered for five seconds.
    jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 6000);
    const { json, status } = await health();
    jest.spyOn(performance, 'now').mockRestore();
    expect([status, json]).toMatchObject([200, { status: 'degraded', accounts: 'unreachable', ready: true }]);
  });
});
