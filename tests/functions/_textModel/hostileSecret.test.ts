/**
 * The parameter store fails: texts are ours until it answers, and a secret that was read serves an hour more.
 * @isolated
 */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { listening, type Heard } from '../../support/accounts.ts';
import { inOtherOrder, startTextRun, describedIn, type TextRun } from '../../support/textRun.ts';

const SECRET = { api_key: 'canary-key-of-the-store', hash_key: 'A'.repeat(43) };
const MINUTE_MS = 60_000;

let store: Server;
let value: string | null = null;
let asked = 0;
let run: TextRun;
let heard: Heard;
beforeAll(async () => {
  store = createServer((request, response) => {
    asked++;
    request.resume();
    const body = value === null ? { __type: 'InternalServerError' } : { Parameter: { Value: value } };
    response.writeHead(value === null ? 500 : 200, { 'content-type': 'application/x-amz-json-1.1' });
    response.end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => store.listen(0, '127.0.0.1', resolve));
  run = await startTextRun('openai_compatible', {
    TEXT_SECRET_PARAMETER: '/texts/secret',
    AWS_ENDPOINT_URL_SSM: `http://127.0.0.1:${(store.address() as AddressInfo).port}`,
    AWS_REGION: 'ap-south-1',
    TEXT_MODEL_CALL_MS: '5000',
    TEXT_MODEL_ANSWER_MS: '15000',
  });
  heard = listening();
});
afterAll(async () => {
  jest.restoreAllMocks();
  heard.end();
  await run.stop();
  store.closeAllConnections();
  store.close();
  delete process.env['AWS_ENDPOINT_URL_SSM'];
  delete process.env['TEXT_SECRET_PARAMETER'];
});

test('a composed text while it fails, logged once; then the model, without the secret anywhere', async () => {
  const answers = [await run.day(), await run.day()];
  for (const answer of answers) {
    expect(describedIn(answer)).toMatchObject({ ai_status: 'template', ai_reason: 'not_configured' });
  }
  expect(run.stub.requests).toHaveLength(0);
  expect(heard.alarms().filter((code) => code === 'text_model_misconfigured')).toHaveLength(1);
  const tried = asked;
  expect(tried).toBeGreaterThan(0);

  value = JSON.stringify(SECRET);
  run.stub.always({ answer: { text: inOtherOrder(describedIn(answers[0]!).ai_summary) } });
  expect(describedIn(await run.day()).ai_reason).toBe('not_configured');
  expect(asked).toBe(tried);

  const nowUnixMs = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => nowUnixMs + MINUTE_MS + 1000);
  const answer = await run.day();
  expect(describedIn(answer).ai_status).toBe('generated');
  expect(run.stub.requests[0]!.headers.authorization).toBe(`Bearer ${SECRET.api_key}`);
  expect([...heard.lines(), answer.text].join('\n')).not.toContain(SECRET.api_key);
});

test('the model is used for an hour after the store fell silent, with an alarm', async () => {
  const readUnixMs = Date.now();
  const askedAfter = async (minutes: number) => {
    jest.spyOn(Date, 'now').mockReturnValue(readUnixMs + minutes * MINUTE_MS);
    const { ai_reason, ai_status } = describedIn(await run.day());
    return ai_reason ?? ai_status;
  };
  value = null;
  expect([await askedAfter(6), await askedAfter(59)]).toEqual(['generated', 'generated']);
  const stale = heard.alarms().filter((code) => code === 'secrets_stale');
  expect(stale).toHaveLength(2);
  expect(await askedAfter(61.5)).toBe('not_configured');
  expect(heard.lines().join('\n')).not.toContain(SECRET.api_key);
});
