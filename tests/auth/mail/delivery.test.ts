/** @isolated */
import { setTimeout as sleep } from 'node:timers/promises';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { deliver, deliverDue } from '../../../lib/auth/mail/delivery.ts';
import type { MailKind } from '../../../lib/words/account/mailWords.ts';
import { heldOrders, mailOrder, putOrder, type MailOrder } from '../../../lib/auth/mail/outbox.ts';
import { forgotPassword } from '../../../lib/auth/account/recovery.ts';
import { login } from '../../../lib/auth/token/session.ts';
import { changeUser } from '../../../lib/auth/store.ts';
import type { MailFault } from '../../../scripts/embedded/mail.mjs';
import { callerAt, linkToken, listening, newName, PASSWORD, startAccounts } from '../../support/accounts.ts';
import type { Accounts, Heard, SignedUp } from '../../support/accounts.ts';

const NOW_MS = Date.UTC(2026, 5, 1);
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

let accounts: Accounts;
let heard: Heard;
beforeAll(async () => {
  accounts = await startAccounts();
});
beforeEach(async () => {
  heard = listening();
  accounts.mail.fail(null);
  accounts.mail.clear();
  await deliverDue(accounts.parts, NOW_MS + 100 * 24 * HOUR_MS);
});
afterEach(() => {
  accounts.table.fail(null);
  heard.end();
});
afterAll(() => accounts.stop());

const orderFor = ({ user }: SignedUp, kind: MailKind, atMs = NOW_MS): MailOrder =>
  mailOrder(kind, user.id, 'en', { id: newName(), nowUnixSeconds: atMs / 1000 });
const recipients = () => accounts.mail.outbox().map(({ to }) => to);
const orders = () => accounts.items('OUTBOX');

/** Lets a clock run as the schedule does, and notes at which second after the start a mail was tried. */
async function tried(fault: MailFault, hours: number, stepMs = MINUTE_MS): Promise<number[]> {
  const seconds: number[] = [];
  let elapsedMs = 0;
  accounts.mail.fail(fault, { where: () => seconds.push(elapsedMs / 1000) > 0 });
  for (; elapsedMs <= hours * HOUR_MS; elapsedMs += stepMs) await deliverDue(accounts.parts, NOW_MS + elapsedMs);
  return seconds;
}

describe('a mail that SES does not take', () => {
  test('is tried five times more in about six hours, then given up with an alarm', async () => {
    const asha = await accounts.signedUp();
    await forgotPassword(accounts.parts, asha.email, callerAt(NOW_MS));
    const seconds = await tried('reject', 7);
    // Pauses of 1 and 10 minutes, 1, 2 and 3 hours.
    expect(seconds).toEqual([0, 60, 660, 4260, 11_460, 22_260]);
    expect(heard.alarms()).toEqual([...Array<string>(6).fill('mail_failed'), 'mail_given_up']);
    expect(heard.lines().join()).not.toContain(asha.email);
    expect(await orders()).toEqual([]);
  });

  test('is sent once when SES works again, with a link that is valid from then on', async () => {
    const asha = await accounts.signedUp({ isVerified: false });
    await putOrder(accounts.parts.table, orderFor(asha, 'verify'));
    await tried('throttle', 1);
    accounts.mail.fail(null);
    const laterMs = NOW_MS + 2 * HOUR_MS;
    await deliverDue(accounts.parts, laterMs);
    await deliverDue(accounts.parts, laterMs + HOUR_MS);
    expect(recipients()).toEqual([asha.email]);
    const [stored] = await accounts.items(`USER#${asha.user.id}`);
    expect(stored).toMatchObject({ verifyExpiresAt: laterMs / 1000 + 24 * 3600 });
    const { verify } = await import('../../../lib/auth/account/registration.ts');
    const token = linkToken(accounts.mail.outbox()[0]!);
    const lastMoment = callerAt(laterMs + 24 * HOUR_MS - 1000);
    expect(await verify(accounts.parts, token, lastMoment)).toBe('verified');
  });

  test('that was given up is queued again by the next login', async () => {
    const asha = await accounts.signedUp({ isVerified: false, verifyOrderedAt: NOW_MS / 1000 });
    await putOrder(accounts.parts.table, orderFor(asha, 'verify'));
    await tried('sandbox', 8, 10 * MINUTE_MS);
    accounts.mail.fail(null);
    const laterMs = NOW_MS + 9 * HOUR_MS;
    await login(accounts.parts, { email: asha.email, password: PASSWORD }, callerAt(laterMs));
    await deliverDue(accounts.parts, laterMs);
    expect(recipients()).toEqual([asha.email]);
  });
});

describe('an order', () => {
  test.each<[string, MailKind, (of: SignedUp) => Promise<unknown>]>([
    ['verified meanwhile', 'verify', (asha) => change(asha, { isVerified: true })],
    ['disabled meanwhile', 'reset', (asha) => change(asha, { isDisabled: true })],
    ['whose address bounced meanwhile', 'password_changed', (asha) => change(asha, { isMailSuppressed: true })],
  ])('for a user %s is forgotten', async (_, kind, happens) => {
    const asha = await accounts.signedUp({ isVerified: false });
    await putOrder(accounts.parts.table, orderFor(asha, kind));
    await happens(asha);
    await deliverDue(accounts.parts, NOW_MS);
    expect([recipients(), await orders()]).toEqual([[], []]);
  });

  const change = ({ user }: SignedUp, to: Parameters<typeof changeUser>[2]) =>
    changeUser(accounts.parts.table, user, to, { nowIso: '2026-06-01T00:00:00Z' });

  test('without a recipient is deleted', async () => {
    for (const userId of [null, 'gone']) {
      const order = { ...mailOrder('reset', userId, 'en', { id: newName(), nowUnixSeconds: NOW_MS / 1000 }) };
      await putOrder(accounts.parts.table, order);
    }
    await deliverDue(accounts.parts, NOW_MS);
    expect([recipients(), await orders()]).toEqual([[], []]);
  });

  test('of yesterday is not sent any more, though the table still has it', async () => {
    const asha = await accounts.signedUp();
    await putOrder(accounts.parts.table, orderFor(asha, 'reset'));
    await deliverDue(accounts.parts, NOW_MS + 24 * HOUR_MS);
    expect(recipients()).toEqual([]);
    expect(await orders()).toMatchObject([{ expiresAt: NOW_MS / 1000 + 86_400 }]);
    await deliverDue(accounts.parts, NOW_MS + 24 * HOUR_MS - 1000);
    expect(recipients()).toEqual([asha.email]);
  });

  test('reserved by a sender that failed becomes due again after a minute', async () => {
    const asha = await accounts.signedUp();
    await putOrder(accounts.parts.table, orderFor(asha, 'reset'));
    expect(await heldOrders(accounts.parts.table, NOW_MS / 1000)).toHaveLength(1);
    await deliverDue(accounts.parts, NOW_MS + 59_000);
    expect(recipients()).toEqual([]);
    await deliverDue(accounts.parts, NOW_MS + 60_000);
    expect(recipients()).toEqual([asha.email]);
  });

  test('is found behind more than a page of orders that wait', async () => {
    const asha = await accounts.signedUp();
    const { client, name } = accounts.parts.table;
    const waiting = { ...orderFor(asha, 'reset'), dueAt: NOW_MS / 1000 + 3600, filler: 'x'.repeat(350_000) };
    for (let i = 0; i < 4; i++) {
      const Item = { pk: 'OUTBOX', sk: `0-${i}`, ...waiting, id: `0-${i}` };
      await client.send(new PutCommand({ TableName: name, Item }));
    }
    await putOrder(accounts.parts.table, orderFor(asha, 'password_changed'));
    await deliverDue(accounts.parts, NOW_MS);
    expect(recipients()).toEqual([asha.email]);
    await deliverDue(accounts.parts, NOW_MS + 2 * HOUR_MS);
    expect(recipients()).toHaveLength(5);
  });

  test('that fails because of the table neither delays the others nor is lost', async () => {
    const [asha, ravi] = [await accounts.signedUp(), await accounts.signedUp()];
    for (const signedUp of [asha, ravi]) await putOrder(accounts.parts.table, orderFor(signedUp, 'password_changed'));
    const isAsha = (operation: string, input: object) =>
      operation === 'GetItem' && JSON.stringify(input).includes(asha.user.id);
    accounts.table.fail('error', { where: isAsha });
    const sent: string[] = [];
    const slow = { ...accounts.parts, mailer: (to: string) => sleep(300).then(() => void sent.push(to)) };
    await expect(deliverDue(slow, NOW_MS)).rejects.toMatchObject({ name: 'AccountsUnavailable' });
    // The function may be stopped as soon as it has returned.
    expect(sent).toEqual([ravi.email]);
    accounts.table.fail(null);
    await deliverDue(accounts.parts, NOW_MS + MINUTE_MS);
    expect(recipients()).toEqual([asha.email]);
  });
});

describe('a mail', () => {
  test('is in the language of its order, as is the page of its link', async () => {
    const asha = await accounts.signedUp({ isVerified: false, fullName: 'आशा राव' });
    await deliver(accounts.parts, { ...orderFor(asha, 'verify'), lang: 'hi' }, NOW_MS);
    const { html, subject, text } = accounts.mail.outbox()[0]!;
    expect(subject).toBe('अपने ई-मेल पते की पुष्टि करें');
    expect(text).toMatch(/^https:\/\/api\.example\.com\/api\/v1\/auth\/verify\?token=[\w-]{43}&ask=true&lang=hi$/m);
    expect(html).toContain('आशा राव');
  });

  test('holds the only copy of its token: the table has a hash', async () => {
    const asha = await accounts.signedUp();
    await deliver(accounts.parts, orderFor(asha, 'reset'), NOW_MS);
    const token = linkToken(accounts.mail.outbox()[0]!);
    const kept = JSON.stringify(await accounts.items(''));
    expect(kept).not.toContain(token);
    const { createHash } = await import('node:crypto');
    expect(kept).toContain(createHash('sha256').update(token).digest('base64url'));
  });

  test('is sent to the address in ASCII', async () => {
    const emailAddress = 'asha@xn--p1b6ci4b4b3a.xn--11b5bs3a9aj6g';
    const asha = await accounts.signedUp({ email: 'asha@उदाहरण.परीक्षा', emailAddress });
    await deliver(accounts.parts, orderFor(asha, 'password_changed'), NOW_MS);
    expect(recipients()).toEqual([emailAddress]);
  });
});
