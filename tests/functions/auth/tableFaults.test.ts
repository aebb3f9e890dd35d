/** Accounts on a table that is throttled, in conflict, too slow or gone (DynamoDB rows of the faults). */
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { AccountsUnavailable } from '../../../lib/auth/refusal.ts';
import { changeUser, createUser, mailToken, putMailToken, resetPassword, userById } from '../../../lib/auth/store.ts';
import { openTable, type Table } from '../../../lib/auth/table.ts';
import type { User } from '../../../lib/auth/user.ts';
import { startTable, type EmbeddedTable, type TableFault } from '../../../scripts/embedded/table.mjs';
import { aUser, itemsIn, newName } from '../../support/accounts.ts';

const NOW = Date.UTC(2026, 5, 1) / 1000;
const NOW_ISO = '2026-06-01T00:00:00Z';
const HASH = `scrypt$15$8$3$${'A'.repeat(22)}$${'B'.repeat(43)}`;

Object.assign(process.env, { AWS_REGION: 'local', AWS_ACCESS_KEY_ID: 'local', AWS_SECRET_ACCESS_KEY: 'local' });

/** Every case has a table of its own, so that all can wait at the same time. */
async function onTable(run: (table: Table, embedded: EmbeddedTable) => Promise<void>): Promise<void> {
  const embedded = await startTable({ tableName: 'accounts' });
  const table = openTable('accounts', { endpoint: embedded.endpoint });
  await run(table, embedded);
  table.client.destroy();
  await embedded.stop();
}

const TRANSACTIONS = (operation: string) => operation === 'TransactWriteItems';
const UPDATES = (operation: string) => operation === 'UpdateItem';

/** How many items a user has: itself and both claims, or none. */
async function itemsOf(table: Table, { emailKey, id, usernameKey }: User): Promise<number> {
  const keys = [`USER#${id}`, `EMAIL#${emailKey}`, `NAME#${usernameKey}`];
  return (await itemsIn(table, '')).filter(({ pk }) => keys.includes(pk)).length;
}

describe('a registration', () => {
  test.concurrent.each<[TableFault, number]>([
    ['timeout_after_write', 1],
    ['timeout', 1],
    ['throttle', 2],
    ['error', 2],
    ['down', 2],
    ['conflict', 3],
  ])('%s, %i times: made once all the same', (fault, times) =>
    onTable(async (table, embedded) => {
      const user = aUser();
      embedded.fail(fault, { times, where: TRANSACTIONS });
      expect(await createUser(table, user, null)).toBe(true);
      expect(await itemsOf(table, user)).toBe(3);
      expect(await createUser(table, { ...user, id: newName() }, null)).toBe(false);
    }),
  );

  test.concurrent.each<[TableFault, number]>([
    ['throttle', 0],
    ['error', 0],
    ['down', 0],
    ['conflict', 0],
    ['timeout', 0],
    // All answers are lost, but the table can be asked.
    ['timeout_after_write', 3],
  ])('%s without end: all of it is written or nothing, and it is known which', (fault, items) =>
    onTable(async (table, embedded) => {
      const user = aUser();
      embedded.fail(fault, { where: TRANSACTIONS });
      const outcome = await createUser(table, user, null).catch((error: unknown) => error);
      embedded.fail(null);
      if (items > 0) expect(outcome).toBe(true);
      else expect(outcome).toBeInstanceOf(AccountsUnavailable);
      expect(await itemsOf(table, user)).toBe(items);
      expect(await createUser(table, { ...user, id: newName() }, null)).toBe(items === 0);
    }),
  );
});

describe('a change of the password', () => {
  test.concurrent.each<[TableFault, number]>([
    ['timeout_after_write', 1],
    ['timeout_after_write', Infinity],
    ['timeout', 1],
    ['throttle', 2],
    ['conflict', 2],
    ['down', 2],
  ])('%s, %d times: made once all the same', (fault, times) =>
    onTable(async (table, embedded) => {
      const user = aUser();
      await createUser(table, user, null);
      embedded.fail(fault, { times, where: UPDATES });
      const change = { passwordHash: HASH };
      expect(await changeUser(table, user, change, { nowIso: NOW_ISO, cutsOff: true })).toBe(true);
      expect(await userById(table, user.id)).toMatchObject({ passwordHash: HASH, tokenVersion: 2 });
    }),
  );
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
    return { user, token, reset: () => resetPassword(table, token, HASH, null, NOW_ISO) };
  }

  test.concurrent.each<[TableFault, number]>([
    ['timeout_after_write', 1],
    ['timeout_after_write', Infinity],
    ['timeout', 1],
    ['throttle', 2],
    ['conflict', 3],
  ])('%s, %d times: made once all the same', (fault, times) =>
    onTable(async (table, embedded) => {
      const { reset, token, user } = await withToken(table);
      embedded.fail(fault, { times, where: TRANSACTIONS });
      expect(await reset()).toBe(true);
      expect(await userById(table, user.id)).toMatchObject({ passwordHash: HASH, tokenVersion: 2, isVerified: true });
      expect(await mailToken(table, token.hash, 'reset', NOW)).toBeNull();
    }),
  );

  test.concurrent.each<TableFault>(['throttle', 'conflict', 'timeout', 'down'])(
    '%s without end: the token and the password stay, and the link works later',
    (fault) =>
      onTable(async (table, embedded) => {
        const { reset, token, user } = await withToken(table);
        embedded.fail(fault, { where: TRANSACTIONS });
        await expect(reset()).rejects.toBeInstanceOf(AccountsUnavailable);
        embedded.fail(null);
        expect(await userById(table, user.id)).toMatchObject({ passwordHash: user.passwordHash, tokenVersion: 1 });
        expect(await mailToken(table, token.hash, 'reset', NOW)).toMatchObject({ hash: token.hash });
        expect(await reset()).toBe(true);
      }),
  );
});
