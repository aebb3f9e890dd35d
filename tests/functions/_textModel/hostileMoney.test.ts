/**
 * Money: no lie of a model and no fault of the table gives back more than was set aside.
 * @isolated
 */
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { listening, type Heard } from '../../support/accounts.ts';
import { startTextRun, describedIn, type TextRun } from '../../support/textRun.ts';

let run: TextRun;
let heard: Heard;
/** What was spent before a test. */
let spentBefore: number;
beforeAll(async () => {
  run = await startTextRun('openai_compatible', { AI_DAILY_BUDGET_INR: '100', EMBEDDED_TRY_MS: '2000' });
});
beforeEach(async () => {
  heard = listening();
  run.stub.forget();
  spentBefore = await spentInAll();
});
afterEach(() => {
  run.accounts.table.fail(null);
  heard.end();
});
afterAll(() => run.stop());

const spentInAll = async () =>
  (await run.accounts.items('TEXT_BUDGET')).reduce((sum, { spentMicroInr }) => sum + Number(spentMicroInr), 0);
const spentMicroInr = async () => (await spentInAll()) - spentBefore;

const bodyWith = (usage: object) =>
  JSON.stringify({
    id: '1',
    object: 'chat.completion',
    created: 1,
    model: 'stub',
    choices: [{ index: 0, message: { role: 'assistant', content: '{"text":"no"}' }, finish_reason: 'stop' }],
    usage,
  });

test.each([
  { prompt_tokens: -1_000_000, completion_tokens: 10 },
  { prompt_tokens: 10, completion_tokens: -1_000_000 },
  { prompt_tokens: -1_000_000, completion_tokens: -1_000_000, total_tokens: -2_000_000 },
  { prompt_tokens: 0.5, completion_tokens: 0.5 },
  { prompt_tokens: '10', completion_tokens: '10' },
  { prompt_tokens: null, completion_tokens: {} },
  { prompt_tokens: 1e308, completion_tokens: 1e308 },
])('usage of %j leaves all that was set aside spent', async (usage) => {
  run.stub.always({ body: bodyWith(usage) });
  const answer = await run.day();
  expect([answer.status, describedIn(answer).ai_status, describedIn(answer).ai_tokens]).toEqual([200, 'template', 0]);
  expect(run.stub.requests).toHaveLength(2);
  // Two calls of at least 1,600 tokens at 400 INR a million.
  expect(await spentMicroInr()).toBeGreaterThanOrEqual(2 * 1600 * 400);
});

interface TableWrite {
  readonly Key?: { readonly pk?: { readonly S?: string } };
  readonly ExpressionAttributeValues?: Readonly<Record<string, { readonly N?: string }>>;
}
const isSettling = (_: string, { ExpressionAttributeValues: values, Key }: TableWrite) =>
  Key?.pk?.S === 'TEXT_BUDGET' && values?.[':micro']?.N?.startsWith('-') === true;

test('a reservation given back with a lost response is given back once', async () => {
  // 1,000 tokens in and 100 out cost 0.14 INR a call; two calls are made.
  run.stub.always({ body: bodyWith({ prompt_tokens: 1000, completion_tokens: 100 }) });
  run.accounts.table.fail('timeout_after_write', { times: 1, where: isSettling as never });
  await run.day();
  expect(run.stub.requests).toHaveLength(2);
  expect(await spentMicroInr()).toBe(2 * 140_000);
});

test('a table that falls silent after the call delays nobody, and the money stays reserved', async () => {
  await run.stop();
  run = await startTextRun('openai_compatible', { TEXT_MODEL_ANSWER_MS: '2500', EMBEDDED_TRY_MS: '5000' });
  spentBefore = 0;
  run.stub.always({ body: bodyWith({ prompt_tokens: 1000, completion_tokens: 100 }) });
  let tries = 0;
  const counted = (operation: string, write: TableWrite) => isSettling(operation, write) && ++tries > 0;
  run.accounts.table.fail('timeout', { where: counted as never });
  const answer = await run.day({}, { headers: { 'idempotency-key': 'slow-1' } });
  // There are three tries; the answer did not wait for the end of the first.
  expect(tries).toBe(1);
  expect([answer.status, describedIn(answer).ai_status]).toEqual([200, 'template']);
  run.accounts.table.fail(null);
  expect(await spentMicroInr()).toBeGreaterThanOrEqual(1600 * 400);
  // The next attempt gets through, and books the one call that was made.
  while ((await spentMicroInr()) !== 140_000) await pause(100);
  expect(run.stub.requests).toHaveLength(1);
});
