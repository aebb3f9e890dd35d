/**
 * Callers who try to get more texts than allowed, or those of others.
 * @isolated
 */
import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { called, listening, type Asked, type Heard } from '../../support/accounts.ts';
import { BIRTH } from '../../support/call.ts';
import { startTextRun, describedIn, type TextRun } from '../../support/textRun.ts';
import type { Handler } from '../../../functions/_shell/server.ts';

/** Ten seconds into a day of UTC and a minute. */
const NOW_MS = Math.ceil(Date.now() / 86_400_000) * 86_400_000 + 10_000;
const PATH = '/api/v1/pdae/analyze-ai?target_date=2026-11-20';

let run: TextRun;
let pdae: Handler;
let heard: Heard;
beforeAll(async () => {
  run = await startTextRun('openai_compatible', { AI_THROTTLING: 'on' });
  ({ handler: pdae } = (await import('../../../functions/pdae/routes.ts')) as { handler: Handler });
  heard = listening();
  jest.spyOn(Date, 'now').mockReturnValue(NOW_MS);
});
beforeEach(() => {
  run.stub.forget();
  run.stub.always({ status: 403 });
});
afterAll(async () => {
  jest.restoreAllMocks();
  heard.end();
  await run.stop();
});

/** Spends what an address may have in a minute. */
async function spent(ip: string): Promise<void> {
  for (let i = 0; i < 5; i++) expect((await run.day({}, { ip })).status).toBe(200);
  run.stub.forget();
}

const HEADERS: readonly Readonly<Record<string, string>>[] = [
  { authorization: 'Bearer' },
  { authorization: 'Basic YTpi' },
  { authorization: `Bearer ${'a'.repeat(8000)}` },
  { authorization: 'Bearer a, Bearer b' },
  { 'x-forwarded-for': '203.0.113.9' },
  { forwarded: 'for=203.0.113.9', 'x-real-ip': '203.0.113.9' },
  { 'x-http-method-override': 'GET' },
  { 'accept-language': 'hi' },
  { 'idempotency-key': 'another-key' },
];

test('no header buys a sixth text', async () => {
  const ip = '198.51.100.20';
  await spent(ip);
  for (const headers of HEADERS) expect([headers, (await run.day({}, { ip, headers })).status]).toEqual([headers, 429]);
  expect(run.stub.requests).toHaveLength(0);
});

test('nor does another spelling of the address, or another method', async () => {
  const ip = '198.51.100.21';
  await spent(ip);
  const asks: readonly (readonly [string, string])[] = [
    ['POST', `${PATH}&lang=hi`],
    ['POST', `${PATH}&x=1`],
    ['POST', PATH.replace('analyze-ai', 'analyze-ai/')],
    ['POST', PATH.replace('analyze-ai', 'Analyze-AI')],
    ['POST', PATH.replace('/pdae/', '//pdae//')],
    ['POST', PATH.replace('analyze-ai', 'analyze%2Dai')],
    ['GET', PATH],
    ['HEAD', PATH],
    ['PUT', PATH],
    ['OPTIONS', PATH],
  ];
  for (const [method, url] of asks) {
    const body = method === 'POST' || method === 'PUT' ? BIRTH : undefined;
    const { status } = await called(pdae, method, url, body, { ip });
    expect([method, url, status < 500 && status !== 200]).toEqual([method, url, true]);
  }
  expect(run.stub.requests).toHaveLength(0);
});

test('a key belongs to its address and to its path', async () => {
  const keyed = (ip: string): Asked => ({ ip, headers: { 'idempotency-key': 'shared-key' } });
  const mine = await run.day({ date: '1971-01-01' }, keyed('198.51.100.22'));
  const other = await run.day({ date: '1981-01-01' }, keyed('198.51.100.23'));
  expect([mine.status, other.status]).toEqual([200, 200]);
  expect(describedIn(other).ai_summary).not.toBe(describedIn(mine).ai_summary);
  const medical = { medical_data: { weak_planets: ['saturn'] } };
  expect((await run.medical('/medical/ai-reading', medical, keyed('198.51.100.22'))).status).toBe(422);
  expect((await run.medical('/medical/ai-reading', medical, keyed('198.51.100.24'))).status).toBe(200);
  // Neighbours of one network of 64 bits are one caller; those of the next are not.
  expect((await run.day({ date: '1972-01-01' }, keyed('2001:db8:9:1::1'))).status).toBe(200);
  expect((await run.day({ date: '1973-01-01' }, keyed('2001:db8:9:1:5::1'))).status).toBe(422);
  expect((await run.day({ date: '1973-01-01' }, keyed('2001:db8:9:2::1'))).status).toBe(200);
});
