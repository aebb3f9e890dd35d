/**
 * The service without an ephemeris that it can trust.
 * @isolated
 */
import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { handler as planets } from '../../../functions/planets/routes.ts';
import { handler as site } from '../../../functions/site/routes.ts';
import { BIRTH, call, post } from '../../support/call.ts';
import { smallPack } from '../../support/smallPack.ts';

const empty = mkdtempSync(join(tmpdir(), 'no-ephemeris-'));
const pack = smallPack();
const whole = readFileSync(pack.path);
afterAll(() => {
  pack.remove();
  rmSync(empty, { recursive: true });
});

let logged: ReturnType<typeof jest.spyOn>;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  logged.mockRestore();
});

async function expectUnready(dir: string, fault: RegExp): Promise<void> {
  process.env['EPHEMERIS_DIR'] = dir;
  const { headers, json, status, text } = await call(site, 'GET', '/health');
  expect(status).toBe(503);
  expect(headers).toMatchObject({ 'content-type': 'application/problem+json; charset=utf-8', 'retry-after': '60' });
  expect(json).toMatchObject({
    code: 'temporarily_unavailable',
    status: 503,
    ready: false,
    engine_version: '1.0.0',
    ephemeris: { verification: 'failed' },
  });
  expect((json as { detail: string }).detail).toMatch(fault);
  expect(text).not.toContain(dir);
  const computed = await post(planets, '/planets/positions', { ...BIRTH, date: '2000-03-01' });
  expect([computed.status, (computed.json as { code: string }).code]).toEqual([503, 'temporarily_unavailable']);
}

test('is not ready where the ephemeris is missing', () => expectUnready(empty, /is missing/));

test('is not ready where the ephemeris is cut off', async () => {
  truncateSync(pack.path, whole.length - 1);
  await expectUnready(pack.dir, new RegExp(`${basename(pack.path)} is truncated`));
});

// Last, as a file that has once been refused is refused for good.
test('is not ready where one bit of the ephemeris is wrong, though its header is right', async () => {
  const spoilt = Buffer.from(whole);
  spoilt[spoilt.length - 9]! ^= 1;
  writeFileSync(pack.path, spoilt);
  await expectUnready(pack.dir, /is corrupt: its SHA-256/);
  expect(logged).toHaveBeenCalledWith(expect.stringContaining('ephemeris_refused'));
});
