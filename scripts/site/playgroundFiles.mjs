/**
 * Writes the playground: its page, its style, its script, the scripts that are loaded on demand, the places to choose
 * from, what makes it an app, and what it computes with where it does without the server.
 */
import { readFileSync, readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { browserBundle } from './browserBundle.mjs';
import { writeCompressed } from './compressed.mjs';
import { appFiles, serviceWorker } from './playgroundApp.mjs';
import { playgroundDevice } from './playgroundDevice.mjs';
import { PLACES_FILE } from '../gazetteer.mjs';
import { dist, root } from '../project.mjs';

const SOURCE = join(root, 'web/playground');
const TARGET = join(dist, 'site/playground');
/** Where index.html names the scripts that the first one imports. */
const PRELOADS = '<!-- scripts -->';

export async function writePlayground() {
  const [device, app] = await Promise.all([playgroundDevice(), appFiles()]);
  const options = browserBundle(SOURCE, ['page.ts', 'page.css', 'sections.css'], TARGET);
  const { outputFiles, metafile } = await build({
    ...options,
    chunkNames: '[name]-[hash]',
    metafile: true,
    define: { DEVICE_FILES: JSON.stringify(device.list) },
  });
  const shell = [
    ['index.html', pageText(metafile)],
    ...outputFiles.map(({ path, contents }) => [basename(path), contents]),
    ...app,
    ['places.json', readFileSync(PLACES_FILE)],
  ];
  const files = [...shell, ...device.files, ['sw.js', await serviceWorker(shell)]];
  await Promise.all(files.map(([name, content]) => writeOnce(name, content)));
  removeOldFiles(files.map(([name]) => name));
}

/** Returns the page, which has the browser load at once what its script imports. */
function pageText({ outputs }) {
  const page = Object.entries(outputs).find(([path]) => basename(path) === 'page.js')[1];
  const shared = page.imports.filter(({ kind }) => kind === 'import-statement').map(({ path }) => basename(path));
  const links = shared.map((name) => `<link rel="modulepreload" href="/playground/${name}" />`);
  return readFileSync(join(SOURCE, 'index.html'), 'utf8').replace(PRELOADS, links.join('\n    '));
}

/** A name with a hash in it stands for its content. */
const NAMED = /-[0-9A-Z]{8}\.(js|json|bin)$/;

/** Files with a hash in their name stay behind when their content changes. */
function removeOldFiles(written) {
  const isOld = (name) => {
    const plain = name.replace(/\.(br|gz)$/, '');
    return NAMED.test(plain) && !written.includes(plain);
  };
  for (const name of readdirSync(TARGET).filter(isOld)) rmSync(join(TARGET, name));
}

const before = new Map();

/** Passes over what this process has written before: compressing takes longer than building. */
async function writeOnce(name, content) {
  if (before.get(name)?.equals(Buffer.from(content))) return;
  await writeCompressed(join(TARGET, name), content);
  before.set(name, Buffer.from(content));
}
