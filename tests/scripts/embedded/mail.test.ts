import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GetSendQuotaCommand, SendEmailCommand, type SESClient } from '@aws-sdk/client-ses';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { startMail, type EmbeddedMail, type MailFault, type SentMail } from '../../../scripts/embedded/mail.mjs';
import { errorOf, IMPATIENT_MS, sesAt } from './clients.ts';

let mail: EmbeddedMail;
let ses: SESClient;
const heard: SentMail[] = [];
beforeAll(async () => {
  mail = await startMail({ onMail: (taken) => heard.push(taken) });
  ses = sesAt(mail.endpoint);
});
beforeEach(() => {
  mail.clear();
});
afterEach(() => {
  mail.fail(null);
});
afterAll(async () => {
  ses.destroy();
  await mail.stop();
});

const FROM = 'Vedic Astrology <no-reply@localhost.example>';
const SUBJECT = 'अपना ई-मेल पता पुष्ट करें';

function message({ to = ['asha@example.com'], subject = SUBJECT, text = 'नमस्ते & <b>', html = '<p>नमस्ते</p>' } = {}) {
  const utf8 = (Data: string) => ({ Data, Charset: 'UTF-8' });
  return new SendEmailCommand({
    Source: FROM,
    Destination: { ToAddresses: to },
    Message: { Subject: utf8(subject), Body: { Text: utf8(text), Html: utf8(html) } },
    ConfigurationSetName: 'mails',
  });
}

describe('a mail', () => {
  test('arrives in the outbox as it was sent', async () => {
    const before = Date.now();
    const { MessageId: id } = await ses.send(message());
    const [taken] = mail.outbox();
    expect(taken).toEqual({
      id,
      to: 'asha@example.com',
      from: FROM,
      subject: SUBJECT,
      text: 'नमस्ते & <b>',
      html: '<p>नमस्ते</p>',
      sent_at: expect.any(String),
    });
    expect(Math.abs(Date.parse(taken!.sent_at) - before)).toBeLessThan(5000);
    expect(heard.at(-1)).toEqual(taken);
  });

  test('may have no HTML, and several recipients', async () => {
    const { input } = message({ to: ['a@example.com', 'b@example.com'] });
    const Message = { ...input.Message!, Body: { Text: { Data: 'Hello' } } };
    await ses.send(new SendEmailCommand({ ...input, Message }));
    expect(mail.outbox()).toMatchObject([{ to: 'a@example.com, b@example.com', text: 'Hello', html: null }]);
  });

  test('comes before earlier ones', async () => {
    for (const subject of ['one', 'two', 'three']) await ses.send(message({ subject }));
    expect(mail.outbox().map(({ subject }) => subject)).toEqual(['three', 'two', 'one']);
  });

  test.each([
    ['no recipient', { to: [] }],
    ['no domain', { to: ['asha'] }],
    ['a second header in the address', { to: ['asha@example.com\r\nBcc: all@example.com'] }],
    ['a second header in the subject', { subject: 'Hello\nBcc: all@example.com' }],
    ['an address beyond ASCII', { to: ['आशा@example.com'] }],
  ])('with %s is refused', async (_, parts) => {
    expect(await errorOf(ses.send(message(parts)))).toBe('InvalidParameterValue');
    expect(mail.outbox()).toEqual([]);
  });
});

test.each<[MailFault, string, string]>([
  ['reject', 'MessageRejected', 'Email rejected.'],
  ['sandbox', 'MessageRejected', 'not verified'],
  ['throttle', 'Throttling', 'Maximum sending rate exceeded.'],
  ['error', 'InternalFailure', ''],
  ['timeout', 'TimeoutError', ''],
  ['down', 'ECONNRESET', ''],
])('%s', async (fault, name, words) => {
  mail.fail(fault, { times: 2 });
  const client = fault === 'timeout' ? sesAt(mail.endpoint, IMPATIENT_MS) : ses;
  expect(await errorOf(client.send(message()))).toBe(name);
  await expect(client.send(message())).rejects.toThrow(words);
  expect(mail.outbox()).toEqual([]);
  await ses.send(message());
  expect(mail.outbox()).toHaveLength(1);
});

test('a fault can be limited to one address', async () => {
  mail.fail('reject', { where: (_, { to }) => to === 'bounces@example.com' });
  expect(await errorOf(ses.send(message({ to: ['bounces@example.com'] })))).toBe('MessageRejected');
  expect(await errorOf(ses.send(message()))).toBe('none');
});

test('other operations of SES are refused', async () => {
  expect(await errorOf(ses.send(new GetSendQuotaCommand({})))).toBe('InvalidAction');
});

test('a web page cannot send: it has no signature', async () => {
  const body = 'Action=SendEmail&Source=a@b.c&Destination.ToAddresses.member.1=a@b.c&Message.Body.Text.Data=x';
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  expect((await fetch(mail.endpoint, { method: 'POST', headers, body })).status).toBe(403);
  expect(mail.outbox()).toEqual([]);
});

describe('a folder', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'outbox-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  async function during<T>(use: (part: EmbeddedMail, client: SESClient) => Promise<T>): Promise<T> {
    const part = await startMail({ folder });
    const client = sesAt(part.endpoint);
    const result = await use(part, client);
    client.destroy();
    await part.stop();
    return result;
  }

  test('keeps mails for the next start, in their order', async () => {
    const sent = await during(async (part, client) => {
      for (const subject of ['one', SUBJECT]) await client.send(message({ subject }));
      return part.outbox();
    });
    expect(sent.map(({ subject }) => subject)).toEqual([SUBJECT, 'one']);
    expect(await during(async (part) => Promise.resolve(part.outbox()))).toEqual(sent);
  });

  test('keeps the newest 200', async () => {
    const kept = await during(async (part, client) => {
      for (let n = 1; n <= 203; n++) await client.send(message({ subject: String(n) }));
      return part.outbox().map(({ subject }) => subject);
    });
    expect([kept.length, kept[0], kept.at(-1)]).toEqual([200, '203', '4']);
    expect(readdirSync(folder)).toHaveLength(200);
  });

  test('is emptied with the outbox', async () => {
    await during(async (part, client) => {
      await client.send(message());
      part.clear();
      expect([part.outbox(), readdirSync(folder)]).toEqual([[], []]);
    });
  });

  test('may hold files that are no mails', async () => {
    const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    writeFileSync(join(folder, 'half.json'), '{"id":');
    writeFileSync(join(folder, 'other.json'), '{"id":"x"}');
    writeFileSync(join(folder, 'notes.txt'), 'hello');
    expect(await during(async (part) => Promise.resolve(part.outbox()))).toEqual([]);
    expect(silence).toHaveBeenCalledTimes(2);
    silence.mockRestore();
  });
});
