/**
 * The daily budget holds, whatever a model reports of its usage and however many requests are concurrent.
 * @isolated
 */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { listening, type Heard } from '../../support/accounts.ts';
import type { Answer } from '../../support/call.ts';
import { BROKEN_WIRES, UNFIT_TEXTS, type Misbehaviour } from '../../support/misbehaviours.ts';
import type { Wire } from '../../support/modelStub.ts';
import { inOtherOrder, startTextRun, describedIn, type TextRun } from '../../support/textRun.ts';

/** At the prices of the stub this is worth a handful of texts. */
const BUDGET_INR = 6;
const AT_ONCE = 20;

const birthOf = (i: number) => ({ date: `${1950 + i}-04-09`, time: '18:45:00' });

const embedded = await startTextRun(null);
/** Fits the first of the births alone: all others need a correction, which is a second call. */
const good = { text: inOtherOrder(describedIn(await embedded.day(birthOf(0))).ai_summary) };
await embedded.stop();

const DAY_MS = 86_400_000;
/** 14:30 in India: no day ends while a test runs. */
const NOON_MS = Date.UTC(2026, 10, 21, 9);
const setNow = (unixMs: number) => void jest.spyOn(Date, 'now').mockReturnValue(unixMs);
const resetsAt = ({ headers }: Answer) => headers['x-ai-budget-resets-at'];
const isSpent = (answer: Answer) => describedIn(answer).ai_reason === 'budget_spent';

const CASES: Readonly<Record<string, Misbehaviour>> = {
  'writes well': (answer) => ({ answer }),
  'reports no usage': (answer) => ({ answer, usage: 'none' }),
  'reports a usage of zero': (answer) => ({ answer, usage: 'zero' }),
  'reports a huge usage': (answer) => ({ answer, usage: 'huge' }),
  hangs: BROKEN_WIRES['hangs']!,
  'breaks off after the headers': BROKEN_WIRES['breaks off after the headers']!,
  'breaks off before the headers': BROKEN_WIRES['breaks off before the headers']!,
  'sends broken JSON inside': BROKEN_WIRES['sends broken JSON inside']!,
  'writes too little': UNFIT_TEXTS['writes too little']!,
};

describe.each<Wire>(['openai_compatible', 'bedrock'])('%s', (wire) => {
  let run: TextRun;
  let heard: Heard;
  beforeAll(async () => {
    run = await startTextRun(wire, { AI_DAILY_BUDGET_INR: String(BUDGET_INR), TEXT_MODEL_ANSWER_MS: '20000' });
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

  test.each(Object.keys(CASES))('a model that %s: twenty concurrent requests, then one after another', async (how) => {
    setNow(NOON_MS + Object.keys(CASES).indexOf(how) * DAY_MS);
    run.stub.always(CASES[how]!(good));
    const atOnce = Array.from({ length: AT_ONCE }, (_, i) => run.day(birthOf(i)));
    const answers = await Promise.all(atOnce);
    expect(answers.some(isSpent)).toBe(true);
    // The unused reservation is free again, so that the last request fits.
    let i = AT_ONCE;
    do answers.push(await run.day(birthOf(i++)));
    while (!isSpent(answers.at(-1)!));
    for (const { status } of answers) expect(status).toBe(200);
    expect(run.stub.billedInr()).toBeGreaterThan(0);
    expect(run.stub.billedInr()).toBeLessThanOrEqual(BUDGET_INR);
    const called = run.stub.requests.length;
    expect(isSpent(await run.day(birthOf(i - 1)))).toBe(true);
    expect(run.stub.requests).toHaveLength(called);
  });

  test('the next day begins at midnight in India, and texts are written again', async () => {
    const midnightMs = Date.UTC(2027, 0, 31, 18, 30);
    setNow(midnightMs - 1000);
    run.stub.always({ answer: {}, usage: 'zero' });
    const birth = birthOf(0);
    let answer = await run.day(birth);
    while (!isSpent(answer)) answer = await run.day(birth);
    expect(resetsAt(answer)).toBe('2027-02-01T00:00:00+05:30');
    setNow(midnightMs);
    run.stub.forget();
    run.stub.always({ answer: good });
    const described = describedIn(await run.day(birth));
    expect([described.ai_status, run.stub.requests.length]).toEqual(['generated', 1]);
  });
});

test('a budget below the cost of one call is spent before the first', async () => {
  const run = await startTextRun('openai_compatible', { AI_DAILY_BUDGET_INR: '0.01' });
  const heard = listening();
  expect(isSpent(await run.day())).toBe(true);
  expect(run.stub.requests).toHaveLength(0);
  heard.end();
  await run.stop();
});
