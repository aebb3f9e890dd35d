/**
 * The security log: each event needed to trace a breach is one line, and no line names anybody.
 * @isolated
 */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { changed } from '../../../lib/auth/log/operator.ts';
import { loggedUser } from '../../../lib/auth/log/securityLog.ts';
import { userById } from '../../../lib/auth/store.ts';
import { linkToken, listening, newName, PASSWORD, startAccounts, type Accounts } from '../../support/accounts.ts';

let accounts: Accounts;
beforeAll(async () => {
  accounts = await startAccounts({
    AUTH_THROTTLING: 'on',
    AUTH_LIMITS: JSON.stringify({ login_account: { hits: 2, windowSeconds: 86_400 } }),
    SECURITY_LOG_FILE: '',
  });
});
afterAll(() => accounts.stop());

const HOME = '203.0.113.50';
const STRANGER = '198.51.100.77';
const NEW_PASSWORD = 'Kanya-Rashi-2026';

/** Does what is logged, from registration to deletion, and returns the lines. */
async function lived(email: string, username: string): Promise<Record<string, unknown>[]> {
  const { parts } = accounts;
  const heard = listening();
  const post = async (path: string, body: object, from: { as?: string; ip?: string } = {}) => {
    const { json } = await accounts.post(path, body, { ip: HOME, ...from });
    return json as { access_token: string; refresh_token: string; user: { id: string } };
  };
  try {
    const { user } = await post('/register', { email, username, password: PASSWORD });
    await post('/verify', { token: linkToken(await accounts.mailTo(email)) });
    await post('/login', { email, password: 'wrong-password-1' }, { ip: STRANGER });
    await post('/login', { email, password: 'wrong-password-2' }, { ip: '198.51.100.78' });
    const first = await post('/login', { email, password: PASSWORD });
    await post(
      '/change-password',
      { current_password: PASSWORD, new_password: NEW_PASSWORD },
      { as: first.access_token },
    );
    await post('/forgot-password', { email });
    await post('/reset-password', { token: linkToken(await accounts.mailTo(email)), new_password: PASSWORD });
    const { access_token: as, refresh_token: refresh } = await post('/login', { email, password: PASSWORD });
    const asked = async (change: object) => {
      const now = (await userById(parts.table, user.id))!;
      await changed(parts.table, now, change, Date.now());
    };
    await asked({ isDisabled: true });
    await post('/refresh', { refresh_token: refresh });
    await asked({ isDisabled: false });
    await asked({ role: 'editor' });
    const last = await post('/login', { email, password: PASSWORD });
    await accounts.ask('DELETE', '/me', { password: PASSWORD }, { as: last.access_token, ip: HOME });
    expect(as).not.toBe(last.access_token);
    // Operators' lines are written by what sends mail.
    await accounts.mailTo('nobody').catch(() => null);
    const lines = heard.lines().map((line) => JSON.parse(line) as Record<string, unknown>);
    return lines.filter(({ level, user: of }) => level === 'security' && of === loggedUser(user.id));
  } finally {
    heard.end();
  }
}

test('sign-ins, locks, changes, roles, refusals and the end are a line each', async () => {
  const [username, email] = [newName(), `${newName()}@example.com`];
  const lines = await lived(email, username);
  const counts = new Map<unknown, number>();
  for (const { event } of lines) counts.set(event, (counts.get(event) ?? 0) + 1);
  expect(Object.fromEntries(counts)).toEqual({
    registered: 1,
    verified: 1,
    sign_in_failed: 2,
    account_locked: 1,
    sign_in: 3,
    password_changed: 1,
    password_reset: 1,
    account_disabled: 1,
    refresh_refused: 1,
    account_enabled: 1,
    role_changed: 1,
    account_deleted: 1,
  });
  for (const line of lines) {
    expect(Object.keys(line)).toEqual(['level', 'event', 'time', 'user', 'network', 'request_id']);
    expect(JSON.stringify(line)).not.toMatch(
      new RegExp([email, username, HOME, STRANGER].join('|').replaceAll('.', '\\.')),
    );
  }
  const networks = new Set(lines.map(({ network }) => network));
  expect(networks).toEqual(new Set(['203.0.113.0/24', '198.51.100.0/24', null]));
});
