/** Account calls in process against the embedded table, compared with the password hash that some of them wait for. */
import { randomBytes, scrypt } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { median, table } from './timing.ts';

interface Answer {
  readonly statusCode: number;
  readonly body: string;
}
type Handler = (event: unknown, context: unknown) => Promise<Answer>;
interface Auth {
  readonly handler: Handler;
  deliver(): Promise<void>;
}
/** The embedded mail. */
export interface Mailbox {
  outbox(): readonly { readonly text: string }[];
}

const PASSWORD = 'Vrishabha-Lagna-77';
const HASHED_CALLS = 9;
const CALLS = 60;

export async function benchAccounts(root: string, mail: Mailbox): Promise<void> {
  const { deliver, handler } = (await import(pathToFileURL(join(root, 'dist/auth/index.mjs')).href)) as Auth;
  const ask = (method: string, path: string, body: object | null, access = '') =>
    handler(event(method, `/api/v1/auth/${path}`, body, access), {});
  const email = `bench-${randomBytes(6).toString('hex')}@example.com`;
  const newcomer = () => ({
    email: `${randomBytes(8).toString('hex')}@example.com`,
    username: randomBytes(8).toString('hex'),
  });
  await ask('POST', 'register', { email, username: email.slice(0, 18), password: PASSWORD });
  const verifyToken = /token=([\w-]+)/.exec(mail.outbox()[0]!.text)![1]!;
  const credentials = { email, password: PASSWORD };
  const signedIn = JSON.parse((await ask('POST', 'login', credentials)).body) as Record<string, string>;
  const { access_token: access, refresh_token: refresh } = signedIn;
  const rows = [
    ['hash alone', await timed(HASHED_CALLS, hash)],
    ['login', await timed(HASHED_CALLS, () => ask('POST', 'login', credentials))],
    [
      'login, unknown address',
      await timed(HASHED_CALLS, () => ask('POST', 'login', { ...credentials, email: `x${email}` })),
    ],
    ['register', await timed(HASHED_CALLS, () => ask('POST', 'register', { ...newcomer(), password: PASSWORD }))],
    ['refresh', await timed(CALLS, () => ask('POST', 'refresh', { refresh_token: refresh }))],
    ['me', await timed(CALLS, () => ask('GET', 'me', null, access))],
    ['logout', await timed(CALLS, () => ask('POST', 'logout', null, access))],
    ['verify', await timed(CALLS, () => ask('POST', 'verify', { token: verifyToken }))],
    ['forgot-password', await timed(CALLS, () => ask('POST', 'forgot-password', { email }))],
    [
      'forgot-password, unknown address',
      await timed(CALLS, () => ask('POST', 'forgot-password', { email: `x${email}` })),
    ],
    [
      'reset-password, unknown token',
      await timed(CALLS, () => ask('POST', 'reset-password', { token: 'x', new_password: 'Kanya-Lagna-1990' }), 400),
    ],
  ];
  await deliver();
  table('Accounts in process, embedded table: milliseconds (medians)', [['', 'ms'], ...rows] as string[][]);
}

function hash(): Promise<null> {
  const cost = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 2 ** 20 };
  return new Promise((resolve, reject) => {
    scrypt(PASSWORD, randomBytes(16), 32, cost, (error) => (error ? reject(error) : resolve(null)));
  });
}

async function timed(calls: number, run: () => Promise<Answer | null>, status = 0): Promise<string> {
  const times: number[] = [];
  for (let i = 0; i < calls; i++) {
    const started = performance.now();
    const answer = await run();
    times.push(performance.now() - started);
    const isRight = !answer || answer.statusCode < 300 || answer.statusCode === status || answer.statusCode === 401;
    if (!isRight) throw new Error(`${answer.statusCode} ${answer.body}`);
  }
  return median(times).toFixed(1);
}

function event(method: string, path: string, body: object | null, access: string): unknown {
  return {
    version: '2.0',
    rawPath: path,
    headers: { 'content-type': 'application/json', ...(access && { authorization: `Bearer ${access}` }) },
    requestContext: { requestId: 'bench', http: { method, path, sourceIp: '127.0.0.1' } },
    ...(body && { body: JSON.stringify(body) }),
    isBase64Encoded: false,
  };
}
