/** Whatever a model does, the answer is good, in time, and marked as what it is; by both wires. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { AiAnalysis } from '../../../../lib/schemas/pdaeAi.ts';
import { listening, type Heard } from '../../../support/accounts.ts';
import { dataOf, type Answer } from '../../../support/call.ts';
import { BROKEN_WIRES, UNFIT_TEXTS } from '../../../support/misbehaviours.ts';
import type { Wire } from '../../../support/modelStub.ts';
import { schemaFaults } from '../../../support/schema.ts';
import { inOtherOrder, MODEL_IDS, startTextRun, toldIn, type TextRun } from '../../../support/textRun.ts';

/** The gateway waits 30 s. */
const MOST_MS = 25_000;

/** A birth for each case, as a text that was told once is kept. */
const CASES = [...Object.keys(BROKEN_WIRES), ...Object.keys(UNFIT_TEXTS)];
const birthOf = (how: string, isMended: boolean) => ({
  date: `${1950 + CASES.indexOf(how)}-${isMended ? '03' : '10'}-14`,
  time: '09:20:00',
});

const embedded = await startTextRun(null);
const ours = new Map<string, string>();
for (const how of CASES) {
  for (const isMended of [false, true]) {
    const birth = birthOf(how, isMended);
    ours.set(birth.date, toldIn(await embedded.day(birth)).ai_summary);
  }
}
await embedded.stop();
const oursFor = ({ date }: { date: string }) => ours.get(date)!;
const goodFor = (birth: { date: string }) => ({ text: inOtherOrder(oursFor(birth)) });

const wordsOf = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** The record and the text are as they must be, whoever wrote it. */
function expectGood(answer: Answer): void {
  expect(answer.status).toBe(200);
  expect(schemaFaults(AiAnalysis, dataOf<object>(answer))).toEqual([]);
  const { ai_summary: summary } = toldIn(answer);
  expect(wordsOf(summary)).toBeGreaterThanOrEqual(200);
  expect(wordsOf(summary)).toBeLessThanOrEqual(250);
  expect(summary).toMatch(/[।!?]$/);
  expect(summary).not.toMatch(/[A-Za-z<>{}_*#]|2099|प्लूटो|मधुमेह|बंद कर दें/);
}

const warningsOf = ({ json }: Answer) =>
  (json as { meta: { warnings: { code: string }[] } }).meta.warnings
    .map(({ code }) => code)
    .filter((code) => code.startsWith('text_model'));

const REASONS: Readonly<Record<string, string>> = {
  hangs: 'timed_out',
  'is too slow': 'timed_out',
  'answers 429': 'model_unavailable',
  'answers 500': 'model_unavailable',
  'answers 503': 'model_unavailable',
  'answers 403 in HTML': 'model_unavailable',
  'breaks off before the headers': 'model_unavailable',
};

describe.each<Wire>(['openai_compatible', 'bedrock'])('%s', (wire) => {
  let run: TextRun;
  let heard: Heard;
  beforeAll(async () => {
    run = await startTextRun(wire);
    heard = listening();
  });
  beforeEach(() => run.stub.forget());
  afterAll(async () => {
    heard.end();
    await run.stop();
  });

  test.each(Object.keys(BROKEN_WIRES))('a model that %s: ours, and why', async (how) => {
    const birth = birthOf(how, false);
    run.stub.always(BROKEN_WIRES[how]!(goodFor(birth)));
    const startedMs = performance.now();
    const answer = await run.day(birth);
    expect(performance.now() - startedMs).toBeLessThan(MOST_MS);
    expectGood(answer);
    const told = toldIn(answer);
    expect(told.ai_summary).toBe(oursFor(birth));
    expect(told).toMatchObject({ ai_status: 'template', ai_model: null, ai_tokens: 0, ai_cost_estimate: 0 });
    const reasons = REASONS[how] ? [REASONS[how]] : ['unfit_answer', 'model_unavailable'];
    expect(reasons).toContain(told.ai_reason);
    expect(warningsOf(answer)).toEqual([`text_model_${told.ai_reason}`]);
    expect(run.stub.requests.length).toBeLessThanOrEqual(2);
  });

  test.each(Object.keys(UNFIT_TEXTS))('a model that %s, and again: never told as it is', async (how) => {
    const birth = birthOf(how, false);
    run.stub.always(UNFIT_TEXTS[how]!(goodFor(birth)));
    const answer = await run.day(birth);
    expectGood(answer);
    const { ai_reason, ai_status, ai_summary } = toldIn(answer);
    expect(run.stub.requests).toHaveLength(2);
    expect([ai_status, ai_reason]).toEqual(
      how === 'writes too much' ? ['generated', null] : ['template', 'unfit_answer'],
    );
    // What was too long is cut, and nothing is put in its place.
    if (ai_status === 'generated') expect(ai_summary.startsWith(goodFor(birth).text)).toBe(true);
    else expect(ai_summary).toBe(oursFor(birth));
  });

  test.each(Object.keys(UNFIT_TEXTS))('a model that %s and then mends it: its text, both calls paid', async (how) => {
    const birth = birthOf(how, true);
    const good = goodFor(birth);
    run.stub.next(UNFIT_TEXTS[how]!(good), { answer: good });
    const answer = await run.day(birth);
    expectGood(answer);
    const told = toldIn(answer);
    expect(told).toMatchObject({ ai_status: 'generated', ai_reason: null, ai_model: MODEL_IDS[wire] });
    expect(told.ai_summary).toBe(good.text);
    expect(run.stub.requests).toHaveLength(2);
    expect(Math.abs(told.ai_cost_estimate - run.stub.billedInr())).toBeLessThanOrEqual(0.0001);
    expect(run.stub.requests[1]!.prompt).toContain('faults');
  });
});
