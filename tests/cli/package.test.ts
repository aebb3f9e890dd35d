/** The command line as a package: what it brings, and that it answers like a checkout. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { writeCommandLine } from '../../scripts/cli/package.mjs';
import { vedic } from '../support/commandLine.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Below the project, where its two packages are found as if they were installed. */
const folder = join(root, 'dist', `.command-line-${process.pid}`);
const text = (name: string) => readFileSync(join(folder, name), 'utf8');

beforeAll(() => writeCommandLine(folder));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

test.each([
  [['chart', '1990-06-15', '14:30', 'delhi', '--on', '2026-11-29']],
  [['panchang', '2026-11-08', 'basel', '--lang', 'hi']],
  [['match', '1990-06-15', '14:30', '28.6139,77.2090', '1992-02-03', '08:00', 'mumbai', '--json']],
  [['day', '1990-06-31', '14:30', 'delhi']],
])('%j is answered as in a checkout, with nothing to build', async (args) => {
  const installed = await vedic(args, {}, join(folder, 'cli/vedic.mjs'));
  expect(installed).toEqual(await vedic(args));
  expect(installed.code).toBe(args[1] === '1990-06-31' ? 2 : 0);
  expect(existsSync(join(folder, 'scripts'))).toBe(false);
});

test('its manifest has the version and the packages of the service', () => {
  const { dependencies, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest;
  expect(JSON.parse(text('package.json'))).toMatchObject({
    name: 'vedic-astrology-cli',
    version,
    bin: { vedic: 'cli/vedic.mjs' },
    dependencies: { 'geo-tz': dependencies['geo-tz'], 'moment-timezone': dependencies['moment-timezone'] },
  });
});

test('licences of what is bundled come with it, and the sources of its data', () => {
  const notices = text('THIRD-PARTY.txt');
  for (const told of ['GeoNames', 'UNICODE LICENSE V3', 'OpenStreetMap', 'valibot', 'Copyright (c) Fabian Hiller']) {
    expect(notices).toContain(told);
  }
});

interface Manifest {
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
}
