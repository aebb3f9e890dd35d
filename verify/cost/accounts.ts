/**
 * The cost of calls to /auth, one after another as a user makes them (including the embedded table), and their calls to
 * the table.
 */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Request } from './bill.ts';
import { cpuMs } from './cpuMs.ts';
import type { CountedTable } from './countedTable.ts';

type Handler = (event: unknown, context: unknown) => Promise<{ statusCode: number; body: string }>;

const PASSWORD = 'Vrishabha-Lagna-77';
const CALLS = 12;

/** @param table that the bundle uses; it must be in the environment before */
export async function accountRequests(root: string, table: CountedTable): Promise<Request[]> {
  const { handler } = (await import(pathToFileURL(join(root, 'dist/auth/index.mjs')).href)) as { handler: Handler };
  const email = `${randomBytes(6).toString('hex')}@example.com`;
  const credentials = { email, password: PASSWORD };
  const newcomer = () => ({
    email: `${randomBytes(8).toString('hex')}@example.com`,
    username: randomBytes(8).toString('hex'),
    password: PASSWORD,
  });
  await handler(event('POST', 'register', { ...newcomer(), email }), {});
  const signedIn = await handler(event('POST', 'login', credentials), {});
  const { access_token: access, refresh_token } = JSON.parse(signedIn.body) as Record<string, string>;
  const kinds: [method: string, name: string, body: () => object | null][] = [
    ['POST', 'register', newcomer],
    ['POST', 'login', () => credentials],
    ['POST', 'refresh', () => ({ refresh_token })],
    ['GET', 'me', () => null],
    ['POST', 'forgot-password', () => ({ email })],
  ];
  const requests: Request[] = [];
  for (const [method, name, body] of kinds) {
    const ask = () => handler(event(method, name, body(), access), {});
    requests.push({ name: `${method} /api/v1/auth/${name}`, ...(await measured(ask, table)) });
  }
  return requests;
}

async function measured(ask: () => ReturnType<Handler>, table: CountedTable): Promise<Omit<Request, 'name'>> {
  const first = await ask();
  if (first.statusCode >= 300) throw new Error(`Accounts answer ${first.statusCode} ${first.body}`);
  table.taken();
  const startedMs = cpuMs();
  for (let i = 0; i < CALLS; i++) await ask();
  const ms = (cpuMs() - startedMs) / CALLS;
  const { calls, reads, writes } = table.taken();
  return {
    ms,
    bytes: Buffer.byteLength(first.body),
    tableCalls: calls / CALLS,
    tableReads: reads / CALLS,
    tableWrites: writes / CALLS,
  };
}

function event(method: string, name: string, body: object | null, access = ''): unknown {
  const path = `/api/v1/auth/${name}`;
  return {
    version: '2.0',
    rawPath: path,
    headers: { 'content-type': 'application/json', ...(access && { authorization: `Bearer ${access}` }) },
    requestContext: { requestId: 'cost', http: { method, path, sourceIp: '192.0.2.1' } },
    ...(body && { body: JSON.stringify(body) }),
    isBase64Encoded: false,
  };
}
