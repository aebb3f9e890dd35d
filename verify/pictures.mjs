/**
 * Takes screenshots of the playground, phone and desktop, light and dark, in both languages: npm run pictures [--
 * FOLDER]
 */
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { build as buildEverything } from '../scripts/build.mjs';
import { RUNTIME } from '../scripts/bundles.mjs';
import { dist, root } from '../scripts/project.mjs';

const folder = resolve(process.argv[2] ?? join(dist, 'pictures'));
const outfile = join(dist, '.pictures', `${process.pid}.mjs`);
try {
  await buildEverything();
  const entryPoints = [join(root, 'verify/browser/pictures.ts')];
  await build({ ...RUNTIME, entryPoints, outfile, packages: 'external', write: true });
  const { takePictures } = await import(pathToFileURL(outfile).href);
  await takePictures(dist, folder);
  console.log(`Pictures are in ${folder}`);
} finally {
  rmSync(outfile, { force: true });
}
