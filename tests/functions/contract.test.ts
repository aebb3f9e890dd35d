/** What every computing endpoint owes its callers, whatever it computes (spec/contract sections 1 to 3). */
import { describe, expect, test } from '@jest/globals';
import { Meta } from '../../lib/schemas/envelope.ts';
import { BIRTH, call } from '../support/call.ts';
import { signedInHeaders } from '../support/principal.ts';
import { loadGroups } from '../support/groups.ts';
import { schemaFaults } from '../support/schema.ts';

const OTHER_BIRTH = { ...BIRTH, date: '1978-11-03', time: '04:12:00', latitude: 13.0827, longitude: 80.2707 };
/** Beyond the polar circle, before standard time, without a zone, under other conventions. */
const EDGE_BIRTHS = [
  { ...BIRTH, latitude: 69.6492, longitude: 18.9553, timezone: 'Europe/Oslo', house_system: 'placidus' },
  { ...BIRTH, date: '1600-01-01', time: '00:00:00' },
  { ...BIRTH, date: '2400-12-31', time: '23:59:59', timezone: 'UTC' },
  { ...BIRTH, latitude: -90, longitude: 180, timezone: undefined },
  {
    ...BIRTH,
    node: 'true',
    ayanamsa: 'true_chitra',
    moon_nature: 'brightness',
    node_aspects: 'none',
    node_exaltation: 'gemini',
  },
];

const groups = await loadGroups();
const natalRows = groups.flatMap(({ handler, records, rows }) =>
  rows
    .filter(({ kind }) => kind === 'natal')
    .map((row) => ({ handler, row, path: row.path, record: records[row.path.replace('/api/v1', '')] })),
);

describe.each(natalRows)('POST $path', ({ handler, row, record }) => {
  const url = row.path.replace('{house_number}', '7');
  const headers = row.isProtected ? signedInHeaders() : {};
  const asOf = 'as_of' in row.query.entries ? '&as_of=2026-01-31' : '';
  const ask = (body: unknown, query = '?lang=en') => call(handler, 'POST', url + query + asOf, body, { headers });
  const parsed = (json: unknown) => json as { success: boolean; data: unknown; meta: { conventions: unknown } };

  test('answers in the shape it documents', async () => {
    const { headers: answered, json, status } = await ask(BIRTH);
    expect(status).toBe(200);
    expect(answered['cache-control']).toBe('no-store');
    expect(parsed(json).success).toBe(true);
    expect(schemaFaults(record!.data, parsed(json).data)).toEqual([]);
    expect(schemaFaults(Meta, parsed(json).meta)).toEqual([]);
  });

  test('gives equal bytes for equal requests, and another answer for another birth', async () => {
    const [first, again, other] = await Promise.all([ask(BIRTH), ask(BIRTH), ask(OTHER_BIRTH)]);
    expect(again.text).toBe(first.text);
    expect(parsed(other.json).data).not.toEqual(parsed(first.json).data);
  });

  test('changes names with the language, never ids or numbers', async () => {
    const [english, hindi] = await Promise.all([ask(BIRTH), ask(BIRTH, '?lang=hi')]);
    expect(numbersAndIds(parsed(hindi.json).data)).toEqual(numbersAndIds(parsed(english.json).data));
  });

  test.each(EDGE_BIRTHS)('computes at the edges: $date at $latitude', async (birth) => {
    const { json, status, text } = await ask(birth);
    expect({ status, text: status === 200 ? '' : text }).toEqual({ status: 200, text: '' });
    expect(schemaFaults(record!.data, parsed(json).data)).toEqual([]);
    expect(text).not.toMatch(/null,null,null,null|NaN|undefined/);
  });
});

test('every row has a record and every record a row', () => {
  for (const { name, records, rows } of groups.filter(({ name }) => name !== 'site')) {
    expect([name, Object.keys(records).sort()]).toEqual([
      name,
      [...new Set(rows.map(({ path }) => path.replace('/api/v1', '')))].sort(),
    ]);
  }
});

/** Drops what may be translated: names and sentences; keeps ids, numbers and truths in their places. */
function numbersAndIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(numbersAndIds);
  if (typeof value === 'string') return /^[a-z0-9_]+$/.test(value) ? value : '';
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !/name|label|text|title/.test(key))
      .map(([key, inner]) => [key, numbersAndIds(inner)]),
  );
}
