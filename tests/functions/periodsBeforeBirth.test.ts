/**
 * Every Period of every answer says whether it ended before birth.
 * @isolated
 */
import { expect, test } from '@jest/globals';
import { call } from '../support/call.ts';
import { loadGroups } from '../support/groups.ts';
import { signedInHeaders } from '../support/principal.ts';
import { askedQuery } from '../support/query.ts';

/** The Moon in Shatabhisha: the mahadasha of Rahu began years before birth, and antardashas of it ended before it. */
const BODY = {
  name: '',
  date: '1990-06-15',
  time: '14:30:00',
  latitude: 28.6139,
  longitude: 77.209,
  timezone: 'Asia/Kolkata',
  year: 2026,
  include_svg: false,
};
const BIRTH_MS = Date.parse('1990-06-15T14:30:00+05:30');
/** Instants are written to the second. */
const ROUNDING_MS = 1000;

interface Described {
  readonly start: string;
  readonly end: string;
  readonly is_before_birth: unknown;
}

/** The records with what every Period has. */
function* periodsIn(value: unknown): Generator<Described> {
  if (typeof value !== 'object' || value === null) return;
  if ('level' in value && 'years' in value && 'sub_periods' in value) yield value as unknown as Described;
  for (const inner of Object.values(value)) yield* periodsIn(inner);
}

const rows = (await loadGroups()).flatMap(({ handler, name, rows: ofGroup }) =>
  ofGroup.filter(({ kind }) => kind === 'natal').map((row) => ({ group: name, handler, row })),
);

test('true for what ended before birth, false for what runs at birth or after', async () => {
  const paths = new Map<string, { before: number; after: number }>();
  for (const { group, handler, row } of rows) {
    if (!['dasha', 'jaimini', 'chart', 'pdae'].includes(group)) continue;
    const url = `${row.path.replace('{house_number}', '7')}?lang=en&${askedQuery(row)}`;
    const { json, status } = await call(
      handler,
      'POST',
      url,
      BODY,
      row.isProtected ? { headers: signedInHeaders() } : {},
    );
    if (status !== 200) continue;
    for (const { end, is_before_birth: isBefore, start } of periodsIn(json)) {
      const counted = paths.get(row.path) ?? { before: 0, after: 0 };
      paths.set(row.path, counted);
      counted[isBefore === true ? 'before' : 'after'] += 1;
      const leftMs = Date.parse(end) - BIRTH_MS;
      if (Math.abs(leftMs) > ROUNDING_MS)
        expect([row.path, start, end, isBefore]).toEqual([row.path, start, end, leftMs < 0]);
    }
  }
  const found = (path: string) => paths.get(`/api/v1${path}`)!;
  for (const path of ['vimshottari', 'yogini', 'ashtottari', 'current', 'timeline', 'chara']) {
    expect([path, found(`/dasha/${path}`).after > 0]).toEqual([path, true]);
  }
  expect([...paths.keys()].filter((path) => path.includes('/jaimini/')).length).toBeGreaterThan(5);
  expect(found('/dasha/vimshottari').before).toBeGreaterThan(5);
  expect(found('/chart/full').after).toBeGreaterThan(8);
  expect(found('/dasha/chara').before).toBe(0);
});
