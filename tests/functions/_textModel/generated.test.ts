/**
 * One call of a model: the outcome of each kind of answer, with both providers.
 * @isolated
 */
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import * as v from 'valibot';
import { ask as askBedrock } from '../../../functions/_textModel/bedrock/bundle.ts';
import type { Ask, ModelCall } from '../../../functions/_textModel/generated.ts';
import { ask as askCompatible } from '../../../functions/_textModel/openaiCompatible/bundle.ts';
import type { ModelSettings } from '../../../functions/_textModel/settings.ts';
import { BROKEN_WIRES } from '../../support/misbehaviours.ts';
import { startModelStub, type ModelStub, type Wire } from '../../support/modelStub.ts';

const CREDENTIALS = {
  AWS_ACCESS_KEY_ID: 'stub-id',
  AWS_SECRET_ACCESS_KEY: 'stub-secret',
  AWS_SESSION_TOKEN: 'stub-token',
};
const GOOD = { text: 'शनि की दशा है।' };
const CALL: ModelCall = {
  instructions: 'Write one sentence.',
  prompt: '{"planet":"saturn"}',
  schema: v.object({ text: v.string() }),
  mostTokens: 300,
  callMs: 500,
};

let stub: ModelStub;
beforeAll(async () => {
  Object.assign(process.env, CREDENTIALS);
  stub = await startModelStub({ input: 100, output: 400 });
});
afterEach(() => stub.forget());
afterAll(() => stub.stop());

const settings = (provider: Wire, modelId: string): ModelSettings => ({
  provider,
  modelId,
  url: stub.urlOf[provider],
  region: 'ap-south-1',
  price: { input: 100, output: 400 },
  dailyBudgetInr: 100,
  callMs: 500,
  answerMs: 1000,
});

const ASKED: readonly (readonly [name: string, ask: () => Ask])[] = [
  ['a compatible service', () => askCompatible(settings('openai_compatible', 'any-1'), 'stub-key')],
  ['Bedrock by a tool', () => askBedrock(settings('bedrock', 'apac.amazon.nova-lite-v1:0'))],
  ['Bedrock by a schema', () => askBedrock(settings('bedrock', 'global.anthropic.claude-sonnet-4-5-20250929-v1:0'))],
];

/** The kind of each broken answer, by provider. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  hangs: ['timed_out'],
  'is too slow': ['timed_out'],
  'answers 429': ['refused'],
  'answers 500': ['refused'],
  'answers 503': ['refused'],
  'answers 403 in HTML': ['refused'],
  'breaks off before the headers': ['lost'],
  'is stopped by a filter': ['formless'],
  'sends JSON of another kind': ['lost', 'formless'],
};

describe.each(ASKED)('%s', (_name, ask) => {
  test('answers with an object and what it used', async () => {
    stub.always({ answer: GOOD });
    const answer = await ask()(CALL);
    // 19 + 19 bytes were asked, and 46 answered: three bytes are a token of the stub.
    expect(answer).toEqual({ kind: 'answered', value: GOOD, usage: { inputTokens: 13, outputTokens: 16 } });
    expect(stub.billedInr()).toBeCloseTo((13 * 100 + 16 * 400) / 1_000_000, 12);
    const [{ mostTokens, prompt, system }] = stub.requests as [(typeof stub.requests)[number]];
    expect([system, prompt, mostTokens]).toEqual([CALL.instructions, CALL.prompt, 300]);
  });

  test.each(Object.keys(BROKEN_WIRES))('%s: nothing is thrown, and there is no second call', async (how) => {
    stub.always(BROKEN_WIRES[how]!(GOOD));
    const answer = await ask()(CALL);
    expect(KINDS[how] ?? ['formless']).toContain(answer.kind);
    expect(stub.requests).toHaveLength(1);
  });

  test('usage of nothing is no usage', async () => {
    stub.always({ answer: GOOD, usage: 'zero' });
    expect(await ask()(CALL)).toEqual({ kind: 'answered', value: GOOD, usage: null });
  });
});

test('a compatible service may leave out its usage', async () => {
  stub.always({ answer: GOOD, usage: 'none' });
  const answer = await ASKED[0]![1]()(CALL);
  expect(answer).toEqual({ kind: 'answered', value: GOOD, usage: null });
});

test('each provider gets the API key in its own way, and the schema', async () => {
  stub.always({ answer: GOOD });
  for (const [, ask] of ASKED) await ask()(CALL);
  expect(stub.requests.map(({ path }) => path)).toEqual([
    '/v1/chat/completions',
    '/model/apac.amazon.nova-lite-v1%3A0/converse',
    '/model/global.anthropic.claude-sonnet-4-5-20250929-v1%3A0/converse',
  ]);
  const [compatible, byTool, bySchema] = stub.requests;
  expect(compatible!.headers.authorization).toBe('Bearer stub-key');
  expect(byTool!.headers.authorization).toMatch(/^AWS4-HMAC-SHA256 Credential=stub-id\/\d{8}\/ap-south-1\/bedrock\//);
  expect(byTool!.headers['x-amz-security-token']).toBe('stub-token');
  expect([byTool!.isToolForced, bySchema!.isToolForced]).toEqual([true, false]);
  for (const { text } of stub.requests) {
    expect(text).toContain('"text":{"type":"string"}');
    expect(text).not.toMatch(/stub-(key|secret|token)/);
  }
});

test('a service without a key is sent none', async () => {
  stub.always({ answer: GOOD });
  await askCompatible(settings('openai_compatible', 'any-1'), null)(CALL);
  expect(stub.requests[0]!.headers.authorization).toBeUndefined();
});
