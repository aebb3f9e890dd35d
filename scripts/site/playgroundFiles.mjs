/**
 * Writes the playground: its page, its style, its script, the scripts that are loaded on demand, and the places to
 * choose from.
 */
import { readFileSync, readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { browserBundle } from './browserBundle.mjs';
import { writeCompressed } from './compressed.mjs';
import { PLACES_FILE } from '../gazetteer.mjs';
import { dist, root } from '../project.mjs';

const SOURCE = join(root, 'web/playground');
const TARGET = join(dist, 'site/playground');
/** Where index.html names the scripts that the first one imports. */
const PRELOADS = '<!-- scripts -->';

export async function writePlayground() {
  const options = browserBundle(SOURCE, ['page.ts', 'page.css', 'sections.css'], TARGET);
  const { outputFiles, metafile } = await build({ ...options, chunkNames: '[name]-[hash]', metafile: true });
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
