/**
 * Writes the playground: its page, its style, its script, the scripts that are loaded on demand, and the places to
 * choose from.
 */
import { readFileSync, readdirSync, rmSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { build } from 'esbuild';
import { writeCompressed } from './compressed.mjs';
import { PLACES_FILE } from '../gazetteer.mjs';
import { dist, root } from '../project.mjs';

const SOURCE = join(root, 'web/playground');
const TARGET = join(dist, 'site/playground');
/** Where index.html names the scripts that the first one imports. */
const PRELOADS = '<!-- scripts -->';

export async function writePlayground() {
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: ['page.ts', 'page.css'].map((file) => ({
      in: join(SOURCE, file),
      out: basename(file, extname(file)),
    })),
    outdir: TARGET,
    bundle: true,
    // What the page imports on demand are scripts of their own, and so is what they share with it.
    splitting: true,
    chunkNames: '[name]-[hash]',
    platform: 'browser',
    // Browsers of the last two and a half years: the first with light-dark().
    target: ['es2022', 'chrome123', 'firefox120', 'safari17.5'],
    format: 'esm',
    minify: true,
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'warning',
    write: false,
    metafile: true,
  });
  const written = outputFiles.map(({ path }) => basename(path));
  await Promise.all([
    ...outputFiles.map(({ path, contents }) => writeCompressed(path, contents)),
    writeCompressed(join(TARGET, 'index.html'), pageText(metafile)),
    writePlaces(),
  ]);
  removeOldScripts(written);
}

/** Returns the page, which has the browser load at once what its script imports. */
function pageText({ outputs }) {
  const page = Object.entries(outputs).find(([path]) => basename(path) === 'page.js')[1];
  const shared = page.imports.filter(({ kind }) => kind === 'import-statement').map(({ path }) => basename(path));
  const links = shared.map((name) => `<link rel="modulepreload" href="/playground/${name}" />`);
  return readFileSync(join(SOURCE, 'index.html'), 'utf8').replace(PRELOADS, links.join('\n    '));
}

/** Scripts with a hash in their name stay behind when their content changes. */
function removeOldScripts(written) {
  const isOld = (name) =>
    /-[0-9A-Z]{8}\.js(\.br|\.gz)?$/.test(name) && !written.includes(name.replace(/\.(br|gz)$/, ''));
  for (const name of readdirSync(TARGET).filter(isOld)) rmSync(join(TARGET, name));
}

let places;

/** Once per process: the places change with a package, not with the code. */
function writePlaces() {
  places ??= writeCompressed(join(TARGET, 'places.json'), readFileSync(PLACES_FILE));
  return places;
}
