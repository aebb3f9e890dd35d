/**
 * What an operator sees of the security log.
 * @isolated
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { loggedUser, securityLine, type SecurityLine } from '../../lib/auth/log/securityLog.ts';
import { createUser } from '../../lib/auth/store.ts';
import type { Table } from '../../lib/auth/table.ts';
import { SECURITY_LOG } from '../../scripts/embedded/address.mjs';
import { startTable, type EmbeddedTable } from '../../scripts/embedded/table.mjs';
import type { Context } from '../../scripts/user/command.ts';
import { securityLogOf } from '../../scripts/user/securityLog.ts';
import { aUser } from '../support/accounts.ts';
import { NOW } from '../support/operatedAccounts.ts';
import { said } from '../support/userCommand.ts';
import { documentsAt, TABLE } from './embedded/clients.ts';

const RAVI = aUser({ id: '01KAGVKJ6Q5T3ZB7W2M9X4C8RD', username: 'ravi', usernameKey: 'ravi' });
const MEERA = aUser({ username: 'meera', usernameKey: 'meera' });

let local: string;
let server: EmbeddedTable;
let table: Table;
beforeAll(async () => {
  local = mkdtempSync(join(tmpdir(), 'user-log-'));
  server = await startTable({ folder: join(local, 'table'), tableName: TABLE });
  table = { name: TABLE, client: documentsAt(server.endpoint) };
  for (const user of [RAVI, MEERA]) await createUser(table, user, null);
});
afterAll(async () => {
  table.client.destroy();
  await server.stop();
  rmSync(local, { recursive: true });
});

const run = (...args: string[]) => said(args, { localFolder: local, nowUnixMs: NOW });

const eventsOf = async (name: string) => {
  const { out } = await run('log', name, '--json');
  return (JSON.parse(out) as { events: SecurityLine[] }).events;
};

test('shows what the service wrote of an account, and what operators did since', async () => {
  expect(await eventsOf('ravi')).toEqual([]);
  const ago = NOW - 86_400_000;
  const line = securityLine('sign_in', RAVI.id, { ip: '203.0.113.7', requestId: 'Gw1=', nowUnixMs: ago });
  const other = securityLine('sign_in', MEERA.id, { ip: '203.0.113.8', requestId: 'Gw2=', nowUnixMs: NOW });
  writeFileSync(join(local, SECURITY_LOG), `${JSON.stringify(line)}\n${JSON.stringify(other)}\n`);
  await run('role', 'ravi', 'editor');
  const events = await eventsOf('ravi');
  expect(events.map(({ event, network }) => [event, network])).toEqual([
    ['sign_in', '203.0.113.0/24'],
    ['role_changed', null],
  ]);
  expect((await run('log', 'ravi')).out).toBe(
    '2026-02-28T06:00:00.000Z  sign_in               203.0.113.0/24  Gw1=\n' +
      '2026-03-01T06:00:00.000Z  role_changed          an operator',
  );
});

test('events of a deleted account remain, and are found by its id alone', async () => {
  await said(['erase', 'ravi', '--yes'], { localFolder: local, nowUnixMs: NOW + 1000 });
  expect((await run('log', 'ravi')).code).toBe(1);
  expect((await eventsOf(RAVI.id)).map(({ event }) => event)).toEqual(['sign_in', 'role_changed', 'account_deleted']);
});

test('for a table on AWS says how to query its log', async () => {
  const { record, text } = await securityLogOf({ table, args: ['meera'], securityLogFile: null } as unknown as Context);
  expect(text).toContain(`message.user = "${loggedUser(MEERA.id)}"`);
  expect(record).toMatchObject({ user: loggedUser(MEERA.id) });
});
