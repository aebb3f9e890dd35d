import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { handler } from '../../../functions/site/routes.ts';
import { Health } from '../../../lib/schemas/site/answers.ts';
import { call } from '../../support/call.ts';
import { schemaFaults } from '../../support/schema.ts';

const data = new URL('../../../layers/ephemeris/data/', import.meta.url);

test('a healthy service says so, with the checksum of the file that it reads', async () => {
  const { headers, json, status } = await call(handler, 'GET', '/health');
  expect(status).toBe(200);
  expect(headers).toMatchObject({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
  expect(schemaFaults(Health, json)).toEqual([]);
  const pack = readdirSync(data).find((name) => name.endsWith('.bin'))!;
  const sha256 = createHash('sha256')
    .update(readFileSync(new URL(pack, data)))
    .digest('hex');
  expect(json).toMatchObject({
    status: 'ok',
    ready: true,
    ephemeris: { first_year: 1600, last_year: 2400, sha256, verification: 'verified' },
    limits: {
      body_bytes: 32768,
      medical_data_body_bytes: 262144,
      body_nesting: 32,
      name_characters: 200,
      invalid_fields_listed: 20,
    },
  });
});
