/** Bundles the script and the style of the documentation. */
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { dist, root } from '../project.mjs';
import { browserBundle } from './browserBundle.mjs';

const SOURCE = join(root, 'web/docs');

/** @returns files below dist/site with their contents; the search comes as a script of its own, loaded when first asked */
export async function docsScript() {
  const options = browserBundle(SOURCE, ['page.ts', 'style/page.css'], join(dist, 'site/docs'));
  const { outputFiles } = await build({ ...options, chunkNames: '[name]' });
  return outputFiles.map(({ path, contents }) => [`docs/${basename(path)}`, contents]);
}
