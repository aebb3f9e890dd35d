/**
 * Actions of operators reach the security log through the table.
 * @isolated
 */
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { deliverDue } from '../../../lib/auth/mail/delivery.ts';
import { changed, eraseUser } from '../../../lib/auth/log/operator.ts';
import { waitingLines } from '../../../lib/auth/log/operatorLog.ts';
import { loggedUser } from '../../../lib/auth/log/securityLog.ts';
import { ASHA, NOW, operatedAccounts, RAVI, type OperatedAccounts } from '../../support/operatedAccounts.ts';

let accounts: OperatedAccounts;
beforeAll(async () => {
  accounts = await operatedAccounts();
});
afterAll(() => accounts.stop());
beforeEach(() => {
  accounts.lines.length = 0;
});

test('a role, a lock and an erasure are one line each, written once', async () => {
  const { lines, parts, table } = accounts;
  const asha = await accounts.registered(ASHA);
  lines.length = 0;
  await changed(table, asha, { role: 'editor' }, NOW);
  await changed(table, { ...asha, role: 'editor' }, { role: 'editor' }, NOW + 1);
  await changed(table, { ...asha, role: 'editor' }, { isDisabled: true }, NOW + 2);
  await changed(table, { ...asha, role: 'editor', isDisabled: true }, { isDisabled: false }, NOW + 3);
  await eraseUser(table, asha.id, asha, NOW + 4);
  expect(lines).toEqual([]);
  await deliverDue(parts, NOW + 1000);
  await deliverDue(parts, NOW + 2000);
  expect(lines.map(({ event, network, user }) => [event, user, network])).toEqual(
    ['role_changed', 'account_disabled', 'account_enabled', 'account_deleted'].map((event) => [
      event,
      loggedUser(asha.id),
      null,
    ]),
  );
  expect(await waitingLines(table)).toEqual([]);
});

test('lines are written even without a mailer, and wait until a service writes them', async () => {
  const { lines, parts, table } = accounts;
  const ravi = await accounts.registered(RAVI);
  lines.length = 0;
  await changed(table, ravi, { isVerified: true }, NOW);
  expect((await waitingLines(table)).map(({ line }) => line.event)).toEqual(['verified']);
  await deliverDue({ ...parts, mailer: null }, NOW);
  expect(lines.map(({ event }) => event)).toEqual(['verified']);
});
