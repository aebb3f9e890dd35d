/** Fits the refinement of the ephemeris to JPL Horizons and writes its table, from which `npm run ephemeris` builds: npm run refit */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { dist, root, writeWhole } from './project.mjs';

const outdir = join(dist, `.refit-${process.pid}`);
const outfile = join(outdir, 'main.mjs');

try {
  await build({
    entryPoints: [join(root, 'layers/ephemeris/build/fit/main.ts')],
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    outfile,
    logLevel: 'warning',
  });
  const { refitted, told } = await import(pathToFileURL(outfile).href);
  const { rows } = JSON.parse(readFileSync(join(root, 'tests/golden/ephemeris/horizons-de441.json'), 'utf8'));
  const { lines, table } = told(refitted(rows));
  console.log(lines.join('\n'));
  writeWhole(join(root, 'layers/ephemeris/build/tables/refinement-horizons.json'), table);
} finally {
  rmSync(outdir, { recursive: true, force: true });
}
