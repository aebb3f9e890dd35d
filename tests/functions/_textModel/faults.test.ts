/**
 * Whatever a model does, the answer is good, in time, and names its writer; with both providers.
 * @isolated
 */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { listening, type Heard } from '../../support/accounts.ts';
import { dataOf, type Answer } from '../../support/call.ts';
import { BROKEN_WIRES, UNFIT_TEXTS } from '../../support/misbehaviours.ts';
import type { Wire } from '../../support/modelStub.ts';
import { schemaFaults } from '../../support/schema.ts';
import { TEXT_PATHS, type TextPath } from '../../support/textPaths.ts';
import { MODEL_IDS, startTextRun, describedIn, type TextRun } from '../../support/textRun.ts';

/** The gateway waits 30 s. */
const MOST_MS = 25_000;

const CASES = [...Object.keys(BROKEN_WIRES), ...Object.keys(UNFIT_TEXTS)];
/** The day by both wires; what is done with an answer is the same for all paths. */
const ROUNDS: readonly (readonly [Wire, readonly (keyof typeof TEXT_PATHS)[]])[] = [
  ['openai_compatible', ['day', 'timeline']],
  ['bedrock', ['day', 'reading']],
];

interface Case {
  readonly body: object;
  /** The texts of the embedded writer. */
  readonly ours: string[];
  readonly good: object;
}

/** A birth for each case, as a text is stored once it is written. */
async function casesOf(path: TextPath, embedded: TextRun): Promise<(how: string, isFixed: boolean) => Case> {
  const cases = new Map<string, Case>();
  for (const [i, how] of CASES.entries()) {
    for (const isFixed of how in UNFIT_TEXTS ? [false, true] : [false]) {
      const body = await path.body(embedded, { date: `${1950 + i}-${isFixed ? '03' : '10'}-14`, time: '09:20:00' });
      const answer = await path.ask(embedded, body);
      cases.set(`${how} ${isFixed}`, { body, ours: path.texts(answer), good: path.good(answer) });
    }
  }
  return (how, isFixed) => cases.get(`${how} ${isFixed}`)!;
}

const embedded = await startTextRun(null);
const CASES_OF = {
  day: await casesOf(TEXT_PATHS.day, embedded),
  reading: await casesOf(TEXT_PATHS.reading, embedded),
  timeline: await casesOf(TEXT_PATHS.timeline, embedded),
};
await embedded.stop();

const wordsOf = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** The record and the texts are correct, whoever wrote them. */
function expectGood(answer: Answer, { record, script, texts, words: [least, most] }: TextPath): void {
  expect(answer.status).toBe(200);
  expect(schemaFaults(record, dataOf<object>(answer))).toEqual([]);
  for (const text of texts(answer)) {
    expect(wordsOf(text)).toBeGreaterThanOrEqual(least);
    expect(wordsOf(text)).toBeLessThanOrEqual(most);
    expect(text).toMatch(/[।.!?]$/);
    expect(text).not.toMatch(/[<>{}_*#]|http|2099|प्लूटो|Pluto|मधुमेह|madhumeh|बंद कर दें|band kar dein/);
    expect(text).not.toMatch(script === 'latin' ? /\p{Script=Devanagari}/u : /[A-Za-z]/);
  }
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

describe.each(ROUNDS)('%s', (wire, names) => {
  let run: TextRun;
  let heard: Heard;
  beforeAll(async () => {
    run = await startTextRun(wire, { AI_DAILY_BUDGET_INR: '100000' });
    heard = listening();
  });
  beforeEach(() => run.stub.forget());
  afterAll(async () => {
    heard.end();
    await run.stop();
  });

  describe.each(names)('%s', (name) => {
    const path = TEXT_PATHS[name];
    const caseOf = CASES_OF[name];

    test.each(Object.keys(BROKEN_WIRES))(
      'a model that %s: ours, and why',
      async (how) => {
        const { body, good, ours } = caseOf(how, false);
        run.stub.always(BROKEN_WIRES[how]!(good));
        const answer = await path.ask(run, body);
        expectGood(answer, path);
        expect(path.texts(answer)).toEqual(ours);
        const described = describedIn(answer);
        expect(described).toMatchObject({ ai_status: 'template', ai_model: null, ai_tokens: 0, ai_cost_estimate: 0 });
        const reasons = REASONS[how] ? [REASONS[how]] : ['unfit_answer', 'model_unavailable'];
        expect(reasons).toContain(described.ai_reason);
        expect(warningsOf(answer)).toEqual([`text_model_${described.ai_reason}`]);
        expect(run.stub.requests.length).toBeLessThanOrEqual(2);
      },
      MOST_MS,
    );

    test.each(Object.keys(UNFIT_TEXTS))('a model that %s, twice: its text is never answered', async (how) => {
      const { body, good, ours } = caseOf(how, false);
      run.stub.always(UNFIT_TEXTS[how]!(good));
      const answer = await path.ask(run, body);
      expectGood(answer, path);
      const { ai_reason, ai_status } = describedIn(answer);
      expect(run.stub.requests).toHaveLength(2);
      // A text that is too long may be cut after a sentence; nothing else can be fixed without a model.
      if (how === 'writes too much') expect([ai_status, ai_reason]).toEqual(['generated', null]);
      else expect([ai_status, ai_reason, path.texts(answer)]).toEqual(['template', 'unfit_answer', ours]);
    });

    test.each(Object.keys(UNFIT_TEXTS))(
      'a model that %s and then corrects it: its text, both calls paid',
      async (how) => {
        const { body, good } = caseOf(how, true);
        run.stub.next(UNFIT_TEXTS[how]!(good), { answer: good });
        const answer = await path.ask(run, body);
        expectGood(answer, path);
        const described = describedIn(answer);
        expect(described).toMatchObject({ ai_status: 'generated', ai_reason: null, ai_model: MODEL_IDS[wire] });
        expect(path.texts(answer)).toEqual(Object.values(good).flat());
        expect(run.stub.requests).toHaveLength(2);
        expect(Math.abs(described.ai_cost_estimate - run.stub.billedInr())).toBeLessThanOrEqual(0.0001);
        expect(run.stub.requests[1]!.prompt).toContain('faults');
      },
    );
  });
});
