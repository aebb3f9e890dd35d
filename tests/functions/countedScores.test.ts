/**
 * Every score whose place an answer tells was counted: its id stands in the table of its subject.
 * @jest-environment node
 * @isolated
 */
import { expect, jest, test } from '@jest/globals';
import type { Spread } from '../../lib/astro/percentile.ts';
import { BIRTH, call, dataOf } from '../support/call.ts';
import { signedInHeaders } from '../support/principal.ts';
import { askedQuery } from '../support/query.ts';

const real = await import('../../lib/astro/percentile.ts');
const uncounted = new Set<string>();
const placed = new Set<string>();
jest.unstable_mockModule('../../lib/astro/percentile.ts', () => ({
  ...real,
  placeOf: (spread: Spread, id: string, value: number) => {
    const { scores, subject } = spread;
    placed.add(subject);
    // A rule that no counted birth has stands above all of them.
    if (!(id in scores) && !FORMED.includes(subject)) uncounted.add(`${subject}: ${id}`);
    return real.placeOf(spread, id, value);
  },
}));

/** Subjects whose scores only some births have. */
const FORMED = ['yoga', 'dosha'];

const { loadGroups } = await import('../support/groups.ts');
const groups = await loadGroups();

const BIRTHS = [
  { ...BIRTH, gender: 'female', year: 2026 },
  { ...BIRTH, date: '1962-03-04', time: '03:10:00', gender: 'male', year: 2003, current_location: 'Delhi' },
  {
    ...BIRTH,
    date: '2019-08-21',
    time: '18:45:00',
    latitude: 52.5,
    longitude: 13.4,
    timezone: 'Europe/Berlin',
    year: 2026,
  },
];

test('in all answers about three births', async () => {
  const failed: string[] = [];
  for (const birth of BIRTHS) {
    for (const { handler, rows } of groups) {
      for (const row of rows.filter(({ kind, method }) => kind === 'natal' && method === 'POST')) {
        const path = row.path.replace('{house_number}', '7').replace('{slug}', 'gajakesari');
        const named = Object.entries({ role: 'bride', ...birth }).filter(([name]) => name in (row.body?.entries ?? {}));
        const headers = row.isProtected ? signedInHeaders() : {};
        const answer = await call(handler, 'POST', `${path}?${askedQuery(row)}`, Object.fromEntries(named), {
          headers,
        });
        if (dataOf(answer) === undefined) failed.push(row.path);
      }
    }
  }
  expect(failed).toEqual([]);
  expect([...uncounted]).toEqual([]);
  expect(placed.size).toBeGreaterThan(15);
}, 600_000);
