/** Bundles the script and the style of the documentation. */
import { basename, extname, join } from 'node:path';
import { build } from 'esbuild';
import { dist, root } from '../project.mjs';

const SOURCE = join(root, 'web/docs');

/** @returns files below dist/site with their contents; the search comes as a script of its own, loaded when first asked */
export async function docsScript() {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ['page.ts', 'style/page.css'].map((file) => ({
      in: join(SOURCE, file),
      out: basename(file, extname(file)),
    })),
    outdir: join(dist, 'site/docs'),
    bundle: true,
    splitting: true,
    chunkNames: '[name]',
    platform: 'browser',
    // Browsers of the last two and a half years, as for the playground.
    target: ['es2022', 'chrome123', 'firefox120', 'safari17.5'],
    format: 'esm',
    minify: true,
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'warning',
    write: false,
  });
  return outputFiles.map(({ path, contents }) => [`docs/${basename(path)}`, contents]);
}
