/**
 * Sends generated requests to every path, and checks whether each answer keeps the contract:
 *   npm run fuzz [-- --requests 100000 --seed 1 --only group]
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { build as buildEverything } from '../scripts/build.mjs';
import { RUNTIME } from '../scripts/bundles.mjs';
import { startEmbedded } from '../scripts/embedded/index.mjs';
import { dist, groupNames, root } from '../scripts/project.mjs';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '100000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    only: { type: 'string' },
  },
});
const { only } = values;
const [requests, seed] = [Number(values.requests), Number(values.seed)];
const outdir = join(dist, `.fuzz-${process.pid}`);

const embedded = await startEmbedded({ folder: null, baseUrl: 'http://fuzz.example' });
Object.assign(process.env, embedded.env, { TEXT_MODEL: 'embedded' });
try {
  await buildEverything();
  mkdirSync(outdir, { recursive: true });
  const outfile = join(outdir, 'main.mjs');
  await build({ ...RUNTIME, entryPoints: [join(root, 'verify/fuzz/main.ts')], outfile, write: true });
  const { fuzz, makingFor, report } = await import(pathToFileURL(outfile).href);
  const handlers = new Map();
  for (const name of groupNames()) {
    const { handler } = await import(pathToFileURL(join(dist, name, 'index.mjs')).href);
    handlers.set(name, handler);
  }
  const document = JSON.parse(readFileSync(join(dist, 'openapi/whole.json'), 'utf8'));
  console.log(`${requests} requests${only ? `, of which those to ${only} are sent` : ''}, seed ${seed}`);
  const started = performance.now();
  const making = await makingFor(handlers, document);
  const tallies = await fuzz({ requests, seed, only, handlers, making });
  const again = `npm run fuzz -- --requests ${requests} --seed ${seed}`;
  if (!report(tallies, seed, performance.now() - started, again)) process.exitCode = 1;
} finally {
  await embedded.stop();
  rmSync(outdir, { recursive: true, force: true });
}
