/** @isolated */
import { PutCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { deliverDue } from '../../lib/auth/mail/delivery.ts';
import { failures } from '../../lib/auth/limits/failures.ts';
import { eraseUser, keptFor, namedUser } from '../../lib/auth/log/operator.ts';
import { forgotPassword } from '../../lib/auth/account/recovery.ts';
import { verify } from '../../lib/auth/account/registration.ts';
import { places } from '../../lib/auth/limits/places.ts';
import { login, refreshed } from '../../lib/auth/token/session.ts';
import { userById } from '../../lib/auth/store.ts';
import type { Table } from '../../lib/auth/table.ts';
import type { User } from '../../lib/auth/account/user.ts';
import { TABLE } from '../scripts/embedded/clients.ts';
import {
  ASHA,
  CALLER,
  callerAfter,
  codeOf,
  linkTokenOf,
  NOW,
  operatedAccounts,
  RAVI,
  type Item,
  type OperatedAccounts,
} from '../support/operatedAccounts.ts';

let accounts: OperatedAccounts;
let table: Table;
beforeEach(async () => {
  accounts = await operatedAccounts();
  ({ table } = accounts);
});
afterEach(() => accounts.stop());

/** An account with everything that can be stored for one: two tokens and a queued mail. */
async function busyAccount(): Promise<{ asha: User; verifyToken: string }> {
  const asha = await accounts.registered(ASHA);
  const verifyToken = linkTokenOf(accounts.mails[0]!);
  await forgotPassword(accounts.parts, ASHA.email, CALLER);
  await deliverDue(accounts.parts, NOW);
  await forgotPassword(accounts.parts, ASHA.email, callerAfter(60));
  const { claims, orders, tokens } = await keptFor(table, asha.id);
  expect([claims.length, orders.length, tokens.map(({ purpose }) => purpose).sort()]).toEqual([
    2,
    1,
    ['reset', 'verify'],
  ]);
  return { asha, verifyToken };
}

/** Everything that could identify Asha, in any spelling of the table. */
const tracesOf = ({ emailKey, id, usernameKey }: User) =>
  new RegExp([id, emailKey, usernameKey, 'asha', 'rao', 'kumari', '98765'].join('|'), 'i');

test('an erased account leaves nothing behind, affects nobody else, and may be registered again', async () => {
  const { asha, verifyToken } = await busyAccount();
  const { refreshToken } = await accounts.loggedIn();
  const isTrace = (item: object) => tracesOf(asha).test(JSON.stringify(item));
  expect((await accounts.whole()).filter(isTrace)).toHaveLength(6);
  const before = await accounts.whole();
  const ravi = await accounts.registered(RAVI);
  await forgotPassword(accounts.parts, RAVI.email, CALLER);
  const ofOthers = (await accounts.whole()).filter(({ pk, sk }) => !before.some((b) => b.pk === pk && b.sk === sk));
  expect(ofOthers).toHaveLength(5);

  await eraseUser(table, asha.id, asha, NOW);
  const byKey = (a: Item, b: Item) => (a.pk + a.sk < b.pk + b.sk ? -1 : 1);
  expect((await accounts.whole()).sort(byKey)).toEqual(ofOthers.sort(byKey));
  expect((await accounts.whole()).filter(isTrace)).toEqual([]);
  expect(await codeOf(accounts.loggedIn())).toBe('invalid_credentials');
  expect(await codeOf(refreshed(accounts.parts, refreshToken, CALLER))).toBe('invalid_token');
  expect(await codeOf(verify(accounts.parts, verifyToken, CALLER))).toBe('invalid_or_expired_token');
  expect(await codeOf(accounts.loggedIn({ ...ASHA, ...RAVI }))).toBe('none');
  expect((await namedUser(table, 'ravi'))?.id).toBe(ravi.id);

  const again = await accounts.registered(ASHA);
  expect(again.id).not.toBe(asha.id);
  expect(await codeOf(accounts.loggedIn())).toBe('none');
});

test('an erasure that breaks off can be repeated', async () => {
  const { asha } = await busyAccount();
  accounts.embedded.fail('error', { where: (operation) => operation === 'TransactWriteItems' });
  expect(await codeOf(eraseUser(table, asha.id, asha, NOW))).toBe('AccountsUnavailable');
  accounts.embedded.fail(null);
  // The user item remains, so that it is found again; what was stored for it is gone.
  expect((await namedUser(table, 'asharao'))?.id).toBe(asha.id);
  expect(await keptFor(table, asha.id)).toMatchObject({ claims: [{}, {}], orders: [], tokens: [] });
  await eraseUser(table, asha.id, asha, NOW);
  expect(await accounts.whole()).toEqual([]);
});

/** A mail that is being sent may write its token at any time. */
async function putLateToken(id: string): Promise<void> {
  const token = {
    pk: 'TOKEN#late',
    sk: 'VERIFY',
    hash: 'late',
    purpose: 'verify',
    userId: id,
    emailKey: 'asha@x.example',
  };
  await table.client.send(new PutCommand({ TableName: TABLE, Item: token }));
}

test('a token created during the erasure is deleted with it', async () => {
  const asha = await accounts.registered(ASHA);
  const { client } = table;
  const send = async (command: TransactWriteCommand) => {
    if (command instanceof TransactWriteCommand) await putLateToken(asha.id);
    return client.send(command);
  };
  await eraseUser({ name: TABLE, client: { send } as unknown as Table['client'] }, asha.id, asha, NOW);
  expect(await accounts.whole()).toEqual([]);
});

test('what an account left behind is deleted by its id', async () => {
  const asha = await accounts.registered(ASHA);
  await eraseUser(table, asha.id, asha, NOW);
  await putLateToken(asha.id);
  await eraseUser(table, asha.id, null, NOW);
  expect(await accounts.whole()).toEqual([]);
});

test('a claim that has passed to another user is kept', async () => {
  const asha = await accounts.registered(ASHA);
  const claim = { pk: `NAME#${asha.usernameKey}`, sk: 'CLAIM' };
  const { client } = table;
  const send = async (command: TransactWriteCommand) => {
    if (command instanceof TransactWriteCommand) {
      await client.send(new PutCommand({ TableName: TABLE, Item: { ...claim, userId: 'another' } }));
    }
    return client.send(command);
  };
  const raced = { name: TABLE, client: { send } as unknown as Table['client'] };
  expect(await codeOf(eraseUser(raced, asha.id, asha, NOW))).toBe('AccountsUnavailable');
  expect(await accounts.whole()).toContainEqual({ ...claim, userId: 'another' });
  expect(await userById(table, asha.id)).not.toBeNull();
});

test('no failure and no address of an erased account remains', async () => {
  await accounts.stop();
  accounts = await operatedAccounts((itsTable) => ({ failures: failures(itsTable, 2), places: places(itsTable) }));
  const asha = await accounts.registered(ASHA);
  await accounts.loggedIn();
  await login(accounts.parts, { ...ASHA, password: 'a wrong guess' }, { ...CALLER, ip: '198.51.100.1' }).catch(() => 0);
  const isKept = ({ pk }: Item) => pk.startsWith('RATE#login_account#');
  // The failures, the known address, and the waiting one.
  expect((await accounts.whole()).filter(isKept)).toHaveLength(3);
  await eraseUser(accounts.table, asha.id, asha, NOW);
  expect((await accounts.whole()).filter(isKept)).toEqual([]);
});
