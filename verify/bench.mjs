/** Measures speed, in ratios taken in one run: npm run bench [-- --only ephemeris|dashas|transits|days|calendars|further|choices|endpoints|accounts|memory|start] */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { build as buildEverything } from '../scripts/build.mjs';
import { RUNTIME } from '../scripts/bundles.mjs';
import deployment from '../scripts/deployment.cjs';
import { startEmbedded } from '../scripts/embedded/index.mjs';
import { dist, groupNames, root } from '../scripts/project.mjs';

const { values } = parseArgs({
  options: {
    only: {
      type: 'string',
      default: 'ephemeris,dashas,transits,days,calendars,further,choices,endpoints,accounts,memory,start',
    },
  },
});
const outdir = join(dist, '.bench');

const embedded = await startEmbedded({ folder: null, baseUrl: 'http://bench.example' });
Object.assign(process.env, embedded.env);
try {
  await buildEverything();
  mkdirSync(outdir, { recursive: true });
  await build({
    ...RUNTIME,
    entryPoints: [join(root, 'verify/bench/main.ts')],
    external: [...RUNTIME.external, 'sweph'],
    outfile: join(outdir, 'main.mjs'),
    write: true,
  });
  const { run } = await import(pathToFileURL(join(outdir, 'main.mjs')).href);
  await run(values.only.split(','), root, groupNames(), embedded.mail, deployment.COMPUTE_NODE_OPTIONS);
} finally {
  await embedded.stop();
  rmSync(outdir, { recursive: true, force: true });
}
