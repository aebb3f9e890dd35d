/**
 * Personal data is written to the table and the mail, and nowhere else.
 * @isolated
 */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import {
  codeOf,
  linkToken,
  listening,
  newName,
  startAccounts,
  type Accounts,
  type Heard,
} from '../../support/accounts.ts';

let accounts: Accounts;
let heard: Heard;
/** One that has been lived: what it was known by, what was secret of it, and what was written meanwhile. */
const lived = { email: `canary-${newName()}@example.com`, secrets: [] as string[], lines: [] as string[] };
beforeAll(async () => {
  accounts = await startAccounts({ AUTH_THROTTLING: 'on', SECURITY_LOG_FILE: '' });
  heard = listening();
  lived.secrets = await life(lived.email);
  lived.lines = heard.lines();
  heard.end();
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

const PERSON = {
  full_name: 'Canary-name',
  phone: '+91 98765 Canary-phone',
  password: 'Canary-password-1 in a drawer',
};
const IP = '203.0.113.99';

/** Everything that an account is for, from the first call to the last, with a mistake at each. Returns its secrets. */
async function life(email: string): Promise<string[]> {
  const asked = { ip: IP, headers: { 'accept-language': 'hi', 'user-agent': 'Canary-agent', 'x-canary': 'Canary-x' } };
  const post = (path: string, body: object, as?: string) =>
    accounts.post(path, body, { ...asked, ...(as !== undefined && { as }) });
  const { password } = PERSON;
  const newPassword = 'Canary-password-2 in a drawer';
  const codes: string[] = [];
  const noted = async (answer: ReturnType<typeof post>) => {
    codes.push(codeOf(await answer));
    return (await answer).json as { access_token: string; refresh_token: string };
  };
  await noted(post('/register', { ...PERSON, email, username: newName() }));
  await noted(post('/register', { ...PERSON, email, username: newName() }));
  await noted(post('/register', { ...PERSON, email: 'canary@', username: 'Canary name' }));
  const verifyToken = linkToken(await accounts.mailTo(email));
  await noted(accounts.get(`/verify?token=${verifyToken}`, asked));
  await noted(accounts.get('/verify?token=Canary-token', asked));
  await noted(post('/login', { email, password: 'Canary-wrong' }));
  const tokens = await noted(post('/login', { email, password }));
  await noted(post('/refresh', { refresh_token: tokens.refresh_token }));
  await noted(post('/refresh', { refresh_token: 'Canary-token' }));
  await noted(accounts.get('/me', { ...asked, as: tokens.access_token }));
  await noted(accounts.get('/me', { ...asked, as: 'Canary.token.x' }));
  await noted(post('/change-password', { current_password: password, new_password: newPassword }, tokens.access_token));
  await noted(post('/forgot-password', { email }));
  const resetToken = linkToken(await accounts.mailTo(email));
  await noted(post('/reset-password', { token: resetToken, new_password: 'canary' }));
  await noted(post('/reset-password', { token: resetToken, new_password: password }));
  await noted(accounts.post('/login', undefined, { ...asked, rawBody: `{"email":"${email}","password":"Canary` }));
  expect(codes.map((code) => code.slice(0, 3)).join(' ')).toBe(
    '201 409 422 200 400 401 200 200 401 200 401 200 200 422 200 400',
  );
  return [verifyToken, resetToken, tokens.access_token, tokens.refresh_token];
}

test('a whole life of an account leaves its events, and nothing of the person', () => {
  const lines = lived.lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines.map(({ event }) => event)).toEqual([
    'registered',
    'verified',
    'sign_in_failed',
    'sign_in',
    'password_changed',
    'password_reset',
  ]);
  for (const line of lines) {
    expect(Object.keys(line)).toEqual(['level', 'event', 'time', 'user', 'network', 'request_id']);
    expect([line['level'], line['network'], line['request_id']]).toEqual([
      'security',
      '203.0.113.0/24',
      'test-request',
    ]);
  }
  expect(new Set(lines.map(({ user }) => user)).size).toBe(1);
  for (const line of lived.lines) {
    expect(line).not.toMatch(/canary|98765|203\.0\.113\.99/i);
    for (const secret of lived.secrets) expect(line).not.toContain(secret);
  }
});

test('with every fault, the lines name nobody', async () => {
  const { email, secrets } = lived;
  accounts.mail.fail('reject');
  await accounts.post('/forgot-password', { email }, { ip: IP });
  await expect(accounts.mailTo('nobody')).rejects.toThrow();
  accounts.table.fail('error');
  const body = {
    ...PERSON,
    email,
    username: newName(),
    token: secrets[1],
    new_password: 'Canary-password-3 in a drawer',
  };
  for (const path of ['/register', '/login', '/forgot-password', '/reset-password', '/verify']) {
    expect((await accounts.post(path, body, { ip: IP })).status).toBe(503);
  }
  expect((await accounts.get(`/verify?token=${secrets[0]}`, { headers: { accept: 'text/html' } })).status).toBe(503);
  accounts.table.fail(null);
  // A stored hash that cannot be read is a fault of ours.
  const broken = await accounts.signedUp({ email, emailKey: `x${email}`, passwordHash: 'Canary-hash' });
  expect((await accounts.post('/login', { email: broken.user.emailKey, password: 'Canary-wrong' })).status).toBe(500);
  const lines = heard.lines();
  expect(lines.length).toBeGreaterThan(6);
  for (const line of lines) {
    expect(line).not.toMatch(/canary|98765|203\.0\.113/i);
    for (const secret of secrets) expect(line).not.toContain(secret);
  }
});

test('answers hold no secret that was not requested', async () => {
  const email = `canary-${newName()}@example.com`;
  const answer = await accounts.post('/register', { ...PERSON, email, username: newName() }, { ip: '203.0.113.98' });
  expect(answer.text).not.toMatch(/Canary-password|scrypt|_token":"/);
  expect(answer.text).not.toContain(linkToken(await accounts.mailTo(email)));
  const wrong = await accounts.post('/reset-password', {
    token: 'Canary-token',
    new_password: 'Canary-password-9 in a drawer',
  });
  expect(wrong.text).not.toMatch(/Canary/);
});

test('the table holds no password and no token in the clear', async () => {
  const stored = JSON.stringify(await accounts.items(''));
  expect(stored).not.toMatch(/Canary-password|203\.0\.113/);
  for (const secret of lived.secrets) expect(stored).not.toContain(secret);
});
