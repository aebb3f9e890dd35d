/**
 * PATCH /auth/me: what users change of their own account, but for the address.
 * @isolated
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { UserResponse } from '../../../lib/schemas/auth/answers.ts';
import { codeOf, newName, newRegistration, startAccounts } from '../../support/accounts.ts';
import type { Accounts, SignedUp } from '../../support/accounts.ts';
import { schemaFaults } from '../../support/schema.ts';

let accounts: Accounts;
const folder = mkdtempSync(join(tmpdir(), 'profile-'));
beforeAll(async () => {
  // On disk, as many meet there at once.
  accounts = await startAccounts({}, folder);
});
afterEach(() => {
  accounts.table.fail(null);
});
afterAll(async () => {
  await accounts.stop();
  rmSync(folder, { recursive: true });
});

const patch = ({ accessToken: as }: SignedUp, body: unknown) => accounts.ask('PATCH', '/me', body, { as });
const stored = async ({ user }: SignedUp) => (await accounts.items(`USER#${user.id}`))[0]!;
const claimsOf = async ({ user }: SignedUp) =>
  (await accounts.items('NAME#')).filter(({ userId }) => userId === user.id).map(({ pk }) => pk);

describe('the fields that are sent', () => {
  test('change, the others stay; null clears', async () => {
    const asha = await accounts.signedUp({ fullName: 'Asha', phone: '+91 98765 43210' });
    const renamed = await patch(asha, { full_name: ' आशा राव ' });
    expect(renamed.status).toBe(200);
    expect(schemaFaults(UserResponse, renamed.json)).toEqual([]);
    expect(renamed.json).toMatchObject({ full_name: 'आशा राव', phone: '+91 98765 43210', pending_email: null });
    const cleared = await patch(asha, { full_name: null, phone: 1081 });
    expect(cleared.json).toMatchObject({ full_name: null, phone: '1081', email: asha.email });
    const me = await accounts.get('/me', { as: asha.accessToken });
    expect(me.json).toEqual(cleared.json);
  });

  test('may be none, and then nothing is written', async () => {
    const asha = await accounts.signedUp();
    const { json, status } = await patch(asha, {});
    expect([status, json]).toMatchObject([200, { updated_at: asha.user.updatedAt }]);
  });

  test('never reach role, tier, id or state', async () => {
    const asha = await accounts.signedUp({ isVerified: false });
    const wish = { role: 'admin', tier: 'gold', id: 'x', is_verified: true, token_version: 9, isVerified: true };
    const { json } = await patch(asha, { ...wish, phone: '7' });
    expect(json).toMatchObject({ id: asha.user.id, role: 'user', tier: 'free', is_verified: false, phone: '7' });
    expect(await stored(asha)).toMatchObject({ tokenVersion: 1 });
  });

  test.each<[object, string]>([
    [{ username: 'a' }, 'username'],
    [{ username: null }, 'username'],
    [{ username: 'admin' }, 'username'],
    [{ email: 'x', current_password: 'y' }, 'email'],
    [{ email: null }, 'email'],
    [{ email: 'new@example.com' }, 'current_password'],
    [{ full_name: { a: 1 } }, 'full_name'],
    [{ phone: 'x'.repeat(201) }, 'phone'],
  ])('%j is 422 for %s, and nothing changes', async (body, field) => {
    const asha = await accounts.signedUp();
    const { json, status } = await patch(asha, { ...body, ...(field !== 'full_name' && { full_name: 'Changed' }) });
    expect([status, json]).toMatchObject([422, { detail: [{ loc: ['body', field] }] }]);
    expect(await stored(asha)).toMatchObject({ fullName: null });
  });

  test('need a sign-in that has not ended', async () => {
    expect((await accounts.ask('PATCH', '/me', { phone: '7' })).status).toBe(401);
    const asha = await accounts.signedUp();
    expect(codeOf(await accounts.post('/logout-everywhere', {}, { as: asha.accessToken }))).toBe(
      '200 logged_out_everywhere',
    );
    expect(codeOf(await patch(asha, { phone: '7' }))).toBe('401 invalid_token');
  });
});

describe('a username', () => {
  test('moves its claim: the old name is free, the new one taken', async () => {
    const asha = await accounts.signedUp();
    const username = `Neu-${newName()}`;
    expect((await patch(asha, { username })).json).toMatchObject({ username });
    expect(await claimsOf(asha)).toEqual([`NAME#${username.toLowerCase()}`]);
    const taken = await accounts.post('/register', { ...newRegistration(), username: username.toUpperCase() });
    expect(codeOf(taken)).toBe('409 account_exists');
    const free = await accounts.post('/register', { ...newRegistration(), username: asha.user.username });
    expect(codeOf(free)).toBe('201 registered');
  });

  test('in another case is the same name, displayed differently', async () => {
    const asha = await accounts.signedUp();
    const username = asha.user.username.toUpperCase();
    expect((await patch(asha, { username })).json).toMatchObject({ username });
    expect(await claimsOf(asha)).toEqual([`NAME#${asha.user.usernameKey}`]);
  });

  test('that is taken is 409, and nothing else of the request changes', async () => {
    const [asha, ravi] = [await accounts.signedUp(), await accounts.signedUp()];
    const refused = await patch(asha, { username: ravi.user.username.toUpperCase(), full_name: 'Changed' });
    expect(codeOf(refused)).toBe('409 account_exists');
    expect(await stored(asha)).toMatchObject({ username: asha.user.username, fullName: null });
    expect(await claimsOf(asha)).toEqual([`NAME#${asha.user.usernameKey}`]);
    expect(await claimsOf(ravi)).toEqual([`NAME#${ravi.user.usernameKey}`]);
  });

  test('that twenty users request at once goes to one, and the others keep theirs', async () => {
    const users = await Promise.all(Array.from({ length: 20 }, () => accounts.signedUp()));
    const username = newName();
    const answers = await Promise.all(users.map((user) => patch(user, { username })));
    const winner = answers.findIndex(({ status }) => status === 200);
    expect(answers.map(codeOf).filter((code) => code === '409 account_exists')).toHaveLength(19);
    const claims = await Promise.all(users.map(claimsOf));
    expect(claims).toEqual(users.map(({ user }, i) => [`NAME#${i === winner ? username : user.usernameKey}`]));
  });

  test('that one user requests twenty times at once is set once', async () => {
    const asha = await accounts.signedUp();
    const username = newName();
    const answers = await Promise.all(Array.from({ length: 20 }, () => patch(asha, { username })));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(await claimsOf(asha)).toEqual([`NAME#${username}`]);
  });

  test.each([1, Infinity])('with %d lost responses is changed nevertheless', async (times) => {
    const asha = await accounts.signedUp();
    const username = newName();
    accounts.table.fail('timeout_after_write', { times, where: (operation) => operation.startsWith('Transact') });
    expect((await patch(asha, { username })).json).toMatchObject({ username });
    accounts.table.fail(null);
    expect(await claimsOf(asha)).toEqual([`NAME#${username}`]);
  });

  test('cannot be changed while the table is busy, and is as before', async () => {
    const asha = await accounts.signedUp();
    accounts.table.fail('conflict', { where: (operation) => operation.startsWith('Transact') });
    expect(codeOf(await patch(asha, { username: newName() }))).toBe('503 temporarily_unavailable');
    accounts.table.fail(null);
    expect(await claimsOf(asha)).toEqual([`NAME#${asha.user.usernameKey}`]);
  });
});
