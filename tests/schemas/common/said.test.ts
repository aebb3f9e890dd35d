import { expect, test } from '@jest/globals';
import * as v from 'valibot';
import { loadGroups } from '../../support/groups.ts';

/** Wrong in form for some field or other. */
const WRONG = [5, -1, 1e9, NaN, true, null, [], {}, '', 'x', '0', '2026-02-31', 'x'.repeat(300)];

/** A part of a path is never anything but text. */
const isReachable = (where: string, wrong: unknown) => where === 'body' || typeof wrong === 'string';

test('every mistake in a field is described in Hindi on request', async () => {
  const silent = new Set<string>();
  let said = 0;
  for (const { path, body, query, params } of (await loadGroups()).flatMap(({ rows }) => rows)) {
    for (const [where, schema] of Object.entries({ body, query, params })) {
      for (const [field, entry] of Object.entries(schema?.entries ?? {})) {
        for (const wrong of WRONG.filter((value) => isReachable(where, value))) {
          const { issues = [] } = v.safeParse(entry as v.GenericSchema, wrong, { abortPipeEarly: true, lang: 'hi' });
          for (const { message } of issues) {
            said++;
            if (!/[\u0900-\u097f]/.test(message)) silent.add(`${path} ${where} ${field}: ${message}`);
          }
        }
      }
    }
  }
  expect([...silent]).toEqual([]);
  expect(said).toBeGreaterThan(500);
});
