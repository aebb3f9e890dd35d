/** Accounts in a table in memory, worked on by lib/auth itself. */
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import type { Mail } from '../../lib/auth/mail/mails.ts';
import { NAMELESS_APP } from '../../lib/auth/app.ts';
import type { AccountParts, Caller } from '../../lib/auth/services.ts';
import { securityLog, type SecurityLine } from '../../lib/auth/log/securityLog.ts';
import { register } from '../../lib/auth/account/registration.ts';
import { login } from '../../lib/auth/token/session.ts';
import type { Table } from '../../lib/auth/table.ts';
import { NO_FAILURES } from '../../lib/auth/limits/failures.ts';
import { NO_PLACES } from '../../lib/auth/limits/places.ts';
import { UNLIMITED } from '../../lib/auth/limits/throttle.ts';
import type { TokenPair } from '../../lib/auth/token/tokens.ts';
import type { User } from '../../lib/auth/account/user.ts';
import { startTable, type EmbeddedTable } from '../../scripts/embedded/table.mjs';
import { documentsAt, TABLE } from '../scripts/embedded/clients.ts';
import { impatient } from './impatient.ts';
import { KEYS } from './principal.ts';
import { useQuickScrypt } from './quickScrypt.mjs';

export const NOW = Date.parse('2026-03-01T06:00:00Z');
export const callerAfter = (seconds: number): Caller => ({
  ip: '203.0.113.7',
  lang: 'en',
  nowUnixMs: NOW + seconds * 1000,
  requestId: 'test-request',
});
export const CALLER = callerAfter(0);

export const ASHA = {
  email: 'Asha.Rao@Example.com',
  username: 'AshaRao',
  password: 'a calm mango tree',
  full_name: 'Asha Kumari Rao',
  phone: '+91 98765 43210',
};
export const RAVI = { email: 'ravi@example.org', username: 'ravi', password: 'seven blue kites', full_name: 'Ravi' };
type Person = typeof ASHA | typeof RAVI;

/** Patience with a table that answers, on a machine that has much to do. */
const PATIENCE_MS = 20_000;

export interface Sent {
  readonly to: string;
  readonly mail: Mail;
}

export interface OperatedAccounts {
  readonly embedded: EmbeddedTable;
  readonly table: Table;
  readonly parts: AccountParts;
  /** Oldest first. */
  readonly mails: Sent[];
  /** What the security log holds. */
  readonly lines: SecurityLine[];
  registered(person: Person): Promise<User>;
  loggedIn(credentials?: Pick<Person, 'email' | 'password'>): Promise<TokenPair>;
  /** Every item but lines for the security log. */
  whole(): Promise<Item[]>;
  stop(): Promise<void>;
}

export interface Item {
  readonly pk: string;
  readonly sk: string;
}

/** Passwords are hashed by a quick stand-in until it stops, and a table that is told to be silent is not waited for long. */
export async function operatedAccounts(differing: (table: Table) => Partial<AccountParts> = () => ({})) {
  const useOwnScrypt = useQuickScrypt();
  const started = await startTable({ tableName: TABLE });
  const table = { name: TABLE, client: documentsAt(started.endpoint, PATIENCE_MS) };
  const embedded = impatient(started, table.client, PATIENCE_MS);
  const mails: Sent[] = [];
  const lines: SecurityLine[] = [];
  const parts: AccountParts = {
    table,
    mailer: (to, mail) => Promise.resolve(void mails.push({ to, mail })),
    securityLog: securityLog((line) => lines.push(line)),
    baseUrl: 'https://api.example.com',
    resetPageUrl: 'https://example.com/reset',
    app: NAMELESS_APP,
    keys: KEYS,
    throttle: UNLIMITED,
    failures: NO_FAILURES,
    places: NO_PLACES,
    peppers: [],
    ...differing(table),
  };
  const accounts: OperatedAccounts = {
    embedded,
    table,
    parts,
    mails,
    lines,
    registered: async (person) => (await register(parts, person, CALLER)).user,
    loggedIn: ({ email, password } = ASHA) => login(parts, { email, password }, CALLER),
    whole: () => itemsOf(table),
    async stop() {
      useOwnScrypt();
      table.client.destroy();
      await embedded.stop();
    },
  };
  return accounts;
}

/** Returns every item but lines on their way to the security log, which name nobody. */
export async function itemsOf({ client, name }: Table): Promise<Item[]> {
  const { Items: items } = await client.send(new ScanCommand({ TableName: name, ConsistentRead: true }));
  return (items as Item[]).filter(({ sk }) => !sk.startsWith('event-'));
}

/** Returns the code or else the name of the error that a call ends with, or 'none'. */
export const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'none',
    (error: { code?: string; name: string }) => error.code ?? error.name,
  );

export const linkTokenOf = ({ mail }: Sent): string => /token=([\w-]{43})/.exec(mail.text)![1]!;
