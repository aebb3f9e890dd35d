/**
 * Checks whether a deployed address works, and leaves nothing behind:
 *   npm run smoke -- https://api.example.com [--mail-sink outbox|none|ADDRESS] [--seconds 90]
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { RUNTIME } from '../scripts/bundles.mjs';
import { dist, root } from '../scripts/project.mjs';

const outfile = join(dist, '.smoke', `${process.pid}.mjs`);
try {
  await build({ ...RUNTIME, entryPoints: [join(root, 'verify/smoke/main.ts')], outfile, write: true });
  const { main } = await import(pathToFileURL(outfile).href);
  process.exitCode = await main(process.argv.slice(2), (text) => console.log(text));
} finally {
  rmSync(outfile, { force: true });
}
