/**
 * Asks all paths of a local server for as long as it is told, and prints what came back.
 *
 * npm run load [-- --seconds 60 --warm 20 --connections 24 --rate N --paths TEXT,TEXT --encoding br --detail brief]
 * npm run soak [-- --minutes 30 --warm 480 --rate N]
 * npm run flood [-- --seconds 30 --rate 300]: one address that floods beside honest ones, with limits of callers
 *
 * The server is a process of its own, on one core where `taskset` is there: the bundles that `npm start` serves, behind
 * the same local server, without its watching for changes. Table and mail stand in this process, as AWS stands elsewhere.
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { localBundles, localDist, RUNTIME, writeBundles } from '../scripts/bundles.mjs';
import { startEmbedded } from '../scripts/embedded/index.mjs';
import { dist, groupNames, root } from '../scripts/project.mjs';
import { writeSiteFiles } from '../scripts/site/siteFiles.mjs';

const { values } = parseArgs({
  options: {
    soak: { type: 'boolean', default: false },
    flood: { type: 'boolean', default: false },
    seconds: { type: 'string' },
    minutes: { type: 'string', default: '30' },
    warm: { type: 'string' },
    connections: { type: 'string', default: '24' },
    rate: { type: 'string' },
    paths: { type: 'string', default: '' },
    encoding: { type: 'string', default: 'identity' },
    detail: { type: 'string' },
    port: { type: 'string', default: process.env.PORT ?? '0' },
  },
});

/**
 * Seconds before anything is counted. V8 compiles the code of all paths again for some 170,000 requests: its code grows
 * from 15 to 23 MB and what it knows of it by 12 MB, and neither grows afterwards, so a soak test begins later.
 */
const WARM_SECONDS = values.soak ? '480' : '20';
const outdir = join(dist, '.load');
const SERVER_CORE = '0';

/** Returns the command that starts Node on one core, and keeps this process off that core. */
function pinned() {
  const others = Array.from({ length: cpus().length - 1 }, (_, i) => i + 1).join(',');
  if (others === '') return [];
  const { error, status } = spawnSync('taskset', ['-a', '-c', '-p', others, String(process.pid)]);
  return error || status !== 0 ? [] : ['taskset', '-c', SERVER_CORE];
}

const [bundles] = await Promise.all([build(localBundles()), writeSiteFiles()]);
writeBundles(bundles);
await build({
  ...RUNTIME,
  entryPoints: Object.fromEntries(
    ['main', 'flood', 'server'].map((name) => [name, join(root, `verify/load/${name}.ts`)]),
  ),
  outdir,
  outExtension: { '.js': '.mjs' },
  write: true,
});
const embedded = await startEmbedded({ folder: null, baseUrl: 'http://load.example' });
const place = {
  bundles: localDist,
  groups: groupNames(),
  serverScript: join(outdir, 'server.mjs'),
  pinned: pinned(),
  env: embedded.env,
};

/** Imports the part of that name. */
const part = (name) => import(pathToFileURL(join(outdir, `${name}.mjs`)).href);

async function flooded() {
  const { flood } = await part('flood');
  const options = {
    seconds: Number(values.seconds ?? 30),
    rate: Number(values.rate ?? 300),
    port: Number(values.port),
  };
  return flood(options, { ...place, env: { ...place.env, CALLER_LIMITS: '{}' } });
}

async function loaded() {
  const { run } = await part('main');
  const options = {
    isSoak: values.soak,
    seconds: values.soak ? Number(values.minutes) * 60 : Number(values.seconds ?? 60),
    warmSeconds: Number(values.warm ?? WARM_SECONDS),
    connections: Number(values.connections),
    encoding: values.encoding,
    detail: values.detail ?? null,
    rate: values.rate === undefined ? null : Number(values.rate),
    paths: values.paths.split(',').filter(Boolean),
    port: Number(values.port),
  };
  return run(options, { ...place, documentFile: join(dist, 'openapi/whole.json'), mail: embedded.mail });
}

try {
  process.exitCode = (await (values.flood ? flooded() : loaded())) ? 0 : 1;
} finally {
  await embedded.stop();
  rmSync(outdir, { recursive: true, force: true });
}
