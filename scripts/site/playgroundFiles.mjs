/** Writes the playground: its page, its style and its script as one file each, and the places to choose from. */
import { readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { build } from 'esbuild';
import { writeCompressed } from './compressed.mjs';
import { PLACES_FILE } from '../gazetteer.mjs';
import { dist, root } from '../project.mjs';

const SOURCE = join(root, 'web/playground');

/** Names in further languages are a script of their own: most visitors never load it. */
const NAMES_ON_DEMAND = {
  name: 'names-on-demand',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^\.\/tables\/names\.ts$/ }, ({ kind }) =>
      kind === 'dynamic-import' ? { path: './names.js', external: true } : undefined,
    ),
};

export async function writePlayground() {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ['page.ts', 'tables/names.ts', 'page.css'].map((file) => ({
      in: join(SOURCE, file),
      out: basename(file, extname(file)),
    })),
    outdir: join(dist, 'site/playground'),
    bundle: true,
    platform: 'browser',
    // Browsers of the last two and a half years: the first with light-dark().
    target: ['es2022', 'chrome123', 'firefox120', 'safari17.5'],
    format: 'esm',
    minify: true,
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'warning',
    write: false,
    plugins: [NAMES_ON_DEMAND],
  });
  const page = join(dist, 'site/playground/index.html');
  await Promise.all([
    ...outputFiles.map(({ path, contents }) => writeCompressed(path, contents)),
    writeCompressed(page, readFileSync(join(SOURCE, 'index.html'))),
    writePlaces(),
  ]);
}

let places;

/** Once per process: the places change with a package, not with the code. */
function writePlaces() {
  places ??= writeCompressed(join(dist, 'site/playground/places.json'), readFileSync(PLACES_FILE));
  return places;
}
