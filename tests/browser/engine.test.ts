/** The engine beside the service, byte for byte: every computing path, in Node and in Chromium. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';
import { chromiumPath } from '../../verify/browser/chromium.ts';

const path = chromiumPath();
const root = fileURLToPath(new URL('../..', import.meta.url));

/** Two births take part: one of each worker of the comparison. */
const BIRTHS = 2;

if (path === null) test.skip('needs Chromium', () => undefined);
else
  test('service, package in Node and package in Chromium answer the same bytes', async () => {
    const env = { ...process.env, CHROMIUM_PATH: path, NODE_OPTIONS: '' };
    const given = ['verify/everywhere.mjs', '--births', String(BIRTHS)];
    const { stdout } = await promisify(execFile)(process.execPath, given, { cwd: root, env });
    const [, asked] = /^(\d+) answers to 2 births/m.exec(stdout)!;
    expect(Number(asked)).toBeGreaterThan(1000);
    expect(stdout).toContain(`Equal to the service: ${asked!} in Node, ${asked!} in Chromium.`);
  }, 180_000);
