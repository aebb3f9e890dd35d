/**
 * The smoke test of an address: it passes where the built bundles are right, and fails where any of them is broken.
 * @isolated
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { startDelivery } from '../../../scripts/embedded/delivery.mjs';
import { startEmbedded, type EmbeddedParts } from '../../../scripts/embedded/index.mjs';
import { outboxAnswer } from '../../../scripts/embedded/mailbox.mjs';
import { startLocalServer, type LambdaHandler, type LocalServer } from '../../../scripts/localServer.mjs';
import { addressIn } from '../../../verify/smoke/account.ts';
import { main } from '../../../verify/smoke/main.ts';
import { useQuickScrypt } from '../../support/quickScrypt.mjs';

const root = fileURLToPath(new URL('../../../', import.meta.url));

interface Answer {
  statusCode: number;
  body: string;
}
/** A proxy between the address and the group: changes an answer, or leaves it. */
type Fault = (path: string, method: string, answer: Answer) => Answer;

let parts: EmbeddedParts;
let server: LocalServer;
let delivery: { stop(): Promise<void> };
let fault: Fault | null = null;
let useOwnScrypt: () => void;

beforeAll(async () => {
  useOwnScrypt = useQuickScrypt();
  // The security log of the accounts.
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  parts = await startEmbedded({ folder: null, baseUrl: 'http://smoke.example' });
  Object.assign(process.env, parts.env, { EPHEMERIS_DIR: join(root, 'layers/ephemeris/data') });
  const names = readdirSync(join(root, 'functions')).filter((name) => !name.startsWith('_'));
  const handlers = new Map<string, LambdaHandler>();
  let deliver: () => Promise<void> = () => Promise.resolve();
  for (const name of names) {
    const bundle = (await import(pathToFileURL(join(root, 'dist', name, 'index.mjs')).href)) as {
      handler: LambdaHandler;
      deliver?: () => Promise<void>;
    };
    handlers.set(name, async (event, context) => {
      // What is compressed could not be changed.
      if (fault) delete event.headers['accept-encoding'];
      const answer = (await bundle.handler(event, context)) as Answer;
      return fault ? fault(event.rawPath, event.requestContext.http.method, answer) : answer;
    });
    deliver = bundle.deliver ?? deliver;
  }
  delivery = startDelivery({ table: parts.table, deliver: () => deliver() });
  const local = new Map([['/_local/outbox', () => outboxAnswer(parts.mail.outbox())]]);
  server = await startLocalServer({ handlers, local, port: 0 });
}, 60_000);

afterAll(async () => {
  useOwnScrypt();
  await server.stop();
  await delivery.stop();
  await parts.stop();
});

async function smoked(given: Fault | null, ...options: string[]) {
  fault = given;
  const lines: string[] = [];
  const code = await main([`http://127.0.0.1:${server.port}/`, ...options], (line) => lines.push(line));
  return { code, lines, failed: lines.filter((line) => line.startsWith('FAIL')) };
}

const changed = (answer: Answer, change: (record: Record<string, never>) => object): Answer => ({
  ...answer,
  body: JSON.stringify(change(JSON.parse(answer.body) as Record<string, never>)),
});

describe('the built bundles', () => {
  test('pass, the mail of the registration arrives, and every line has its duration', async () => {
    const { code, failed, lines } = await smoked(null);
    expect(failed).toEqual([]);
    expect(code).toBe(0);
    expect(lines.filter((line) => / ms {2}/.test(line))).toHaveLength(lines.length - 1);
    expect(lines.find((line) => line.includes('mail to'))).toMatch(/^ok .*arrived$/);
    expect(lines.at(-1)).toMatch(/^(\d+) of \1 are right at http:\S+, in [\d.]+ s$/);
  }, 60_000);
});

describe('a broken part is found, by its name', () => {
  test.each<[string, Fault, RegExp]>([
    [
      'a position that is off by a hundredth of a degree',
      (path, _, answer) =>
        path.endsWith('/planets/positions') ? { ...answer, body: answer.body.replaceAll('16.998', '17.008') } : answer,
      /planets.*longitude of the Moon 17\.008.*not 16\.998/,
    ],
    [
      'a group that answers errors',
      (path, _, answer) =>
        path.includes('/karma/') ? { statusCode: 503, body: '{"code":"unavailable","detail":"Not now."}' } : answer,
      /karma.*answers 503 unavailable: Not now\., not 200/,
    ],
    [
      'a service that is not ready',
      (path, _, answer) => (path === '/health' ? changed(answer, (said) => ({ ...said, ready: false })) : answer),
      /health.*ready false/,
    ],
    [
      'a private key among the public ones',
      (path, _, answer) =>
        path.endsWith('jwks.json') ? { ...answer, body: '{"keys":[{"kid":"a","d":"x"}]}' } : answer,
      /jwks.*PRIVATE/,
    ],
    [
      'mail that is not sent',
      (path, _, answer) =>
        path.endsWith('/register') ? changed(answer, (said) => ({ ...said, email_sent: false })) : answer,
      /mail to .*email_sent is not true/,
    ],
    [
      'a chart for whoever asks',
      (path, _, answer) => (path.endsWith('/chart/birth') ? { ...answer, statusCode: 200 } : answer),
      /chart.*answers 200.*not 401/,
    ],
    [
      'an answer that is no JSON',
      (path, _, answer) => (path.endsWith('/houses/all') ? { ...answer, body: '<html>' } : answer),
      /houses.*undefined, not \["venus","saturn"\]/,
    ],
  ])(
    '%s',
    async (_, given, described) => {
      const { code, failed } = await smoked(given);
      expect(failed).toHaveLength(1);
      expect(failed[0]).toMatch(described);
      expect(code).toBe(1);
    },
    60_000,
  );

  test('an account that cannot be removed: the output says how to erase it, and a deployment without such a path is not blamed', async () => {
    const refused =
      (statusCode: number): Fault =>
      (path, method, answer) =>
        path.endsWith('/auth/me') && method === 'DELETE' ? { statusCode, body: '{}' } : answer;
    const missing = await smoked(refused(405), '--mail-sink', 'none');
    expect([missing.code, missing.lines.filter((line) => line.startsWith('note')).length]).toEqual([0, 1]);
    const broken = await smoked(refused(500), '--mail-sink', 'none');
    expect([broken.code, broken.failed.length]).toEqual([1, 1]);
    for (const { lines } of [missing, broken]) {
      expect(lines.join('\n')).toMatch(/npm run user -- erase smoke-\w+@example\.com --yes/);
    }
  }, 60_000);
});

describe('where nothing answers', () => {
  test('everything fails, and the remaining requests are sent nevertheless', async () => {
    const lines: string[] = [];
    const code = await main(['http://127.0.0.1:9'], (line) => lines.push(line));
    expect(code).toBe(1);
    expect(lines.filter((line) => line.startsWith('FAIL')).length).toBeGreaterThan(20);
    expect(lines.at(-1)).toMatch(/^0 of /);
  });

  test('nothing is requested when the time is up', async () => {
    const { code, failed } = await smoked(null, '--seconds', '0.0001');
    expect(code).toBe(1);
    expect(failed.at(-1)).toContain('the time is up');
  });
});

test.each([
  [[], 2],
  [['nowhere'], 2],
  [['ftp://example.com'], 2],
  [['http://a.example', 'http://b.example'], 2],
  [['http://a.example', '--mail-sink', 'somewhere'], 2],
  [['http://a.example', '--seconds', 'few'], 2],
  [['http://a.example', '--fast'], 2],
  [['--help'], 0],
])('%j prints the usage, and ends with %i', async (args, code) => {
  const lines: string[] = [];
  expect(await main(args, (line) => lines.push(line))).toBe(code);
  expect(lines.join('\n')).toContain('npm run smoke -- URL');
});

test('every account has a label of its own within the mailbox of a sink', () => {
  expect(addressIn('success@simulator.amazonses.com', 'ab')).toBe('success+smoke-ab@simulator.amazonses.com');
  expect(addressIn('outbox', 'ab')).toBe('smoke-ab@example.com');
});
