/** Builds every bundle and the site's files into dist/: npm run build */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeDeployedBundles } from './bundles.mjs';
import { dist, groupNames } from './project.mjs';
import { writeSiteFiles } from './site/siteFiles.mjs';

export async function build() {
  await Promise.all([writeDeployedBundles(), writeSiteFiles()]);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const started = performance.now();
  await build();
  for (const group of groupNames()) {
    const { size } = statSync(join(dist, group, 'index.mjs'));
    console.log(`dist/${group}/index.mjs  ${Math.round(size / 1000)} kB`);
  }
  console.log(`built in ${Math.round(performance.now() - started)} ms`);
}
