/**
 * The sign-in of the client: taken from answers, sent with requests, renewed when it has expired.
 * @isolated
 */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { tokenPair } from '../../../lib/auth/token/tokens.ts';
import { startLocalServer, type LambdaHandler, type LocalServer } from '../../../scripts/localServer.mjs';
import { PASSWORD, startAccounts, type Accounts, type SignedUp } from '../../support/accounts.ts';

interface Tokens {
  readonly access_token: string;
  readonly refresh_token: string;
}
interface Options {
  readonly baseUrl: string;
  readonly tokens?: Tokens | null;
  readonly onTokens?: (tokens: Tokens | null) => void;
  readonly fetch?: (request: Request) => Promise<Response>;
}
type Send = (request: Request) => Promise<Response>;
interface SessionAnswers {
  answer(request: Request): Promise<Response>;
}
type SessionClass = new (options: Options, send: Send) => SessionAnswers;

// Its types are generated with the client, so the compiler cannot follow this import.
const source = '../../../scripts/client/package/session.ts' as string;
const { Session } = (await import(source)) as { Session: SessionClass };
const sessionWith = ({ fetch: send = fetch, ...options }: Options) => new Session(options, send);

const BASE = 'https://api.example.com';
const tokensNamed = (name: string): Tokens => ({ access_token: `${name}-access`, refresh_token: `${name}-refresh` });
const OLD = tokensNamed('old');
const NEW = tokensNamed('new');

const request = (path: string, body?: object, headers: Record<string, string> = {}) =>
  new Request(`${BASE}/api/v1${path}`, body ? { method: 'POST', body: JSON.stringify(body), headers } : { headers });
const refusal = (status: number, code: string) => Response.json({ code }, { status });

/** What was sent, as path, authorization and body. */
let sent: string[] = [];
let kept: (Tokens | null)[] = [];
beforeEach(() => {
  [sent, kept] = [[], []];
});

/** A session with a service that knows no access token but the new one. */
function session(renewal: () => Response = () => Response.json(NEW), tokens: Tokens | null = OLD) {
  return sessionWith({
    baseUrl: `${BASE}/`,
    tokens,
    onTokens: (next) => kept.push(next),
    fetch: async (asked) => {
      const path = asked.url.slice(`${BASE}/api/v1`.length);
      const authorization = asked.headers.get('authorization');
      sent.push([path, authorization, await asked.text()].filter(Boolean).join(' '));
      if (path === '/auth/refresh') return renewal();
      if (authorization === 'Bearer old-access') return refusal(401, 'token_expired');
      return Response.json({ path });
    },
  });
}

describe('an expired sign-in', () => {
  test('is renewed, and the request sent again with its body', async () => {
    const answer = await session().answer(request('/chart/birth', { name: 'Asha' }));
    expect(await answer.json()).toEqual({ path: '/chart/birth' });
    expect(sent).toEqual([
      '/chart/birth Bearer old-access {"name":"Asha"}',
      '/auth/refresh {"refresh_token":"old-refresh"}',
      '/chart/birth Bearer new-access {"name":"Asha"}',
    ]);
    expect(kept).toEqual([NEW]);
  });

  test('is renewed once for all requests that meet it', async () => {
    const one = session();
    const answers = await Promise.all(
      ['/auth/me', '/chart/moon', '/chart/sun'].map((path) => one.answer(request(path))),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(sent.filter((line) => line.startsWith('/auth/refresh'))).toHaveLength(1);
    await one.answer(request('/chart/full'));
    expect(sent.at(-1)).toBe('/chart/full Bearer new-access');
  });

  test('has ended when it cannot be refreshed, and the refusal says so', async () => {
    const one = session(() => refusal(401, 'invalid_token'));
    const answers = await Promise.all([one.answer(request('/auth/me')), one.answer(request('/chart/sun'))]);
    for (const answer of answers)
      expect([answer.status, await answer.json()]).toEqual([401, { code: 'invalid_token' }]);
    expect(kept).toEqual([null]);
    await one.answer(request('/auth/me'));
    expect(sent.at(-1)).toBe('/auth/me');
  });

  test('stays as it is while the service cannot renew it', async () => {
    const renewals = [refusal(503, 'temporarily_unavailable'), Response.json(NEW)];
    const one = session(() => renewals.shift()!);
    expect((await one.answer(request('/auth/me'))).status).toBe(503);
    expect(kept).toEqual([]);
    expect((await one.answer(request('/auth/me'))).status).toBe(200);
  });
});

describe('tokens', () => {
  const answering = (answer: () => Response, tokens: Tokens | null = NEW) =>
    sessionWith({ baseUrl: BASE, tokens, onTokens: (next) => kept.push(next), fetch: async () => answer() });

  test.each([
    ['/auth/login', NEW],
    ['/auth/change-password', { success: true, tokens: NEW }],
  ])('are kept from %s', async (path, said) => {
    const answer = await answering(() => Response.json(said), null).answer(request(path, {}));
    expect(await answer.json()).toEqual(said);
    expect(kept).toEqual([NEW]);
  });

  test('are dropped at a logout', async () => {
    await answering(() => Response.json({ success: true, tokens: null })).answer(request('/auth/logout', {}));
    expect(kept).toEqual([null]);
  });

  test.each([
    ['a login that is refused', '/auth/login', () => refusal(401, 'invalid_credentials')],
    ['a proxy that answers in HTML', '/chart/sun', () => new Response('<h1>No</h1>', { status: 401 })],
    ['what only looks like a sign-in', '/planets/positions', () => Response.json(OLD)],
  ])('stay as they are after %s', async (_, path, answer) => {
    await answering(answer).answer(request(path, {}));
    expect(kept).toEqual([]);
  });

  test('do not replace those of the caller', async () => {
    await session().answer(request('/auth/me', undefined, { Authorization: 'Bearer mine' }));
    expect(sent).toEqual(['/auth/me Bearer mine']);
  });
});

describe('with the service itself', () => {
  const HOUR_SECONDS = 3600;
  let accounts: Accounts;
  let server: LocalServer;
  let asha: SignedUp;
  beforeAll(async () => {
    accounts = await startAccounts();
    asha = await accounts.signedUp();
    server = await startLocalServer({ handlers: new Map([['auth', accounts.handler as LambdaHandler]]), port: 0 });
  });
  afterAll(() => Promise.all([server.stop(), accounts.stop()]));

  test('an access token of an hour ago is renewed, and so is what a change of password brings', async () => {
    const anHourAgo = Math.floor(Date.now() / 1000) - HOUR_SECONDS;
    const expired = tokenPair(asha.user, anHourAgo, accounts.parts.keys, anHourAgo, randomUUID);
    const baseUrl = `http://127.0.0.1:${server.port}`;
    const tokens = { access_token: expired.accessToken, refresh_token: expired.refreshToken };
    const one = sessionWith({ baseUrl, tokens, onTokens: (next) => kept.push(next) });
    const me = await one.answer(new Request(`${baseUrl}/api/v1/auth/me`));
    expect([me.status, await me.json()]).toEqual([200, expect.objectContaining({ email: asha.email })]);
    const passwords = { current_password: PASSWORD, new_password: 'Kanya-Lagna-1990' };
    const headers = { 'content-type': 'application/json' };
    const init = { method: 'POST', body: JSON.stringify(passwords), headers };
    expect((await one.answer(new Request(`${baseUrl}/api/v1/auth/change-password`, init))).status).toBe(200);
    expect((await one.answer(new Request(`${baseUrl}/api/v1/auth/me`))).status).toBe(200);
    expect(kept).toHaveLength(2);
  });
});
