/**
 * The contract of every computing endpoint, whatever it computes (spec/contract sections 1 to 3).
 * @isolated
 */
import { describe, expect, test } from '@jest/globals';
import { Meta } from '../../lib/schemas/common/envelope.ts';
import type { Row } from '../../functions/_shell/kinds/natal.ts';
import { numbersAndIds } from '../../verify/fuzz/again.ts';
import { BIRTH, call } from '../support/call.ts';
import { signedInHeaders } from '../support/principal.ts';
import { loadGroups } from '../support/groups.ts';
import { askedQuery } from '../support/query.ts';
import { schemaFaults } from '../support/schema.ts';

const OTHER_BIRTH = { ...BIRTH, date: '1972-11-01', time: '04:12:00', latitude: 13.0827, longitude: 80.2707 };
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
    mercury_nature: 'equal_benefic',
    node_aspects: 'none',
    node_exaltation: 'gemini',
  },
];

const groups = await loadGroups();
const takesBirth = ({ body, kind }: Row) => kind === 'natal' || (kind === 'narrated' && 'latitude' in body!.entries);
const natalRows = groups.flatMap(({ handler, records, rows }) =>
  rows.filter(takesBirth).map((row) => ({ handler, row, path: row.path, record: records[row.answer] })),
);

describe.each(natalRows)('POST $path', ({ handler, row, record }) => {
  const url = row.path.replace('{house_number}', '7');
  const headers = row.isProtected ? signedInHeaders() : {};
  const asked = askedQuery(row);
  const ask = (birth: typeof BIRTH | (typeof EDGE_BIRTHS)[number], query = '?lang=en') =>
    call(handler, 'POST', `${url}${query}&${asked}`, { ...birth, ...furtherFields(row, birth) }, { headers });
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

const dailyRows = groups.flatMap(({ handler, records, rows }) =>
  rows
    .filter(({ kind }) => kind === 'daily')
    .map((row) => ({ handler, row, path: row.path, record: records[row.answer] })),
);
const DAY = { date: '2026-11-20', latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
const OTHER_DAY = { ...DAY, date: '2026-08-02', latitude: 13.0827, longitude: 80.2707 };
/** Midnight sun, polar night, both poles, the date line, a clock far from the Sun's, both ends of the ephemeris. */
const EDGE_DAYS = [
  { ...DAY, date: '2026-06-21', latitude: 69.6492, longitude: 18.9553, timezone: 'Europe/Oslo' },
  { ...DAY, date: '2026-12-21', latitude: 69.6492, longitude: 18.9553, timezone: 'Europe/Oslo' },
  { ...DAY, date: '2026-05-17', latitude: 69.6492, longitude: 18.9553, timezone: 'Europe/Oslo' },
  { ...DAY, latitude: 90, longitude: 0, timezone: 'UTC' },
  { ...DAY, latitude: -90, longitude: 180, timezone: undefined },
  { ...DAY, latitude: -17.7134, longitude: -179.9, timezone: 'Pacific/Fiji' },
  { ...DAY, latitude: 0, longitude: 180, timezone: '-12:00' },
  { ...DAY, latitude: 39.47, longitude: 75.99, timezone: 'Asia/Shanghai' },
  { ...DAY, date: '1600-01-01' },
  { ...DAY, date: '2400-12-31', ayanamsa: 'true_chitra', sunrise: 'hindu' },
];

describe.each(dailyRows)('$row.method $path', ({ handler, row, record }) => {
  const isOfInstant = Object.hasOwn(row.body?.entries ?? {}, 'time');
  const ask = (day: (typeof EDGE_DAYS)[number], lang = 'en') => {
    const body = isOfInstant ? { time: '04:30:00', ...day } : day;
    if (row.method === 'POST') return call(handler, 'POST', `${row.path}?lang=${lang}`, body);
    const given = Object.entries({ ...day, lang }).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, String(value)]],
    );
    return call(handler, 'GET', `${row.path}?${new URLSearchParams(given)}`);
  };
  const parsed = (json: unknown) => json as { success: boolean; data: unknown; meta: unknown };

  test('answers in the documented form, and differently on another day', async () => {
    const [first, again, other] = await Promise.all([ask(DAY), ask(DAY), ask(OTHER_DAY)]);
    expect(first.status).toBe(200);
    expect(first.headers['cache-control']).toBe('no-store');
    expect(parsed(first.json).success).toBe(true);
    expect(schemaFaults(record!.data, parsed(first.json).data)).toEqual([]);
    expect(schemaFaults(Meta, parsed(first.json).meta)).toEqual([]);
    expect(again.text).toBe(first.text);
    expect(parsed(other.json).data).not.toEqual(parsed(first.json).data);
  });

  test('changes names with the language, never ids or numbers', async () => {
    const [english, hindi] = await Promise.all([ask(DAY), ask(DAY, 'hi')]);
    expect(numbersAndIds(parsed(hindi.json).data)).toEqual(numbersAndIds(parsed(english.json).data));
  });

  test.each(EDGE_DAYS)('computes at the edges: $date at $latitude $longitude', async (day) => {
    const { json, status, text } = await ask(day);
    expect({ status, text: status === 200 ? '' : text }).toEqual({ status: 200, text: '' });
    expect(schemaFaults(record!.data, parsed(json).data)).toEqual([]);
    expect(text).not.toMatch(/NaN|undefined/);
  });

  test('refuses what is no day and no place, naming each field', async () => {
    const wrong = { date: '2026-02-30', latitude: 91, longitude: 'east', timezone: 'Mars/Olympus', ayanamsa: 'none' };
    const { json, status } = await ask(wrong as unknown as typeof DAY);
    const { detail } = json as { detail: { loc: string[] }[] };
    expect(status).toBe(422);
    const where = row.method === 'POST' ? 'body' : 'query';
    expect(detail.map(({ loc }) => loc.join('.')).sort()).toEqual(
      ['ayanamsa', 'date', 'latitude', 'longitude', 'timezone'].map((field) => `${where}.${field}`),
    );
  });
});

test('every row has a record and every record a row', () => {
  for (const { name, records, rows } of groups.filter(({ name }) => name !== 'site')) {
    expect([name, Object.keys(records).sort()]).toEqual([name, [...new Set(rows.map(({ answer }) => answer))].sort()]);
  }
});

/** Fields that a row takes in addition to the birth: a year within a life, or the role in a match. */
function furtherFields({ body }: Row, { date }: { date: string }): object {
  const takes = (field: string) => body !== null && field in body.entries;
  return {
    ...(takes('year') && { year: Math.min(Number(date.slice(0, 4)) + 36, 2400) }),
    ...(takes('role') && { role: 'bride' }),
  };
}
