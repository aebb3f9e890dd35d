/**
 * Descriptions of and warnings about `house_system`, compared with the routes of every group and with their answers.
 * @isolated
 */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { HOUSE_SYSTEMS } from '../../lib/astro/earth/cusps.ts';
import { HOUSE_SYSTEM_PATHS } from '../../lib/schemas/common/houseSystems.ts';
import type { Row } from '../../functions/_shell/kinds/natal.ts';
import type { Handler } from '../../functions/_shell/server.ts';
import { BIRTH, call } from '../support/call.ts';
import { loadGroups } from '../support/groups.ts';
import { signedInHeaders } from '../support/principal.ts';
import { askedQuery } from '../support/query.ts';

const groups = await loadGroups();
const rows = groups.flatMap(({ handler, rows: ofGroup }) => ofGroup.map((row) => ({ handler, row })));
const shortPath = ({ path }: Row) => path.replace('/api/v1', '');
const WITH_ALL_BELOW: readonly string[] = ['/houses', '/kp'];
/** The table of subs is the same for every chart. */
const isBelow = (path: string, listed: string) => path.startsWith(`${listed}/`) && path !== '/kp/subs';
const isListed = (path: string) =>
  HOUSE_SYSTEM_PATHS.some((listed) => path === listed || (WITH_ALL_BELOW.includes(listed) && isBelow(path, listed)));

interface Answer {
  readonly meta: {
    readonly conventions: { readonly house_system: string };
    readonly warnings: readonly { readonly code: string; readonly message: string }[];
  };
}

async function metaOf(handler: Handler, row: Row, houseSystem: string): Promise<Answer['meta']> {
  const url = `${row.path.replace('{house_number}', '7')}?lang=en&${askedQuery(row)}`;
  const headers = row.isProtected ? signedInHeaders() : {};
  const sent = Object.entries({ ...BIRTH, number: 108, house_system: houseSystem });
  const known = Object.fromEntries(sent.filter(([name]) => name in (row.body?.entries ?? {})));
  const { json, status } = await call(handler, 'POST', url, known, { headers });
  expect([row.path, status]).toEqual([row.path, 200]);
  return (json as Answer).meta;
}

test('the listed paths are those whose rows use the requested system', () => {
  const dividing = rows.filter(({ row }) => row.usesHouseSystem).map(({ row }) => shortPath(row));
  expect(dividing).toHaveLength(14);
  expect(
    rows
      .map(({ row }) => shortPath(row))
      .filter(isListed)
      .sort(),
  ).toEqual([...dividing].sort());
});

test('every schema that takes house_system names those paths and each system', () => {
  const described = rows.flatMap(({ row: { body } }) => {
    const entry = (body?.entries as Record<string, object> | undefined)?.['house_system'];
    return entry ? [JSON.stringify(entry)] : [];
  });
  expect(described.length).toBeGreaterThan(100);
  for (const text of new Set(described)) {
    for (const said of [...HOUSE_SYSTEM_PATHS, ...HOUSE_SYSTEMS]) expect(text).toContain(said);
  }
});

test('the guide names them too', () => {
  const guide = readFileSync(new URL('../../docs/conventions.md', import.meta.url), 'utf8');
  for (const said of [...HOUSE_SYSTEM_PATHS, ...HOUSE_SYSTEMS]) expect(guide).toContain(`\`${said}\``);
});

describe('answers do as their rows say', () => {
  const dividing = rows.filter(({ row }) => row.usesHouseSystem);
  test.each(dividing.map(({ handler, row }) => [shortPath(row), handler, row] as const))(
    '%s',
    async (_, handler, row) => {
      for (const system of HOUSE_SYSTEMS) {
        const { conventions, warnings } = await metaOf(handler, row, system);
        expect([conventions.house_system, warnings]).toEqual([system, []]);
      }
    },
  );

  const ofCharts = rows.filter(({ row }) => row.path.includes('/chart/') && !row.usesHouseSystem);
  test.each(ofCharts.map(({ handler, row }) => [shortPath(row), handler, row] as const))(
    '%s counts whole signs and says where the system has an effect',
    async (_, handler, row) => {
      const { conventions, warnings } = await metaOf(handler, row, 'equal_madhya');
      expect(conventions.house_system).toBe('whole_sign');
      expect(warnings.map(({ code }) => code)).toEqual(['house_system_not_applied']);
      for (const path of HOUSE_SYSTEM_PATHS) expect(warnings[0]!.message).toContain(path);
    },
  );
});
