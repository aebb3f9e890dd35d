/**
 * `Idempotency-Key`: a request that is sent again gets the answer of the first, and costs nothing.
 * @isolated
 */
import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { listening, type Heard } from '../../support/accounts.ts';
import type { Answer } from '../../support/call.ts';
import { inOtherOrder, startTextRun, describedIn, type TextRun } from '../../support/textRun.ts';

const embedded = await startTextRun(null);
const good = { text: inOtherOrder(describedIn(await embedded.day()).ai_summary) };
await embedded.stop();

/** 14:30 in India, at the start of a minute: none of the quotas begins anew while a test runs. */
const NOW_MS = Date.UTC(2026, 10, 21, 9);

let run: TextRun;
let heard: Heard;
beforeAll(async () => {
  run = await startTextRun('openai_compatible', { AI_THROTTLING: 'on' });
  heard = listening();
  jest.spyOn(Date, 'now').mockReturnValue(NOW_MS);
});
beforeEach(() => {
  run.stub.forget();
  run.stub.always({ answer: good });
});
afterAll(async () => {
  jest.spyOn(Date, 'now').mockRestore();
  heard.end();
  await run.stop();
});

let asked = 0;
/** Each test has another address, and another birth unless it says which. */
const caller = () => {
  const [ip, date] = [`198.51.100.${++asked}`, `${1900 + asked}-05-02`];
  return (key: string | null, body: object = { date }) =>
    run.day(body, { ip, headers: key === null ? {} : { 'idempotency-key': key } });
};
const fieldOf = ({ json }: Answer) => (json as { detail: { loc: string[]; type: string }[] }).detail[0];

describe('the same key', () => {
  test('with the same request gives the same bytes by one call, and is counted once', async () => {
    const ask = caller();
    const first = await ask('key-1', {});
    expect(describedIn(first).ai_status).toBe('generated');
    for (let i = 0; i < 8; i++) expect((await ask('key-1', {})).text).toBe(first.text);
    expect(run.stub.requests).toHaveLength(1);
    // Four of the five of this minute are left.
    for (let i = 0; i < 4; i++) expect((await ask(null, {})).status).toBe(200);
    expect((await ask(null, {})).status).toBe(429);
  });

  test('of one user at two addresses is one key; of two users at one address it is two', async () => {
    const [one, other] = [await run.accounts.signedUp(), await run.accounts.signedUp()];
    const ask = (ip: string, as: string) =>
      run.day({ date: '1951-01-01' }, { ip, as, headers: { 'idempotency-key': 'key-u' } });
    const first = await ask('203.0.113.71', one.accessToken);
    expect((await ask('203.0.113.72', one.accessToken)).text).toBe(first.text);
    const second = await run.day(
      { date: '1952-02-02' },
      { ip: '203.0.113.71', as: other.accessToken, headers: { 'idempotency-key': 'key-u' } },
    );
    expect(second.status).toBe(200);
    // Without a token it is a third key, although the address is the same.
    expect(
      (await run.day({ date: '1953-03-03' }, { ip: '203.0.113.71', headers: { 'idempotency-key': 'key-u' } })).status,
    ).toBe(200);
  });

  test('repeats a text of ours too, even where the model would answer by now', async () => {
    run.stub.always({ status: 503 });
    const ask = caller();
    const first = await ask('key-2');
    expect(describedIn(first).ai_status).toBe('template');
    const called = run.stub.requests.length;
    run.stub.always({ answer: good });
    expect((await ask('key-2')).text).toBe(first.text);
    expect(run.stub.requests).toHaveLength(called);
  });

  test('with another body is refused, without a call of a model', async () => {
    const ask = caller();
    await ask('key-3', { date: '1990-06-15' });
    run.stub.forget();
    const answer = await ask('key-3', { date: '1990-06-16' });
    expect([answer.status, fieldOf(answer)]).toEqual([
      422,
      expect.objectContaining({ loc: ['header', 'Idempotency-Key'], type: 'idempotency_key_reused' }),
    ]);
    expect(run.stub.requests).toHaveLength(0);
  });

  test('of another address is another key', async () => {
    const [one, other] = [caller(), caller()];
    await one('key-4', { date: '1991-06-15' });
    expect((await other('key-4', { date: '1991-06-16' })).status).toBe(200);
  });

  test('twice at once is one call: the other request has to wait', async () => {
    const ask = caller();
    const answers = await Promise.all([ask('key-5', { time: '03:03:03' }), ask('key-5', { time: '03:03:03' })]);
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409)!;
    expect(refused.json).toMatchObject({ code: 'idempotency_key_in_use' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    // The model answered for another birth, which took one correction.
    expect(run.stub.requests.length).toBeLessThanOrEqual(2);
    const again = await ask('key-5', { time: '03:03:03' });
    expect(again.text).toBe(answers.find(({ status }) => status === 200)!.text);
  });

  test('may be sent again with a corrected request', async () => {
    const ask = caller();
    expect((await ask('key-6', { date: 'soon' })).status).toBe(422);
    expect((await ask('key-6')).status).toBe(200);
  });

  test('may be sent again after the quota refused it', async () => {
    const ask = caller();
    for (let i = 0; i < 5; i++) await ask(null);
    expect((await ask('key-7')).status).toBe(429);
    expect((await ask('key-7')).status).toBe(429);
  });
});

test.each(['', 'has blank', 'ключ', 'x'.repeat(256)])('the key %j is refused', async (key) => {
  const answer = await caller()(key);
  expect([answer.status, fieldOf(answer)?.loc]).toEqual([422, ['header', 'Idempotency-Key']]);
});
