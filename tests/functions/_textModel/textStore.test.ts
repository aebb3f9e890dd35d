/**
 * Texts of a model are stored for a day: for equal findings, and unreadable for anyone who has the table alone.
 * @isolated
 */
import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { listening, type Heard } from '../../support/accounts.ts';
import { BIRTH, type Answer } from '../../support/call.ts';
import { API_KEY, inOtherOrder, startTextRun, describedIn, type TextRun } from '../../support/textRun.ts';

const embedded = await startTextRun(null);
const textOf = async (body: object) => ({ text: inOtherOrder(describedIn(await embedded.day(body)).ai_summary) });
const OTHER = { date: '1975-12-24', time: '23:10:00' };
const [good, otherGood] = [await textOf({}), await textOf(OTHER)];
await embedded.stop();

let run: TextRun;
let heard: Heard;
beforeAll(async () => {
  run = await startTextRun('openai_compatible');
});
beforeEach(() => {
  run.stub.forget();
  heard = listening();
});
afterEach(() => {
  jest.restoreAllMocks();
  heard.end();
});
afterAll(() => run.stop());

const cacheOf = ({ headers }: Answer) => headers['x-ai-cache'];

test('equal findings are one call, another chart is another', async () => {
  run.stub.next({ answer: good }, { answer: otherGood });
  const first = await run.day();
  const again = await run.day({ name: 'Somebody Else' });
  expect([cacheOf(first), cacheOf(again), run.stub.requests.length]).toEqual(['miss', 'hit', 1]);
  expect(describedIn(again).ai_summary).toBe(describedIn(first).ai_summary);
  expect(describedIn(again)).toMatchObject({ ai_status: 'generated', ai_tokens: describedIn(first).ai_tokens });
  const other = await run.day(OTHER);
  expect([cacheOf(other), run.stub.requests.length]).toEqual(['miss', 2]);
  expect(describedIn(other).ai_summary).toBe(otherGood.text);
});

test('a composed text is not stored: the model is called again', async () => {
  const birth = { date: '1966-01-31' };
  run.stub.always({ status: 403 });
  await run.day(birth);
  const called = run.stub.requests.length;
  expect(called).toBeGreaterThan(0);
  await run.day(birth);
  expect(run.stub.requests.length).toBe(2 * called);
});

test('a text is kept for a day and no longer', async () => {
  run.stub.always({ answer: good });
  await run.day();
  const items = await run.accounts.items('TEXT#');
  const nowSeconds = Math.floor(Date.now() / 1000);
  expect(items.length).toBeGreaterThan(0);
  for (const { expiresAt } of items) {
    expect(Number(expiresAt) - nowSeconds).toBeLessThanOrEqual(86_400);
    expect(Number(expiresAt) - nowSeconds).toBeGreaterThan(86_400 - 600);
  }
  run.stub.forget();
  // The table deletes late, so the reader checks the time itself.
  jest.spyOn(Date, 'now').mockReturnValue((nowSeconds + 86_401) * 1000);
  expect(cacheOf(await run.day())).toBe('miss');
  expect(run.stub.requests).toHaveLength(1);
});

test('the table reveals neither caller nor subject', async () => {
  run.stub.always({ answer: good });
  const marked = { name: 'Canary Name', latitude: 28.6139, place_name: 'Canary Place' };
  await run.day(marked, { ip: '203.0.113.77', headers: { 'idempotency-key': 'canary-idempotency-key' } });
  const items = [...(await run.accounts.items('TEXT')), ...(await run.accounts.items('RATE'))];
  expect(items.map(({ pk }) => pk.split('#')[0])).toEqual(expect.arrayContaining(['TEXT', 'TEXT_BUDGET', 'TEXT_ONCE']));
  const stored = JSON.stringify(items);
  for (const described of [BIRTH.date, BIRTH.time, '28.6', '77.2', 'anary', '203.0.113', 'Kolkata', API_KEY]) {
    expect(stored).not.toContain(described);
  }
  // Keys are keyed hashes: trying charts does not reveal which one they belong to.
  for (const { pk } of items.filter(({ pk }) => /^TEXT(_ONCE)?#/.test(pk)))
    expect(pk).toMatch(/^TEXT(_ONCE)?#[\w-]{43}$/);
});

test('an unreachable table costs no answer and no rupee', async () => {
  run.accounts.table.fail('error');
  run.stub.always({ answer: good });
  const answer = await run.day({ date: '1988-08-08' });
  run.accounts.table.fail(null);
  expect(describedIn(answer)).toMatchObject({ ai_status: 'template', ai_reason: 'model_unavailable' });
  expect(run.stub.requests).toHaveLength(0);
});
