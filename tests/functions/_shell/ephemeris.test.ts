/**
 * A pack with one wrong byte, far from the requested dates.
 * @isolated
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import type { Handler } from '../../../functions/_shell/server.ts';
import { BIRTH, post } from '../../support/call.ts';
import { smallPack, type SmallPack } from '../../support/smallPack.ts';

let pack: SmallPack;
let handler: Handler;

beforeAll(() => {
  pack = smallPack();
  const bytes = readFileSync(pack.path);
  bytes[bytes.length - 1]! ^= 1;
  writeFileSync(pack.path, bytes);
  process.env['EPHEMERIS_DIR'] = pack.dir;
});

afterAll(() => {
  delete process.env['EPHEMERIS_DIR'];
  delete process.env['EPHEMERIS_CHECK'];
  pack.remove();
});

beforeEach(async () => {
  jest.resetModules();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  ({ handler } = await import('../../../functions/planets/routes.ts'));
});

const ask = async () => (await post(handler, '/planets/positions', { ...BIRTH, date: '2000-06-15' })).status;

test('a server that checks first computes nothing from it', async () => {
  process.env['EPHEMERIS_CHECK'] = 'first';
  expect([await ask(), await ask()]).toEqual([503, 503]);
});

test('a function answers from blocks that are right, and refuses for ever once the whole has been compared', async () => {
  delete process.env['EPHEMERIS_CHECK'];
  expect(await ask()).toBe(200);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect([await ask(), await ask()]).toEqual([503, 503]);
});
