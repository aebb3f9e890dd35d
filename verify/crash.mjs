/**
 * The crash test: kills the account service during writes, and checks everything that it had acknowledged: npm run
 * crash [-- --rounds 20]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { build as buildEverything } from '../scripts/build.mjs';
import { RUNTIME } from '../scripts/bundles.mjs';
import { dist, root } from '../scripts/project.mjs';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '20' } } });
const outdir = join(dist, `.kills-${process.pid}`);
const folder = mkdtempSync(join(tmpdir(), 'kills-'));
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';
try {
  await buildEverything();
  const outfile = join(outdir, 'main.mjs');
  await build({ ...RUNTIME, entryPoints: [join(root, 'verify/crash/main.ts')], outfile, write: true });
  const { run } = await import(pathToFileURL(outfile).href);
  if (!(await run(root, folder, Number(values.rounds)))) process.exitCode = 1;
} finally {
  rmSync(outdir, { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
}
