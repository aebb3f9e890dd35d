/**
 * Takes screenshots of the playground, phone and desktop, light and dark, in both languages: npm run pictures [--
 * FOLDER]. With --readme it writes the two pictures of the README instead: npm run pictures -- --readme
 */
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { build as buildEverything } from '../scripts/build.mjs';
import { RUNTIME } from '../scripts/bundles.mjs';
import { startEmbedded } from '../scripts/embedded/index.mjs';
import { dist, root } from '../scripts/project.mjs';

const isReadme = process.argv[2] === '--readme';
const folder = isReadme ? join(root, 'docs') : resolve(process.argv[2] ?? join(dist, 'pictures'));
const outfile = join(dist, '.pictures', `${process.pid}.mjs`);
try {
  await buildEverything();
  const entryPoints = [join(root, 'verify/browser', isReadme ? 'readme.ts' : 'pictures.ts')];
  await build({ ...RUNTIME, entryPoints, outfile, packages: 'external', write: true });
  const { takePictures, takeReadmePictures } = await import(pathToFileURL(outfile).href);
  await (isReadme ? takeReadmePictures(dist, folder, startEmbedded) : takePictures(dist, folder));
  console.log(`Pictures are in ${folder}`);
} finally {
  rmSync(outfile, { force: true });
}
