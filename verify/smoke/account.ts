/** The life of one account: registered with a mail, signed in, used, and erased. */
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { due, Wrong, type Ask } from './asking.ts';
import { isAsKnown, valueAt, WITH_A_TOKEN } from './known.ts';
import type { Attempt, Note } from './tries.ts';

/** Where the mail of the registration goes: the local outbox, nowhere, or an address that accepts all mail. */
export type Sink = 'outbox' | 'none' | (string & {});

interface Account {
  readonly email: string;
  readonly username: string;
  readonly password: string;
}

/** Mail is sent in the background. */
const MAIL_MS = 10_000;

/** Returns an address in a sink; labels tell its mails apart. */
export function addressIn(sink: Sink, label: string): string {
  if (!sink.includes('@')) return `smoke-${label}@example.com`;
  const [local, domain] = sink.split('@') as [string, string];
  return `${local}+smoke-${label}@${domain}`;
}

function freshAccount(sink: Sink): Account {
  const label = randomBytes(5).toString('hex');
  return {
    email: addressIn(sink, label),
    username: `smoke_${label}`,
    password: randomBytes(18).toString('base64url'),
  };
}

/** Tries an account from its registration to its end. Whatever fails on the way, the account is erased. */
export async function tryAccount(ask: Ask, attempt: Attempt, sink: Sink): Promise<void> {
  const account = freshAccount(sink);
  const { email, password } = account;
  let isSent: unknown;
  const isThere = await attempt('auth', 'POST /api/v1/auth/register', async () => {
    const { json } = due(201, await ask('/api/v1/auth/register', { body: account }));
    isSent = valueAt(json, 'email_sent');
    return 'registered';
  });
  if (!isThere) return;
  if (sink !== 'none') await attempt('auth', `mail to ${email}`, () => mailed(ask, email, isSent, sink));
  let token: string | null = null;
  await attempt('auth', 'POST /api/v1/auth/login', async () => {
    token = tokenOf(due(200, await ask('/api/v1/auth/login', { body: { email, password } })).json);
    return 'signed in';
  });
  if (token) {
    await attempt('auth', 'GET /api/v1/auth/me', () => recognized(ask, email, token));
    await attempt('chart', `POST ${WITH_A_TOKEN.path}`, () => charted(ask, token));
  }
  await attempt('auth', 'DELETE /api/v1/auth/me', () => removed(ask, account, token));
}

async function mailed(ask: Ask, email: string, isSent: unknown, sink: Sink): Promise<string> {
  if (isSent !== true) throw new Wrong('email_sent is not true');
  if (sink !== 'outbox') return 'email_sent is true';
  if (await hasArrived(ask, email)) return 'arrived';
  throw new Wrong(`not there after ${MAIL_MS / 1000} s`);
}

async function hasArrived(ask: Ask, email: string): Promise<boolean> {
  for (const ends = Date.now() + MAIL_MS; Date.now() < ends; await sleep(200)) {
    const { json } = due(200, await ask('/_local/outbox'));
    if (Array.isArray(json) && json.some((mail) => JSON.stringify(mail).includes(email))) return true;
  }
  return false;
}

async function charted(ask: Ask, token: string | null): Promise<string> {
  const { about, at, body, path } = WITH_A_TOKEN;
  due(401, await ask(path, { body }));
  const { json } = due(200, await ask(path, { body, token }));
  const found = valueAt(json, `data.${at}`);
  if (!isAsKnown(found, WITH_A_TOKEN)) throw new Wrong(`${about} is ${JSON.stringify(found)}`);
  return `${about} ${JSON.stringify(found)}; 401 without a token`;
}

async function recognized(ask: Ask, email: string, token: string | null): Promise<string> {
  const { json } = due(200, await ask('/api/v1/auth/me', { token }));
  if (valueAt(json, 'email') !== email) throw new Wrong('answers another account');
  return 'the account that was registered';
}

async function removed(ask: Ask, { email, password }: Account, token: string | null): Promise<string | Note> {
  const advice = `the account stays until npm run user -- erase ${email} --yes --table TABLE`;
  if (token === null) throw new Wrong(advice);
  const { status } = await ask('/api/v1/auth/me', { method: 'DELETE', body: { password }, token });
  if (status === 404 || status === 405) return { note: `this version removes no account; ${advice}` };
  if (status !== 200) throw new Wrong(`answers ${status}, not 200; ${advice}`);
  due(401, await ask('/api/v1/auth/login', { body: { email, password } }));
  return 'removed, and signs in no more';
}

function tokenOf(json: unknown): string {
  const token = valueAt(json, 'tokens.access_token') ?? valueAt(json, 'access_token');
  if (typeof token !== 'string') throw new Wrong('answers no token');
  return token;
}
