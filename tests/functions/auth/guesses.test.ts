/**
 * What an owner sees of guesses at the account: the mail, and devices and addresses that keep working.
 * @isolated
 */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { User } from '../../../lib/auth/account/user.ts';
import { CHEAP_HASH, codeOf, listening, newName, newRegistration, PASSWORD } from '../../support/accounts.ts';
import { linkToken, startAccounts, type Accounts, type Asked, type Heard } from '../../support/accounts.ts';

const DAY_MS = 86_400_000;
const QUARTER_MS = 900_000;
/** A minute into a quarter of an hour, so that no window ends meanwhile. */
const NOW_MS = Date.now() - (Date.now() % QUARTER_MS) + 60_000;

let accounts: Accounts;
let heard: Heard;
beforeAll(async () => {
  accounts = await startAccounts({
    AUTH_THROTTLING: 'on',
    SECURITY_LOG_FILE: '',
    AUTH_LIMITS: JSON.stringify({ login_account: { hits: 4, windowSeconds: 86_400 } }),
  });
});
beforeEach(() => {
  heard = listening();
  at(NOW_MS);
});
afterEach(() => {
  jest.spyOn(Date, 'now').mockRestore();
  heard.end();
});
afterAll(() => accounts.stop());

const at = (unixMs: number) => void jest.spyOn(Date, 'now').mockReturnValue(unixMs);

let addresses = 0;
const newAddress = () => `2001:db8:${(++addresses).toString(16)}::1`;

const login = (email: string, password: string, asked: Asked = { ip: newAddress() }, further: object = {}) =>
  accounts.post('/login', { email, password, ...further }, asked);

/** Wrong passwords from an address each. */
async function guessedAt(email: string, count: number, headers = {}): Promise<void> {
  for (let i = 0; i < count; i++) {
    expect(codeOf(await login(email, 'wrong-password-1', { ip: newAddress(), headers }))).toBe(
      '401 invalid_credentials',
    );
  }
}

const cheap = (differing: Partial<User> = {}) => accounts.signedUp({ passwordHash: CHEAP_HASH, ...differing });

describe('the owner is notified by mail', () => {
  const mailsTo = async (address: string) => {
    await accounts.mailTo(address).catch(() => undefined);
    return accounts.mail.outbox().filter(({ to }) => to === address);
  };

  test('when the ceiling is reached, in the own language, and once a day', async () => {
    const { email } = await cheap({ lang: 'hi', fullName: 'Asha Rao' });
    await guessedAt(email, 3, { 'accept-language': 'en' });
    expect(await mailsTo(email)).toEqual([]);
    await guessedAt(email, 3, { 'accept-language': 'en' });
    const [mail, ...others] = await mailsTo(email);
    expect(others).toEqual([]);
    expect(mail!.text).toContain('नमस्ते Asha Rao,');
    // Neither the guesser, nor a link that could be imitated.
    expect(`${mail!.text}${mail!.html}`).not.toMatch(/2001:db8|https?:/);
    at(NOW_MS + DAY_MS - 60_000);
    await guessedAt(email, 2);
    expect(await mailsTo(email)).toHaveLength(1);
    at(NOW_MS + DAY_MS);
    await guessedAt(email, 2);
    expect(await mailsTo(email)).toHaveLength(2);
  });

  test.each<[string, Partial<User>]>([
    ['not before the mailbox is verified', { isVerified: false }],
    ['not where mail bounced', { isMailSuppressed: true }],
    ['not when disabled', { isDisabled: true }],
  ])('%s', async (_, differing) => {
    const { email } = await cheap(differing);
    await guessedAt(email, 5);
    expect(await mailsTo(email)).toEqual([]);
    expect(await accounts.items('OUTBOX')).toEqual([]);
  });

  test('and the security log has one line of it', async () => {
    const { email } = await cheap();
    await guessedAt(email, 6);
    const events = heard.lines().flatMap((line) => /"event":"(\w+)"/.exec(line)?.slice(1) ?? []);
    expect(events.filter((event) => event === 'account_locked')).toHaveLength(1);
  });

  test('a mail that cannot be ordered is noted, and changes no answer', async () => {
    const { email } = await cheap();
    await guessedAt(email, 3);
    accounts.table.fail('error', {
      where: (_, { Item: item }) => (item as { pk?: { S: string } })?.pk?.S === 'OUTBOX',
    });
    await guessedAt(email, 1);
    accounts.table.fail(null);
    expect(heard.alarms()).toContain('mail_failed');
  });
});

describe('a device that signed in before', () => {
  /** Behind an address from which a stranger guesses. */
  async function guessedBehind(email: string): Promise<string> {
    const ip = newAddress();
    await guessedAt(email, 5);
    await login(email, 'wrong-password-1', { ip });
    expect(codeOf(await login(email, PASSWORD, { ip }))).toBe('429 account_locked');
    return ip;
  }

  test.each<[string, (given: { email: string; refreshToken: string; accessToken: string }) => Promise<void> | void]>([
    ['with a refresh token that is good', () => undefined],
    ['with one that has expired', () => at(NOW_MS + 40 * DAY_MS)],
    [
      'with one that a change of password ended',
      async ({ accessToken: as }) => {
        const passwords = { current_password: PASSWORD, new_password: 'Kanya-Rashi-2026' };
        const changed = await accounts.post('/change-password', passwords, { as, ip: newAddress() });
        expect(changed.status).toBe(200);
      },
    ],
  ])('gets in at once %s', async (name, happens) => {
    const given = await cheap();
    await happens(given);
    const password = name.includes('change') ? 'Kanya-Rashi-2026' : PASSWORD;
    const ip = await guessedBehind(given.email);
    expect((await login(given.email, password, { ip }, { refresh_token: given.refreshToken })).status).toBe(200);
  });

  test('is not caused by anything else, and other requests keep their own refusals', async () => {
    const [asha, ravi] = [await cheap(), await cheap()];
    const ip = await guessedBehind(asha.email);
    const others = ['', 'x', asha.accessToken, ravi.refreshToken, `${asha.refreshToken.slice(0, -4)}AAAA`, null];
    for (const token of others) {
      const answer = await login(asha.email, PASSWORD, { ip }, { refresh_token: token });
      expect([token, codeOf(answer)]).toEqual([token, '429 account_locked']);
      const wellcome = await login(ravi.email, PASSWORD, { ip: newAddress() }, { refresh_token: token });
      expect(wellcome.status).toBe(200);
    }
    at(NOW_MS + 90 * DAY_MS);
    const late = await guessedBehind(asha.email);
    expect((await login(asha.email, PASSWORD, { ip: late }, { refresh_token: asha.refreshToken })).status).toBe(429);
  });
});

test('a signed-in user can change the password, however much is guessed at it', async () => {
  const { accessToken: as, email } = await cheap();
  await guessedAt(email, 6);
  const ip = newAddress();
  const wrong = { current_password: 'not-it-at-all', new_password: 'Kanya-Rashi-2026' };
  const statuses = [];
  for (const passwords of [wrong, wrong, { ...wrong, current_password: PASSWORD }]) {
    statuses.push((await accounts.post('/change-password', passwords, { as, ip })).status);
  }
  expect(statuses).toEqual([400, 400, 200]);
});

test('a verified mailbox ends the wait', async () => {
  const registration = { ...newRegistration(), username: newName() };
  const ip = newAddress();
  await accounts.post('/register', registration, { ip });
  await guessedAt(registration.email, 5);
  await login(registration.email, 'wrong-password-1', { ip });
  expect(codeOf(await login(registration.email, PASSWORD, { ip }))).toBe('429 account_locked');
  const token = linkToken(await accounts.mailTo(registration.email));
  expect((await accounts.post('/verify', { token }, { ip })).status).toBe(200);
  expect((await login(registration.email, PASSWORD, { ip })).status).toBe(200);
});
