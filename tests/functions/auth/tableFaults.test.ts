/**
 * Accounts on a table that is throttled, in conflict, too slow or gone (DynamoDB rows of the faults).
 * @isolated
 */
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { AccountsUnavailable } from '../../../lib/auth/refusal.ts';
import { changeUser, createUser, mailToken, putMailToken, resetPassword, userById } from '../../../lib/auth/store.ts';
import { openTable, type Table } from '../../../lib/auth/table.ts';
import type { User } from '../../../lib/auth/account/user.ts';
import { startTable, type EmbeddedTable, type TableFault } from '../../../scripts/embedded/table.mjs';
import { aUser, itemsIn, newName } from '../../support/accounts.ts';
import { impatient } from '../../support/impatient.ts';

const NOW = Date.UTC(2026, 5, 1) / 1000;
const NOW_ISO = '2026-06-01T00:00:00Z';
/** With a table that answers, on a machine that has much to do. */
const PATIENCE_MS = 10_000;
const HASH = `scrypt$15$8$3$${'A'.repeat(22)}$${'B'.repeat(43)}`;

Object.assign(process.env, { AWS_REGION: 'local', AWS_ACCESS_KEY_ID: 'local', AWS_SECRET_ACCESS_KEY: 'local' });

/** Runs each case on a table of its own, beginning at once: mostly they wait, and so they do it at the same time. */
function begun<Case extends unknown[]>(
  cases: readonly Case[],
  run: (table: Table, embedded: EmbeddedTable, ...given: Case) => Promise<void>,
): [...Case, Promise<void>][] {
  return cases.map((given) => {
    const running = onTable((table, embedded) => run(table, embedded, ...given));
    // The request itself is tested elsewhere.
    running.catch(() => undefined);
    return [...given, running];
  });
}

async function onTable(run: (table: Table, embedded: EmbeddedTable) => Promise<void>): Promise<void> {
  const started = await startTable({ tableName: 'accounts' });
  const table = openTable('accounts', { endpoint: started.endpoint, tryMs: PATIENCE_MS });
  const embedded = impatient(started, table.client, PATIENCE_MS);
  await run(table, embedded).finally(async () => {
    table.client.destroy();
    await embedded.stop();
  });
}

const TRANSACTIONS = (operation: string) => operation === 'TransactWriteItems';
const UPDATES = (operation: string) => operation === 'UpdateItem';

/** How many items a user has: itself and both claims, or none. */
async function itemsOf(table: Table, { emailKey, id, usernameKey }: User): Promise<number> {
  const keys = [`USER#${id}`, `EMAIL#${emailKey}`, `NAME#${usernameKey}`];
  return (await itemsIn(table, '')).filter(({ pk }) => keys.includes(pk)).length;
}

type Faulty = [fault: TableFault, times: number];

describe('a registration', () => {
  const healing: readonly Faulty[] = [
    ['timeout_after_write', 1],
    ['timeout', 1],
    ['throttle', 2],
    ['error', 2],
    ['down', 2],
    ['conflict', 3],
  ];
  const healed = begun(healing, async (table, embedded, fault, times) => {
    const user = aUser();
    embedded.fail(fault, { times, where: TRANSACTIONS });
    expect(await createUser(table, user, null)).toBe(true);
    expect(await itemsOf(table, user)).toBe(3);
    expect(await createUser(table, { ...user, id: newName() }, null)).toBe(false);
  });
  test.each(healed)('%s, %i times: made once nevertheless', (_fault, _times, outcome) => outcome);

  const lasting: readonly [fault: TableFault, items: number][] = [
    ['throttle', 0],
    ['error', 0],
    ['down', 0],
    ['conflict', 0],
    ['timeout', 0],
    // All responses are lost, but the table can be read.
    ['timeout_after_write', 3],
  ];
  const known = begun(lasting, async (table, embedded, fault, items) => {
    const user = aUser();
    embedded.fail(fault, { where: TRANSACTIONS });
    const outcome = await createUser(table, user, null).catch((error: unknown) => error);
    embedded.fail(null);
    if (items > 0) expect(outcome).toBe(true);
    else expect(outcome).toBeInstanceOf(AccountsUnavailable);
    expect(await itemsOf(table, user)).toBe(items);
    expect(await createUser(table, { ...user, id: newName() }, null)).toBe(items === 0);
  });
  test.each(known)('%s without end: %i items are written, and that is known', (_fault, _items, outcome) => outcome);
});

describe('a change of the password', () => {
  const healing: readonly Faulty[] = [
    ['timeout_after_write', 1],
    ['timeout_after_write', Infinity],
    ['timeout', 1],
    ['throttle', 2],
    ['conflict', 2],
    ['down', 2],
  ];
  const healed = begun(healing, async (table, embedded, fault, times) => {
    const user = aUser();
    await createUser(table, user, null);
    embedded.fail(fault, { times, where: UPDATES });
    const change = { passwordHash: HASH };
    expect(await changeUser(table, user, change, { nowIso: NOW_ISO, cutsOff: true })).toBe(true);
    expect(await userById(table, user.id)).toMatchObject({ passwordHash: HASH, tokenVersion: 2 });
  });
  test.each(healed)('%s, %d times: made once nevertheless', (_fault, _times, outcome) => outcome);
});

describe('a reset', () => {
  async function withToken(table: Table) {
    const user = aUser({ isVerified: false });
    await createUser(table, user, null);
    const { emailKey, id: userId, tokenVersion } = user;
    const token = {
      hash: randomUUID(),
      purpose: 'reset',
      userId,
      emailKey,
      tokenVersion,
      expiresAt: NOW + 60,
    } as const;
    await putMailToken(table, token);
    return { user, token, reset: () => resetPassword(table, user, token, HASH, { nowIso: NOW_ISO, notice: null }) };
  }

  const healing: readonly Faulty[] = [
    ['timeout_after_write', 1],
    ['timeout_after_write', Infinity],
    ['timeout', 1],
    ['throttle', 2],
    ['conflict', 3],
  ];
  const healed = begun(healing, async (table, embedded, fault, times) => {
    const { reset, token, user } = await withToken(table);
    embedded.fail(fault, { times, where: TRANSACTIONS });
    expect(await reset()).toBe(true);
    expect(await userById(table, user.id)).toMatchObject({ passwordHash: HASH, tokenVersion: 2, isVerified: true });
    expect(await mailToken(table, token.hash, 'reset', NOW)).toBeNull();
  });
  test.each(healed)('%s, %d times: made once nevertheless', (_fault, _times, outcome) => outcome);

  const lasting: readonly [fault: TableFault][] = [['throttle'], ['conflict'], ['timeout'], ['down']];
  const undone = begun(lasting, async (table, embedded, fault) => {
    const { reset, token, user } = await withToken(table);
    embedded.fail(fault, { where: TRANSACTIONS });
    await expect(reset()).rejects.toBeInstanceOf(AccountsUnavailable);
    embedded.fail(null);
    expect(await userById(table, user.id)).toMatchObject({ passwordHash: user.passwordHash, tokenVersion: 1 });
    expect(await mailToken(table, token.hash, 'reset', NOW)).toMatchObject({ hash: token.hash });
    expect(await reset()).toBe(true);
  });
  test.each(undone)('%s without end: nothing is changed, and the link works later', (_fault, outcome) => outcome);
});
