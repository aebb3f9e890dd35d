/**
 * What an operator sees of guesses at an account, and how he ends their delays.
 * @isolated
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { failures } from '../../lib/auth/limits/failures.ts';
import { waitingLines } from '../../lib/auth/log/operatorLog.ts';
import { places, type Spot } from '../../lib/auth/limits/places.ts';
import { createUser } from '../../lib/auth/store.ts';
import type { Table } from '../../lib/auth/table.ts';
import { startTable, type EmbeddedTable } from '../../scripts/embedded/table.mjs';
import { aUser } from '../support/accounts.ts';
import { NOW } from '../support/operatedAccounts.ts';
import { said } from '../support/userCommand.ts';
import { documentsAt, TABLE } from './embedded/clients.ts';

const RAVI = aUser({ username: 'ravi', usernameKey: 'ravi' });

let local: string;
let server: EmbeddedTable;
let table: Table;
beforeAll(async () => {
  local = mkdtempSync(join(tmpdir(), 'user-unlock-'));
  server = await startTable({ folder: join(local, 'table'), tableName: TABLE });
  table = { name: TABLE, client: documentsAt(server.endpoint) };
  await createUser(table, RAVI, null);
});
afterAll(async () => {
  table.client.destroy();
  await server.stop();
  rmSync(local, { recursive: true });
});

const run = (...args: string[]) => said(args, { localFolder: local, nowUnixMs: NOW });

test('an account that is guessed at shows its failures of the day, and is unlocked', async () => {
  const [counted, noted] = [failures(table, 2), places(table)];
  const spots = ['198.51.100.1', '198.51.100.2'].map((address) => ({ account: RAVI.emailKey, address }));
  const [home, stranger] = spots as [Spot, Spot];
  for (let i = 0; i < 3; i++) await counted.counted(RAVI.emailKey, NOW / 1000);
  await noted.known(home, RAVI.id, NOW / 1000);
  await noted.isHeld(stranger, await noted.at(stranger, RAVI.id, NOW / 1000), NOW / 1000 + 3600);
  expect((await run('show', 'ravi')).out).toMatch(/^failed_logins_of_day +3$/m);
  const { code, out } = await run('unlock', 'ravi');
  expect([code, out]).toEqual([
    0,
    `${RAVI.email} (${RAVI.id}): failed logins of the day are 0 now, were 3. An address with ten of them in a quarter of an hour waits until its end all the same.`,
  ]);
  expect(await noted.at(stranger, RAVI.id, NOW / 1000)).toMatchObject({ isKnown: false, waitSeconds: 0 });
  expect((await noted.at(home, RAVI.id, NOW / 1000)).isKnown).toBe(true);
  expect(JSON.parse((await run('unlock', 'ravi', '--json')).out)).toMatchObject({
    failed_logins_of_day: 0,
    failed_logins_before: 0,
  });
  const events = (await waitingLines(table)).map(({ line }) => line.event);
  expect(events).toEqual(['account_unlocked', 'account_unlocked']);
});
