/** Builds every bundle and the site's files into dist/: npm run build */
import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build as esbuild } from 'esbuild';
import { groupBundles } from './bundles.mjs';
import { dist, groupNames } from './project.mjs';
import { writeSiteFiles } from './siteFiles.mjs';

export async function build() {
  const [{ metafile }, document] = await Promise.all([esbuild(groupBundles()), writeSiteFiles()]);
  writeMeta(metafile);
  return document;
}

/** Keeps what esbuild says about the bundles: a test looks for what must not be inside. */
export function writeMeta(metafile) {
  writeFileSync(join(dist, 'meta.json'), JSON.stringify(metafile));
}

export function bundleKilobytes(group) {
  return Math.round(statSync(join(dist, group, 'index.mjs')).size / 1000);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const started = performance.now();
  await build();
  for (const group of groupNames()) console.log(`dist/${group}/index.mjs  ${bundleKilobytes(group)} kB`);
  console.log(`built in ${Math.round(performance.now() - started)} ms`);
}
