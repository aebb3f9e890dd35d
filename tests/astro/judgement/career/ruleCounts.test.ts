/** Counted by hand from the rules: eleven yogas of the dasamsa, seven signs of change, six of promotion. */
import { expect, test } from '@jest/globals';
import { ruleGroups } from '../../../../lib/astro/judgement/career/ruleCounts.ts';

const count = (group: string, table: string) =>
  ruleGroups()
    .find(({ id }) => id === group)!
    .tables.find(({ id }) => id === table)!.count;

test.each([
  ['method_1', 'references', 3],
  ['method_1', 'planets', 9],
  ['method_1', 'houses', 12],
  ['method_1', 'nakshatras', 27],
  // Own or exalted, a friend’s, fallen, fallen and lifted, an enemy’s, any other; own effort and many ways.
  ['method_1', 'manners_by_sign', 6],
  ['method_1', 'manners_beside', 2],
  // Movable, fixed, dual for either side, watery; the 4th, 7th, 9th, 12th; Rahu, lords of the 9th or 12th, of the 4th.
  ['method_1', 'income_location', 12],
  ['method_2', 'signs', 12],
  ['method_3', 'offices', 8],
  ['method_3', 'yogas', 11],
  ['timing', 'topics', 4],
  ['timing', 'change_signs', 7],
  ['timing', 'promotion_signs', 6],
])('%s has of %s %i', (group, table, expected) => {
  expect(count(group, table)).toBe(expected);
});

test('no table is empty, and every id is unique', () => {
  const tables = ruleGroups().flatMap(({ id, tables: of }) =>
    of.map((table) => ({ ...table, id: `${id} ${table.id}` })),
  );
  expect(tables.filter(({ count: rows }) => rows === 0)).toEqual([]);
  expect(new Set(tables.map(({ id }) => id)).size).toBe(tables.length);
});
