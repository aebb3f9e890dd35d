/** A service that is killed with SIGKILL in the midst of writes keeps all that it acknowledged, and nothing by half. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { round } from '../../../verify/crash/round.ts';
import { startService } from '../../../verify/crash/service.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
/** So that the time goes into writes. */
const QUICK_SCRYPT = ['--import', new URL('../../support/quickScryptHere.mjs', import.meta.url).href];

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kills-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

test.each([900, 1400])('killed after %d ms of writes', async (lifeMs) => {
  const { acknowledged, cutOff, faults } = await round(() => startService(root, folder, QUICK_SCRYPT), lifeMs);
  expect(faults).toEqual([]);
  expect(acknowledged.transactions).toBeGreaterThan(0);
  // The kill came while something was being written.
  expect(cutOff.whole + cutOff.absent).toBeGreaterThan(0);
});
