/**
 * Texts as they are deployed: what is loaded on demand is a bundle of its own, and refuses as the others do.
 * @isolated
 */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startEmbedded } from '../../scripts/embedded/index.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Asks a bundle in a process of its own, once for each list of headers; prints status and code of every answer. */
const ASKING = `
const [bundle, path, listed] = process.argv.slice(1);
const { handler } = await import(bundle);
const body = JSON.stringify({ medical_data: { weak_planets: ['saturn'] } });
const answers = [];
for (const further of JSON.parse(listed)) {
  const http = { method: 'POST', path, sourceIp: '192.0.2.7' };
  const headers = { 'content-type': 'application/json', ...further };
  const event = { version: '2.0', rawPath: path, rawQueryString: '', headers, body, requestContext: { requestId: 'one', http } };
  const { body: told, headers: answered, statusCode } = await handler(event, {});
  answers.push([statusCode, JSON.parse(told).code ?? JSON.parse(told).data.ai_status, answered['retry-after'] ?? null]);
}
console.log(JSON.stringify(answers));
process.exit(0);`;

let embedded: Awaited<ReturnType<typeof startEmbedded>>;
beforeAll(async () => {
  embedded = await startEmbedded({ folder: null, baseUrl: 'https://api.example.com' });
});
afterAll(() => embedded.stop());

async function answersTo(headers: object[]): Promise<[status: number, code: string, retryAfter: string | null][]> {
  const path = '/api/v1/medical/ai-reading';
  const env = { ...process.env, ...embedded.env, AI_THROTTLING: 'on', TEXT_MODEL: 'embedded' };
  const asked = ['--input-type=module', '-e', ASKING, `${root}dist/medical/index.mjs`, path, JSON.stringify(headers)];
  const { stdout } = await promisify(execFile)(process.execPath, asked, { env });
  return JSON.parse(stdout) as Awaited<ReturnType<typeof answersTo>>;
}

test('the sixth text of a minute is refused with the time to wait, a malformed key with its field', async () => {
  const answers = await answersTo([...Array<object>(6).fill({}), { 'idempotency-key': 'with blanks' }]);
  // A minute may end between two of them, and then the sixth is the first of the next.
  const refused = answers.filter(([status]) => status === 429);
  expect(answers.slice(0, 5)).toEqual(Array(5).fill([200, 'template', null]));
  expect(answers.at(-1)).toEqual([422, 'validation_error', null]);
  for (const [, code, retryAfter] of refused) {
    expect(code).toBe('ai_quota_exceeded');
    expect(Number(retryAfter)).toBeGreaterThanOrEqual(1);
    expect(Number(retryAfter)).toBeLessThanOrEqual(60);
  }
  expect(refused.length + answers.filter(([status]) => status === 200).length).toBe(6);
});
