/**
 * Which public keys a stage believes (spec/security, sections 1.2 and 1.5).
 * @isolated
 */
import { afterEach, expect, jest, test } from '@jest/globals';
import { handler as chart } from '../../../../functions/chart/routes.ts';
import { handler as site } from '../../../../functions/site/routes.ts';
import { generatedKeys } from '../../../../scripts/keys.mjs';
import { BIRTH, call, post } from '../../../support/call.ts';
import { signedInHeaders } from '../../../support/principal.ts';

const before = { ...process.env };
afterEach(() => {
  process.env = { ...before };
  jest.restoreAllMocks();
});

const keySet = (kidPrefix: string) => JSON.stringify(generatedKeys({ kidPrefix }).publicKeys);

test('keys generated for one run are refused in production', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const headers = signedInHeaders();
  Object.assign(process.env, { STAGE: 'Prod', JWT_PUBLIC_KEYS: keySet('dev') });
  const { headers: answered, json, status } = await post(chart, '/chart/birth', BIRTH, { headers });
  expect({ status, json }).toMatchObject({ status: 503, json: { code: 'temporarily_unavailable' } });
  expect(answered['retry-after']).toBe('5');
  expect((await call(site, 'GET', '/.well-known/jwks.json')).status).toBe(503);
  expect(log.mock.calls.join()).toContain('A production stage takes no generated keys.');
});

test('lasting keys are published, without their private half', async () => {
  Object.assign(process.env, { STAGE: 'prod', JWT_PUBLIC_KEYS: keySet('2026-11-20') });
  const { json, status, text } = await call(site, 'GET', '/.well-known/jwks.json');
  expect({ status, json }).toMatchObject({ status: 200, json: { keys: [{ kty: 'EC', alg: 'ES256', use: 'sig' }] } });
  expect(text).not.toContain('"d"');
});

test('without keys a chart is refused as a fault of ours, and everything that needs no account computes', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const headers = signedInHeaders();
  delete process.env['JWT_PUBLIC_KEYS'];
  expect((await post(chart, '/chart/birth', BIRTH, { headers })).status).toBe(503);
  expect(log.mock.calls.join()).toContain('JWT_PUBLIC_KEYS is not set.');
  const { json } = await call(site, 'GET', '/health');
  expect(json).toMatchObject({ ready: true, accounts: 'not_configured' });
});
