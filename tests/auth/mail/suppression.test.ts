/** @isolated */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { SNSEvent } from 'aws-lambda';
import { deliverDue } from '../../../lib/auth/mail/delivery.ts';
import { noteReports } from '../../../lib/auth/mail/suppression.ts';
import { codeOf, newName, PASSWORD, startAccounts, type Accounts, type SignedUp } from '../../support/accounts.ts';

let accounts: Accounts;
beforeAll(async () => {
  accounts = await startAccounts();
});
afterAll(() => accounts.stop());

// As SES documents them (contents of event data that it publishes to SNS), shortened.
const bounce = (bounceType: string, ...addresses: string[]) =>
  JSON.stringify({
    eventType: 'Bounce',
    bounce: {
      bounceType,
      bounceSubType: 'General',
      bouncedRecipients: addresses.map((emailAddress) => ({ emailAddress, action: 'failed', status: '5.1.1' })),
      timestamp: '2026-06-01T00:00:00.000Z',
    },
    mail: { destination: addresses },
  });
const complaint = (...addresses: string[]) =>
  JSON.stringify({
    eventType: 'Complaint',
    complaint: { complainedRecipients: addresses.map((emailAddress) => ({ emailAddress })) },
    mail: { destination: addresses },
  });
const delivery = (address: string) =>
  JSON.stringify({ eventType: 'Delivery', delivery: { recipients: [address] }, mail: { destination: [address] } });

const note = (...reports: string[]) => noteReports(accounts.parts, reports, Date.now());
const isSuppressed = async ({ user }: SignedUp) => (await accounts.items(`USER#${user.id}`))[0]!['isMailSuppressed'];

test.each<[string, (address: string) => string, boolean]>([
  ['a bounce for good', (address) => bounce('Permanent', address), true],
  ['a bounce that may pass', (address) => bounce('Transient', address), false],
  ['a bounce of unknown kind', (address) => bounce('Undetermined', address), false],
  ['a complaint', complaint, true],
  ['a delivery', delivery, false],
  ['the address in other case', (address) => complaint(address.toUpperCase()), true],
  ['one of several recipients', (address) => bounce('Permanent', 'other@example.com', address), true],
  ['a report of nobody', () => complaint('nobody@example.com'), false],
])('%s', async (_, report, suppressed) => {
  const asha = await accounts.signedUp();
  await note(report(asha.email));
  expect(await isSuppressed(asha)).toBe(suppressed);
});

test('an address in another script is found by its form in ASCII', async () => {
  const emailKey = `${newName()}@xn--p1b6ci4b4b3a.xn--11b5bs3a9aj6g`;
  const asha = await accounts.signedUp({ emailKey, emailAddress: emailKey });
  await note(complaint(emailKey));
  expect(await isSuppressed(asha)).toBe(true);
});

describe('a suppressed user', () => {
  test('gets no mail of any kind, and cannot see a difference', async () => {
    const asha = await accounts.signedUp({ isVerified: false });
    const { accessToken: as, email } = asha;
    const before = await accounts.get('/me', { as });
    await note(bounce('Permanent', email));
    expect((await accounts.get('/me', { as })).text).toBe(before.text);
    expect(codeOf(await accounts.post('/forgot-password', { email }))).toBe('200 reset_requested');
    expect((await accounts.post('/login', { email, password: PASSWORD })).status).toBe(200);
    const passwords = { current_password: PASSWORD, new_password: 'Kanya-Rashi-2026' };
    expect(codeOf(await accounts.post('/change-password', passwords, { as }))).toBe('200 password_changed');
    await deliverDue(accounts.parts, Date.now());
    expect(accounts.mail.outbox().filter(({ to }) => to === email)).toEqual([]);
    expect(await accounts.items('OUTBOX')).toEqual([]);
  });
});

test('text that is no report stops none of the others, and is not quoted', async () => {
  const asha = await accounts.signedUp();
  // SES sends this when the topic is set up.
  const greeting = 'Successfully validated SNS topic for Amazon SES event publishing.';
  const odd = ['', 'null', '7', '[]', '{}', '{"bounce":null}', '{"bounce":{"bounceType":"Permanent"}}'];
  await note(greeting, ...odd, `${asha.email} {`, bounce('Permanent', 'not an address'), complaint(asha.email));
  expect(await isSuppressed(asha)).toBe(true);
});

test('reports arrive by SNS', async () => {
  const { noteMailEvents } = await import('../../../functions/auth/routes.ts');
  const [asha, ravi] = [await accounts.signedUp(), await accounts.signedUp()];
  const Records = [complaint(asha.email), bounce('Permanent', ravi.email)].map((Message) => ({ Sns: { Message } }));
  await noteMailEvents({ Records } as SNSEvent);
  expect([await isSuppressed(asha), await isSuppressed(ravi)]).toEqual([true, true]);
});
