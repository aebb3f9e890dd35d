/** Accounts as a deployment has them, on a table and a mailbox in memory: for the tests of /auth. */
import { randomUUID, scryptSync } from 'node:crypto';
import { devNull } from 'node:os';
import { jest } from '@jest/globals';
import { paginateScan } from '@aws-sdk/lib-dynamodb';
import type { Context } from 'aws-lambda';
import type { Handler } from '../../functions/_shell/server.ts';
import type { AccountParts, Caller } from '../../lib/auth/services.ts';
import type { Table } from '../../lib/auth/table.ts';
import type { TokenPair } from '../../lib/auth/token/tokens.ts';
import type { User } from '../../lib/auth/account/user.ts';
import { startEmbedded } from '../../scripts/embedded/index.mjs';
import type { EmbeddedMail, SentMail } from '../../scripts/embedded/mail.mjs';
import type { EmbeddedTable } from '../../scripts/embedded/table.mjs';
import { gatewayEvent, type Answer, type CallOptions } from './call.ts';
import { impatient } from './impatient.ts';
import { PASSWORD, PASSWORD_HASH, useQuickScrypt } from './quickScrypt.mjs';

export { PASSWORD };

/** Of that password at the lowest cost that is read, for tests of many wrong ones; a login with the right one replaces it. */
export const CHEAP_HASH = `scrypt$10$1$1$${'A'.repeat(22)}$${scryptSync(PASSWORD, Buffer.alloc(16), 32, {
  N: 1024,
  r: 1,
  p: 1,
}).toString('base64url')}`;

const BASE_URL = 'https://api.example.com';

export interface Asked extends CallOptions {
  /** As the gateway saw it. */
  readonly ip?: string;
  /** An access token. */
  readonly as?: string;
}

export interface SignedUp extends TokenPair {
  readonly user: User;
  readonly email: string;
}

export type Item = Readonly<Record<string, unknown> & { pk: string; sk: string }>;

export interface Accounts {
  /** What the handler works with. */
  readonly parts: AccountParts;
  readonly table: EmbeddedTable;
  readonly mail: EmbeddedMail;
  readonly handler: Handler;
  /** Calls any path under /auth. */
  ask(method: string, path: string, body?: unknown, asked?: Asked): Promise<Answer>;
  post(path: string, body: unknown, asked?: Asked): Promise<Answer>;
  get(path: string, asked?: Asked): Promise<Answer>;
  /** Makes a verified user with that password, by the store alone. */
  signedUp(differing?: Partial<User>): Promise<SignedUp>;
  /** Sends what is due, then finds the newest mail to an address. */
  mailTo(address: string): Promise<SentMail>;
  /** What is in the table under partition keys that begin so. */
  items(pkPrefix: string): Promise<Item[]>;
  stop(): Promise<void>;
}

/**
 * The application is loaded here, so a test may set its environment and its mocks before. Passwords are hashed by a
 * quick stand-in until it stops, and a table that is told to be silent is not waited for long.
 *
 * @param folder where the table is on disk, as that of the local server is; null for memory
 */
export async function startAccounts(
  env: Readonly<Record<string, string>> = {},
  folder: string | null = null,
): Promise<Accounts> {
  const useOwnScrypt = useQuickScrypt();
  const embedded = await startEmbedded({ baseUrl: BASE_URL, folder });
  // Of tests that do not listen to it, the security log is heard by nobody.
  Object.assign(process.env, embedded.env, { SECURITY_LOG_FILE: devNull }, env);
  const { handler, deliver } = await import('../../functions/auth/routes.ts');
  const { accountParts } = await import('../../functions/_shell/accounts/accountServices.ts');
  const { mail } = embedded;
  const parts = await accountParts();
  const table = impatient(embedded.table, parts.table.client, Number(process.env['EMBEDDED_TRY_MS']));
  const ask = (method: string, path: string, body?: unknown, asked?: Asked) =>
    called(handler, method, `/api/v1/auth${path}`, body, asked);
  return {
    parts,
    table,
    mail,
    handler,
    ask,
    post: (path, body, asked) => ask('POST', path, body, asked),
    get: (path, asked) => ask('GET', path, undefined, asked),
    signedUp: (differing) => signedUp(parts, differing),
    async mailTo(address) {
      await deliver();
      const found = mail.outbox().find(({ to }) => to === address);
      if (!found) throw new Error(`No mail to ${address}.`);
      return found;
    },
    items: (pkPrefix) => itemsIn(parts.table, pkPrefix),
    async stop() {
      useOwnScrypt();
      await embedded.stop();
      parts.table.client.destroy();
    },
  };
}

/** Calls a handler from an address, as somebody. */
export async function called(
  handler: Handler,
  method: string,
  url: string,
  body: unknown,
  { as, headers, ip = '192.0.2.1', ...options }: Asked = {},
): Promise<Answer> {
  const authorization = as === undefined ? {} : { authorization: `Bearer ${as}` };
  const event = gatewayEvent(method, url, body, { ...options, headers: { ...authorization, ...headers } });
  event.requestContext.http.sourceIp = ip;
  const result = await handler(event, {} as Context);
  const text = result.body ?? '';
  let json: unknown;
  return {
    status: result.statusCode ?? 0,
    headers: result.headers as Record<string, string>,
    text,
    get json() {
      json ??= text.startsWith('{') ? (JSON.parse(text) as unknown) : null;
      return json;
    },
  };
}

let made = 0;

/** Different in every call, also of two test files. */
export function newName(): string {
  made += 1;
  return `asha-${made}-${randomUUID().slice(0, 8)}`;
}

export const newRegistration = () => {
  const username = newName();
  return { email: `${username}@example.com`, username, password: PASSWORD };
};

/** A user as it is stored, never written to any table. */
export function aUser(differing: Partial<User> = {}): User {
  const username = newName();
  const email = `${username}@example.com`;
  return {
    id: randomUUID(),
    email,
    emailKey: email,
    emailAddress: email,
    username,
    usernameKey: username,
    fullName: null,
    phone: null,
    role: 'user',
    tier: 'free',
    lang: 'en',
    isVerified: true,
    isDisabled: false,
    isMailSuppressed: false,
    passwordHash: PASSWORD_HASH,
    tokenVersion: 1,
    verifyOrderedAt: 0,
    verifyExpiresAt: 0,
    createdAt: '2026-01-31T06:30:00Z',
    updatedAt: '2026-01-31T06:30:00Z',
    ...differing,
  };
}

async function signedUp(parts: AccountParts, differing?: Partial<User>): Promise<SignedUp> {
  const { createUser } = await import('../../lib/auth/store.ts');
  const { tokenPair } = await import('../../lib/auth/token/tokens.ts');
  const user = aUser(differing);
  if (!(await createUser(parts.table, user, null))) throw new Error(`${user.email} is taken.`);
  const nowUnixSeconds = Math.floor(Date.now() / 1000);
  return { ...tokenPair(user, nowUnixSeconds, parts.keys, nowUnixSeconds, randomUUID), user, email: user.email };
}

export async function itemsIn({ client, name }: Table, pkPrefix: string): Promise<Item[]> {
  const input = {
    TableName: name,
    FilterExpression: 'begins_with(pk, :prefix)',
    ExpressionAttributeValues: { ':prefix': pkPrefix },
    ConsistentRead: true,
  };
  const items: Item[] = [];
  for await (const page of paginateScan({ client }, input)) items.push(...((page.Items ?? []) as Item[]));
  return items;
}

/** Returns the one-time token of a mail's link. */
export function linkToken({ text }: SentMail): string {
  const link = /^https:\S+$/m.exec(text ?? '')?.[0];
  const token = link && new URL(link).searchParams.get('token');
  if (!token) throw new Error('The mail has no link with a token.');
  return token;
}

/** Whoever calls a function of lib/auth at an instant. */
export const callerAt = (nowUnixMs: number, ip = '192.0.2.1'): Caller => ({
  ip,
  lang: 'en',
  nowUnixMs,
  requestId: 'test-request',
});

/** The members by which two answers to the same question may differ. */
export const withoutRequestId = ({ text }: Answer) => text.replace(/"request_id":"[^"]*"/, '');

export const codeOf = ({ json, status }: Answer) => `${status} ${(json as { code?: string } | null)?.code}`;

export interface Heard {
  /** Everything that was written anywhere. */
  lines(): string[];
  /** Codes of the lines at which an alarm goes off. */
  alarms(): string[];
  end(): void;
}

/** Listens to what is written to the console, which then says nothing, and to the streams of the process. */
export function listening(): Heard {
  const onConsole: string[] = [];
  const onStreams: string[] = [];
  const note = (list: string[], written: readonly unknown[]) => list.push(written.map(String).join(' '));
  const consoles = (['debug', 'log', 'info', 'warn', 'error', 'trace', 'dir'] as const).map((method) =>
    jest.spyOn(console, method).mockImplementation((...written: unknown[]) => void note(onConsole, written)),
  );
  const streams = [process.stdout, process.stderr].map((stream) => {
    const write = stream.write.bind(stream) as (...written: unknown[]) => boolean;
    return jest.spyOn(stream, 'write').mockImplementation((...written: unknown[]) => {
      note(onStreams, written);
      return write(...written);
    });
  });
  return {
    lines: () => [...onConsole, ...onStreams],
    alarms: () =>
      onConsole
        .map((line) => JSON.parse(line) as { level: string; code: string })
        .filter(({ level }) => level === 'alarm')
        .map(({ code }) => code),
    end: () => {
      [...consoles, ...streams].forEach((spy) => {
        spy.mockRestore();
      });
    },
  };
}
