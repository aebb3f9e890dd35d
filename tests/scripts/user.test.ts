/**
 * The commands against the table of a folder, as a running server announces it.
 * @isolated
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { mailOrder, putOrder } from '../../lib/auth/mail/outbox.ts';
import { userKey } from '../../lib/auth/account/items.ts';
import { createUser, putMailToken } from '../../lib/auth/store.ts';
import type { Table } from '../../lib/auth/table.ts';
import type { User } from '../../lib/auth/account/user.ts';
import { startTable, type EmbeddedTable } from '../../scripts/embedded/table.mjs';
import { aUser } from '../support/accounts.ts';
import { itemsOf, NOW } from '../support/operatedAccounts.ts';
import { said } from '../support/userCommand.ts';
import { documentsAt, TABLE } from './embedded/clients.ts';

const HASH = 'scrypt$15$8$3$secretsalt$secrethash';

const userOf = (name: string, differing: Partial<User> = {}): User =>
  aUser({
    id: `01KAGVKJ6Q5T3ZB7W2M9X4${name.slice(0, 4).toUpperCase()}`,
    email: `${name}@Example.com`,
    emailKey: `${name}@example.com`,
    emailAddress: `${name}@Example.com`,
    username: name,
    usernameKey: name,
    isVerified: false,
    passwordHash: HASH,
    verifyOrderedAt: 1_772_344_800,
    createdAt: '2026-02-01T06:30:00Z',
    updatedAt: '2026-02-01T06:30:00Z',
    ...differing,
  });

const ASHA = userOf('asha', { fullName: 'Asha Rao', phone: '+91 98765 43210' });
const RAVI = userOf('ravi', { isVerified: true });
const MEERA = userOf('meera', { isDisabled: true, username: 'मीरा', usernameKey: 'मीरा' });

let local: string;
let server: EmbeddedTable;
let table: Table;
beforeAll(async () => {
  local = mkdtempSync(join(tmpdir(), 'user-'));
  server = await startTable({ folder: join(local, 'table'), tableName: TABLE });
  table = { name: TABLE, client: documentsAt(server.endpoint) };
  for (const user of [ASHA, RAVI, MEERA]) await createUser(table, user, null);
});
afterAll(async () => {
  table.client.destroy();
  await server.stop();
  rmSync(local, { recursive: true });
});

async function run(...args: string[]) {
  const { code, err, out } = await said(args, { localFolder: local, nowUnixMs: NOW });
  const [place, ...further] = err;
  return { code, out, place, err: further.join('\n') };
}

const json = async (...args: string[]) => JSON.parse((await run(...args, '--json')).out) as Record<string, unknown>;
const storedUser = async ({ id }: User) =>
  (await table.client.send(new GetCommand({ TableName: TABLE, Key: userKey(id) }))).Item as User;

test('help lists every command; no command, or an unknown one, is wrong use', async () => {
  const help = await run('help');
  expect([help.code, help.place]).toEqual([0, undefined]);
  for (const name of 'list show verify disable enable role tier unlock resend mail export erase'.split(' ')) {
    expect(help.out).toMatch(new RegExp(`^ {2}${name} `, 'm'));
  }
  expect(await run()).toEqual({ code: 2, out: '', place: help.out, err: '' });
  const wrong = [
    [['lsit'], 'There is no command lsit.'],
    [['constructor'], 'There is no command constructor.'],
    [['role', 'asha'], 'Write: npm run user -- role ACCOUNT ROLE'],
    [['show', ''], 'Write: npm run user -- show ACCOUNT'],
    [['list', 'asha'], 'Write: npm run user -- list'],
    [['disable', 'asha', '--yes'], 'disable takes no --yes.'],
    [['list', '--limit', '0'], '--limit takes a whole number from 1 up.'],
    [['list', '--colour'], "Unknown option '--colour'"],
    [['list', '--table', ''], '--table and --region need a name.'],
  ] as const;
  for (const [args, sentence] of wrong) {
    const { code, out, place } = await run(...args);
    expect([args, code, out]).toEqual([args, 2, '']);
    expect(place).toContain(sentence);
  }
});

test('a list for people has a line for each account, and says if there are more', async () => {
  const { code, err, out, place } = await run('list');
  expect([code, err]).toEqual([0, '']);
  expect(place).toBe(`Table: the accounts of ${local}, which process ${process.pid} serves.`);
  const lines = out.split('\n');
  expect(lines).toHaveLength(4);
  expect(lines[0]).toMatch(/^ID +E-MAIL +USERNAME +ROLE +TIER +VERIFIED +DISABLED +CREATED$/);
  expect(lines[1]).toBe(
    `${ASHA.id}  asha@Example.com   asha      user  free  no        no        2026-02-01T06:30:00Z`,
  );
  expect(lines[2]).toMatch(/ मीरा .* no +yes /);
  const short = await run('list', '--limit', '2');
  expect(short.out).toContain('There are more than these 2');
  expect((await run('list', '--disabled', '--unverified')).out).toContain(MEERA.id);
});

test('a list for programs', async () => {
  const idsOf = async (...args: string[]): Promise<[string[], boolean]> => {
    const { accounts, has_more } = (await json('list', ...args)) as { accounts: { id: string }[]; has_more: boolean };
    return [accounts.map(({ id }) => id), has_more];
  };
  expect(await idsOf()).toEqual([[ASHA.id, MEERA.id, RAVI.id], false]);
  expect(await idsOf('--unverified')).toEqual([[ASHA.id, MEERA.id], false]);
  expect(await idsOf('--disabled')).toEqual([[MEERA.id], false]);
  const [first, hasMore] = await idsOf('--limit', '1');
  expect([first.length, hasMore]).toEqual([1, true]);
});

test('an account is shown without the hash of its password', async () => {
  const { out } = await run('show', 'ASHA@example.COM');
  expect(out).toMatch(/^full_name +Asha Rao$/m);
  expect(out).toMatch(/^is_verified +no$/m);
  expect(out).toMatch(/^verify_ordered_at +2026-03-01T06:00:00Z$/m);
  expect(out).toMatch(/^verify_expires_at +-$/m);
  expect(out + JSON.stringify(await json('show', 'asha')) + (await run('list', '--json')).out).not.toContain('secret');
});

test('an account that is not there', async () => {
  for (const command of [['show'], ['verify'], ['export'], ['erase', '--yes']]) {
    const { code, err, out } = await run(command[0]!, 'nobody@example.com', ...command.slice(1));
    expect([code, out]).toEqual([1, '']);
    expect(err).toBe('There is no account "nobody@example.com": give its id, e-mail address or username.');
  }
});

test('changes are made, reported, and made once', async () => {
  const called = `ravi@Example.com (${RAVI.id})`;
  const end = 'Their refresh tokens work no more; their last access tokens expire within 30 minutes.';
  const steps: [string[], string, Partial<User>][] = [
    [['role', 'ravi', 'admin'], 'role is admin now, was user.', { role: 'admin', tokenVersion: 1 }],
    [['role', 'ravi', 'admin'], 'role is admin already.', { role: 'admin', tokenVersion: 1 }],
    [['role', 'ravi', 'user'], `role is user now, was admin.\n${end}`, { role: 'user', tokenVersion: 2 }],
    [['tier', RAVI.id, 'pro_2'], 'tier is pro_2 now, was free.', { tier: 'pro_2', tokenVersion: 2 }],
    [['disable', 'ravi'], `disabled is yes now, was no.\n${end}`, { isDisabled: true, tokenVersion: 3 }],
    [['enable', 'ravi'], 'disabled is no now, was yes.', { isDisabled: false, tokenVersion: 3 }],
    [['mail', 'ravi', 'off'], 'mail suppressed is yes now, was no.', { isMailSuppressed: true }],
    [['mail', 'ravi', 'on'], 'mail suppressed is no now, was yes.', { isMailSuppressed: false }],
    [['verify', 'ravi'], 'verified is yes already.', { isVerified: true }],
    [['verify', 'मीरा'], 'verified is yes now, was no.', {}],
  ];
  for (const [args, sentence, kept] of steps) {
    const { code, out } = await run(...args);
    expect([args, code]).toEqual([args, 0]);
    expect(out).toBe(`${args[1] === 'मीरा' ? `meera@Example.com (${MEERA.id})` : called}: ${sentence}`);
    expect(await storedUser(RAVI)).toMatchObject(kept);
  }
  expect((await storedUser(MEERA)).isVerified).toBe(true);
  expect(await json('disable', 'ravi')).toMatchObject({
    account: { id: RAVI.id, is_disabled: true, token_version: 4 },
    is_changed: true,
    ends_sign_ins: true,
  });
});

test('a role, tier or switch that is none changes nothing', async () => {
  const before = await itemsOf(table);
  for (const args of [
    ['role', 'asha', 'Admin'],
    ['tier', 'asha', 'very good'],
    ['mail', 'asha', 'maybe'],
  ]) {
    const { code, err, out } = await run(...args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/^"Admin" is no role\. Write|^"very good" is no tier\. Write|^Mail is on or off\.$/);
  }
  expect(await itemsOf(table)).toEqual(before);
});

test('a new verification mail is ordered where it would be sent', async () => {
  const ordered = async () => (await itemsOf(table)).filter(({ pk }) => pk === 'OUTBOX').length;
  expect(await run('resend', 'asha')).toMatchObject({ code: 0, out: expect.stringContaining('is ordered') });
  expect(await ordered()).toBe(1);
  const { code, err } = await run('resend', 'ravi');
  expect([code, err]).toEqual([1, `No mail goes to ravi@Example.com (${RAVI.id}): the mailbox is verified already.`]);
  await run('mail', 'asha', 'off');
  expect((await run('resend', 'asha')).err).toContain(`allow it first: npm run user -- mail ${ASHA.id} on`);
  await run('mail', 'asha', 'on');
  expect(await ordered()).toBe(1);
});

test('an export holds all that is kept of the person, and nothing to sign in with', async () => {
  await putMailToken(table, {
    hash: 'hash-of-a-token',
    purpose: 'verify',
    userId: ASHA.id,
    emailKey: ASHA.emailKey,
    tokenVersion: 1,
    expiresAt: NOW / 1000 + 86_400,
  });
  await putOrder(table, mailOrder('password_changed', ASHA.id, 'hi', { id: 'order', nowUnixSeconds: NOW / 1000 }));
  const { code, out } = await run('export', ASHA.id);
  expect(code).toBe(0);
  const { account, left_out, mail_orders, one_time_tokens } = JSON.parse(out) as Record<string, object[]>;
  expect(one_time_tokens).toEqual([
    { purpose: 'verify', email_key: 'asha@example.com', token_version: 1, expires_at: '2026-03-02T06:00:00Z' },
  ]);
  expect(mail_orders).toContainEqual({
    id: 'order',
    kind: 'password_changed',
    lang: 'hi',
    attempts: 0,
    due_at: '2026-03-01T06:00:00Z',
    expires_at: '2026-03-02T06:00:00Z',
  });
  const { passwordHash, pk, sk, ...kept } = { pk: '', sk: '', ...(await storedUser(ASHA)) };
  expect([passwordHash, pk, sk]).toEqual([HASH, `USER#${ASHA.id}`, 'PROFILE']);
  // Neither of these is kept of her.
  const { expires_at, pending_email, ...described } = account as unknown as Record<string, unknown>;
  expect([expires_at, pending_email]).toEqual([null, null]);
  expect(Object.keys(described)).toHaveLength(Object.keys(kept).length);
  const { verifyExpiresAt, verifyOrderedAt, ...asIs } = kept;
  expect([verifyExpiresAt, verifyOrderedAt]).toEqual([0, NOW / 1000]);
  expect(Object.values(account!)).toEqual(expect.arrayContaining(Object.values(asIs)));
  expect(left_out).toContain('the hash of the password');
  expect(out).not.toMatch(/secret|hash-of/);
});

test('an erasure is announced first, and done when it is confirmed', async () => {
  const before = await itemsOf(table);
  const asked = await run('erase', 'asha');
  expect([asked.code, asked.out]).toEqual([2, '']);
  expect(asked.err).toBe(
    `This would erase asha@Example.com (${ASHA.id}): 1 user, 2 claims of name and address, 1 one-time token, 2 mails to be sent.\nNothing is changed. To erase it, add --yes.`,
  );
  expect(await itemsOf(table)).toEqual(before);
  expect(await json('erase', 'asha')).toEqual({
    id: ASHA.id,
    items: { users: 1, claims: 2, one_time_tokens: 1, mail_orders: 2 },
    is_erased: false,
  });
  const { code, out } = await run('erase', 'asha', '--yes');
  expect(code).toBe(0);
  expect(out).toMatch(/^Erased asha@Example\.com/);
  const after = await itemsOf(table);
  expect(after).toHaveLength(before.length - 6);
  expect(JSON.stringify(after)).not.toMatch(new RegExp(`asha|rao|98765|${ASHA.id}`, 'i'));
  expect((await run('erase', ASHA.id, '--yes')).code).toBe(1);
});
