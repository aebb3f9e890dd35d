/**
 * No answer grows with what was wrong: every field of every path is sent with 3,000 characters.
 * @isolated
 */
import { beforeAll, expect, test } from '@jest/globals';
import type { Row } from '../../functions/_shell/kinds/natal.ts';
import { call } from '../support/call.ts';
import { loadGroups, type Group } from '../support/groups.ts';
import { signedInHeaders } from '../support/principal.ts';

let groups: Group[];
beforeAll(async () => {
  groups = await loadGroups();
});

const LENGTH = 3000;
const VALUES = [
  'x'.repeat(LENGTH),
  '9'.repeat(LENGTH),
  `+${'9'.repeat(LENGTH)}`,
  'क'.repeat(LENGTH),
  `1990-06-15${'9'.repeat(LENGTH)}`,
];
/** A piece of a sent value that is too long to be quoted. */
const TOO_LONG = /x{101}|9{101}|क{101}/;

const fieldsOf = (schema: Row['body'], value: string): Record<string, string> =>
  Object.fromEntries(Object.keys(schema?.entries ?? {}).map((name) => [name, value]));

const LANGUAGES = ['en', 'hi'];

/** Returns the number of reported fields, and which quotes are too long. */
async function described(group: Group, row: Row, whole: string): Promise<{ fields: string[]; tooLong: string[] }> {
  // As much of it as a body of many fields may hold.
  const count = Object.keys(row.body?.entries ?? {}).length + 2;
  const value = whole.slice(0, Math.floor((30_000 / count) * (whole.length / Buffer.byteLength(whole))));
  const query = new URLSearchParams(fieldsOf(row.query, value));
  query.set('lang', LANGUAGES[whole.length % 2]!);
  query.set('strict', 'true');
  query.set(value, 'unknown');
  const path = row.path.replace(/\{\w+\}/g, encodeURIComponent(value.slice(0, 1000)));
  const body = row.method === 'POST' ? { ...fieldsOf(row.body, value), [value]: 'unknown' } : undefined;
  const { json, text } = await call(group.handler, row.method, `${path}?${query}`, body, {
    headers: signedInHeaders(),
  });
  const { detail } = (json ?? {}) as { detail?: string | { loc: (string | number)[] }[] };
  const fields = Array.isArray(detail) ? detail.map(({ loc }) => loc.join('.')) : [];
  return { fields, tooLong: TOO_LONG.test(text) ? [`${row.method} ${row.path} ${text.slice(0, 400)}`] : [] };
}

test('every quoted value is cut', async () => {
  const refused = new Set<string>();
  for (const group of groups.filter(({ name }) => name !== 'site')) {
    for (const row of group.rows) {
      for (const value of VALUES) {
        const { fields, tooLong } = await described(group, row, value);
        expect(tooLong).toEqual([]);
        for (const field of fields) refused.add(field);
      }
    }
  }
  // Far more than a dozen kinds of fields were wrong.
  expect(refused.size).toBeGreaterThan(40);
});
