/** Shows, changes, exports and erases accounts, for operators: npm run user */
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { RUNTIME } from './bundles.mjs';
import { runningTable } from './embedded/address.mjs';
import { dist, root, writeWhole } from './project.mjs';

// AWS warnings about this version of Node are no concern of an operator.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';

/** The command is compiled each time, so that it is never older than its source. */
async function compiled() {
  const outfile = join(dist, '.user', `${process.pid}.mjs`);
  const entryPoints = [join(root, 'scripts/user/main.ts')];
  const { outputFiles } = await build({ ...RUNTIME, entryPoints, outfile, packages: 'external' });
  writeWhole(outfile, outputFiles[0].contents);
  try {
    return await import(pathToFileURL(outfile));
  } finally {
    rmSync(outfile);
  }
}

const { main } = await compiled();
process.exitCode = await main(process.argv.slice(2), {
  environment: process.env,
  localFolder: resolve(root, process.env.LOCAL_DIR || '.local'),
  runningTable,
  startTable: async (options) => (await import('./embedded/table.mjs')).startTable(options),
  nowUnixMs: Date.now(),
  out: (text) => console.log(text),
  err: (text) => console.error(text),
});
