/** Measures every path of every function and writes docs/cost.md, what a million requests cost: npm run cost */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { format, resolveConfig } from 'prettier';
import { build as buildEverything } from '../scripts/build.mjs';
import { RUNTIME } from '../scripts/bundles.mjs';
import deployment from '../scripts/deployment.cjs';
import { startEmbedded } from '../scripts/embedded/index.mjs';
import { dist, root, writeWhole } from '../scripts/project.mjs';

const outdir = join(dist, '.cost');
const page = join(root, 'docs/cost.md');

const embedded = await startEmbedded({ folder: null, baseUrl: 'http://cost.example' });
Object.assign(process.env, embedded.env, { TEXT_MODEL: 'embedded' });
process.env.EPHEMERIS_DIR ??= join(root, 'layers/ephemeris/data');
try {
  await buildEverything();
  await build({
    ...RUNTIME,
    entryPoints: ['main', 'probe'].map((name) => join(root, `verify/cost/${name}.ts`)),
    outdir,
    outExtension: { '.js': '.mjs' },
    write: true,
  });
  const { run } = await import(pathToFileURL(join(outdir, 'main.mjs')).href);
  const variables = deployment.declaredVariables();
  const text = await run({
    root,
    probe: join(outdir, 'probe.mjs'),
    document: JSON.parse(readFileSync(join(dist, 'openapi/whole.json'), 'utf8')),
    functions: await deployment.functions(variables),
    resources: (await deployment.alarms(variables)).Resources,
  });
  writeWhole(page, await format(text, { ...(await resolveConfig(page)), filepath: page }));
  console.log('wrote docs/cost.md');
} finally {
  await embedded.stop();
  rmSync(outdir, { recursive: true, force: true });
}
