/** Writes dist/command-line/, the command line as a package to install; `npm run engine` calls it. */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildCommandLine } from './build.mjs';
import { dist, root } from '../project.mjs';
import { noticesOf } from '../supply/notices.mjs';

export const COMMAND_LINE = join(dist, 'command-line');

/** Where the bundles look for them: the ephemeris lies two folders above. */
const PLACES_IN_PACKAGE = { 'cli/vedic.mjs': 'cli/vedic.mjs', 'layers/ephemeris/data': 'layers/ephemeris/data' };
const TEXTS = { 'docs/command-line.md': 'README.md', LICENSE: 'LICENSE' };

/** Files with the time zones are read from these packages. */
const READ_FROM = ['geo-tz', 'moment-timezone'];

export async function writeCommandLine(folder = COMMAND_LINE) {
  rmSync(folder, { recursive: true, force: true });
  const inputs = await buildCommandLine(join(folder, 'dist/cli'));
  for (const [from, to] of Object.entries({ ...PLACES_IN_PACKAGE, ...TEXTS })) {
    cpSync(join(root, from), join(folder, to), { recursive: true });
  }
  writeFileSync(join(folder, 'THIRD-PARTY.txt'), noticesOf(inputs));
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`);
}

function manifest() {
  const { dependencies, engines, license, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return {
    name: 'vedic-astrology-cli',
    version,
    description: 'Vedic charts, days, matches and the panchang in a terminal, in English and Hindi, without a network',
    license,
    type: 'module',
    bin: { vedic: 'cli/vedic.mjs' },
    files: ['cli', 'dist/cli/*.cjs', 'dist/cli/towns.txt', 'layers', 'THIRD-PARTY.txt'],
    engines,
    dependencies: Object.fromEntries(READ_FROM.map((name) => [name, dependencies[name]])),
  };
}
