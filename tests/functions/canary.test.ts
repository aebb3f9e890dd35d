/**
 * Nothing of a request reaches a log: markers are put into every field of every route, and no line holds one.
 * @isolated
 */
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import type { Row } from '../../functions/_shell/kinds/natal.ts';
import { startAccounts, type Accounts } from '../support/accounts.ts';
import { BIRTH, call } from '../support/call.ts';
import { loadGroups } from '../support/groups.ts';
import { askedQuery } from '../support/query.ts';
import { signedInHeaders } from '../support/principal.ts';

const MARKER = 'Canary7Q';
/** An acceptable password: one with the marker would contain the user's own name. */
const PASSWORD = 'Vrishabha-Lagna-1990';
/** Digits that no other number here has. */
const MARKED_DEGREES = 28.7316942;

const groups = await loadGroups();
const rows = groups.flatMap(({ handler, rows }) =>
  rows.map((row) => ({ name: `${row.method} ${row.path}`, handler, row })),
);

let accounts: Accounts;
beforeAll(async () => {
  accounts = await startAccounts({ SECURITY_LOG_FILE: '' });
});
afterAll(() => accounts.stop());

/** Gives every field of a schema a marker of its own. */
function marked(schema: Row['query'] | null, prefix: string): Record<string, string> {
  return Object.fromEntries(Object.keys(schema?.entries ?? {}).map((name) => [name, `${MARKER}-${prefix}-${name}`]));
}

/** The bodies sent to a row: all fields wrong, a valid birth with the rest marked, malformed. */
function bodiesOf({ body }: Row): (string | undefined)[] {
  if (!body) return [undefined];
  const all = marked(body, 'body');
  const birth = { ...BIRTH, latitude: MARKED_DEGREES, longitude: MARKED_DEGREES, name: `${MARKER}-name` };
  const free = { place_name: all['place_name'], email: all['email'], phone: all['phone'], gender: all['gender'] };
  const account = {
    ...all,
    email: `${MARKER}@example.com`,
    username: `${MARKER}-user`,
    password: PASSWORD,
  };
  return [
    JSON.stringify(all),
    JSON.stringify({ ...birth, ...free, include_svg: true, include_pdf: true }),
    JSON.stringify(account),
    JSON.stringify({ medical_data: { ...all, weak_planets: ['saturn'], body_parts: ['knees', `${MARKER}-part`] } }),
    `{"name":"${MARKER}`,
  ];
}

async function loggedBy(asking: () => Promise<unknown>): Promise<string> {
  const streams = [process.stdout, process.stderr].map((stream) => jest.spyOn(stream, 'write'));
  const consoles = (['log', 'info', 'warn', 'error', 'debug'] as const).map((method) =>
    jest.spyOn(console, method).mockImplementation(() => undefined),
  );
  try {
    await asking();
    return JSON.stringify([...streams, ...consoles].map(({ mock }) => mock.calls));
  } finally {
    jest.restoreAllMocks();
  }
}

describe.each(rows)('$name', ({ handler, row }) => {
  const query = new URLSearchParams(marked(row.query, 'query')).toString();
  const path = row.path.replace('{house_number}', '7').replace(/\{\w+\}/g, `${MARKER}-path`);
  const signedIn = row.isProtected ? signedInHeaders() : {};
  const headers = {
    'content-type': 'application/json',
    'user-agent': `${MARKER}-agent`,
    'accept-language': `${MARKER}-language`,
    cookie: `${MARKER}-cookie`,
    'idempotency-key': `${MARKER}-key`,
  };

  test('logs nothing of a request', async () => {
    const written = await loggedBy(async () => {
      for (const rawBody of bodiesOf(row)) {
        const sent = rawBody === undefined ? {} : { rawBody };
        for (const authorization of [signedIn, { authorization: `Bearer ${MARKER}.token.x` }]) {
          for (const asked of [path, `${path}?${query}`, `${path}?${askedQuery(row)}`]) {
            await call(handler, row.method, asked, undefined, { ...sent, headers: { ...headers, ...authorization } });
          }
        }
      }
    });
    expect(written).not.toMatch(/Canary7Q|7316942|Vrishabha/i);
  });
});

test('a table that fails midway is logged without anything of the request', async () => {
  accounts.table.fail('error');
  const body = { email: `${MARKER}@example.com`, username: `${MARKER}-user`, password: `${MARKER}-Lagna-1990` };
  const written = await loggedBy(async () => {
    const { status } = await accounts.post('/register', body);
    expect(status).toBe(503);
  });
  accounts.table.fail(null);
  expect(written).toMatch(/temporarily_unavailable/);
  expect(written).not.toMatch(/Canary7Q/i);
});
