/**
 * A machine whose clock is wrong is noticed by the dates that DynamoDB and SES answer with.
 * @isolated
 */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { listening, type Heard } from '../support/accounts.ts';

const MINUTE_MS = 60_000;

let server: Server;
let endpoint: string;
/** How the service answers: with the date of its clock, or without any. */
let service: { status: number; aheadMs: number | null };
let heard: Heard;
beforeAll(async () => {
  Object.assign(process.env, { AWS_REGION: 'local', AWS_ACCESS_KEY_ID: 'local', AWS_SECRET_ACCESS_KEY: 'local' });
  server = createServer((request, response) => {
    request.resume();
    const { aheadMs, status } = service;
    response.sendDate = false;
    if (aheadMs !== null) response.setHeader('date', new Date(Date.now() + aheadMs).toUTCString());
    const isTable = request.headers['x-amz-target'] !== undefined;
    response.writeHead(status, { 'content-type': isTable ? 'application/x-amz-json-1.0' : 'text/xml' });
    response.end(isTable ? '{}' : '<SendEmailResponse><SendEmailResult/></SendEmailResponse>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  service = { status: 200, aheadMs: 0 };
  heard = listening();
  // What is said once is said once per process.
  jest.resetModules();
});
afterEach(() => {
  heard.end();
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

async function readTwice(): Promise<void> {
  const { openTable } = await import('../../lib/auth/table.ts');
  const { userById } = await import('../../lib/auth/store.ts');
  const table = openTable('accounts', { endpoint });
  for (const id of ['a', 'b']) await userById(table, id).catch(() => null);
  table.client.destroy();
}

async function mailTwice(): Promise<void> {
  const { mailer } = await import('../../lib/auth/mail/mailer.ts');
  const send = mailer({ from: 'no-reply@example.com', endpoint });
  const mail = { subject: 'x', text: 'x', html: 'x' };
  for (const to of ['a@example.com', 'b@example.com']) await send(to, mail).catch(() => null);
}

const skews = () => heard.lines().map((line) => JSON.parse(line) as { code: string; skew_seconds: number });

test.each<[string, () => Promise<void>]>([
  ['DynamoDB', readTwice],
  ['SES', mailTwice],
])('a response of %s six minutes ahead of us raises one alarm', async (_, ask) => {
  service.aheadMs = 6 * MINUTE_MS;
  await ask();
  expect(heard.alarms()).toEqual(['clock_skew']);
  expect(Math.abs(skews()[0]!.skew_seconds + 360)).toBeLessThanOrEqual(2);
});

test('a response six minutes behind raises it too, even a refusal', async () => {
  service = { status: 400, aheadMs: -6 * MINUTE_MS };
  await readTwice();
  expect(heard.alarms()).toEqual(['clock_skew']);
  expect(Math.abs(skews()[0]!.skew_seconds - 360)).toBeLessThanOrEqual(2);
});

test.each<[string, number | null]>([
  ['in step', 0],
  ['four minutes ahead', 4 * MINUTE_MS],
  ['four minutes behind', -4 * MINUTE_MS],
  ['without a date', null],
])('a response %s raises none', async (_, aheadMs) => {
  service.aheadMs = aheadMs;
  await readTwice();
  await mailTwice();
  expect(heard.lines()).toEqual([]);
});
