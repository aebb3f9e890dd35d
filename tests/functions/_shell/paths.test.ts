import { expect, test } from '@jest/globals';
import { nearestPath } from '../../../functions/_shell/nearestPath.ts';
import { API_PREFIX } from '../../../functions/_shell/row.ts';
import { PATHS } from '../../../functions/_shell/tables/paths.ts';
import { loadGroups } from '../../support/groups.ts';

test('the table holds every path, additions too, and the documents that have one name', async () => {
  const rows = (await loadGroups()).flatMap((group) => group.rows);
  const named = rows.filter(({ path }) => path !== '/' && (path.startsWith(API_PREFIX) || !path.includes('{')));
  expect(PATHS).toEqual([...new Set(named.map(({ path }) => path))].sort());
});

test.each([
  ['/api/v1/Dasha/Vimshottari/', '/api/v1/dasha/vimshottari'],
  ['/v1/dasha/vimshottari', '/api/v1/dasha/vimshottari'],
  ['/dasha/vimshotari', '/api/v1/dasha/vimshottari'],
  ['/api/v1/strength/vimsopaka', '/api/v1/varga/vimsopaka'],
  ['/helth', '/health'],
  ['/api/v1/auth/logout-everwhere', '/api/v1/auth/logout-everywhere'],
  ['/api/v1/horoscope/of/the/week', null],
])('%s leads to %s', (path, nearest) => {
  expect(nearestPath(path)).toBe(nearest);
});
