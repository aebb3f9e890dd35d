/** What the playground computes with on a device: the engine in a worker, and its data, each file named by its content. */
import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { build } from 'esbuild';
import { DEVICE } from '../engine/code.mjs';
import { ephemerisSlice, zonesText } from '../engine/data.mjs';
import { bordersFile } from './bordersFile.mjs';
import { browserBundle } from './browserBundle.mjs';
import { brotliBytes } from './compressed.mjs';
import { noticesOf } from '../supply/notices.mjs';

/** The years of the births that are met, and of what lies ahead. */
const YEARS = [1900, 2100];
/** Lambda answers 6 MB at the most, and bytes as base64 are a third longer; small parts show how far a download is. */
const PART_BYTES = 1_100_000;

/**
 * The groups that the page asks, in the order in which it needs them: the first chart comes with the engine itself, the
 * panels and the sections each as a script that is loaded by the first question to it.
 */
const STAGES = [
  ['planets', 'varga'],
  ['dasha', 'yoga', 'dosha', 'panchang', 'pdae', 'transit'],
  ['matching', 'muhurta', 'places'],
];

/** The route tables that the worker brings, in place of all: in few files, as each is a request. */
const STAGED_GROUPS = {
  name: 'staged-groups',
  setup({ onLoad, onResolve }) {
    const inHere = { loader: 'js', resolveDir: DEVICE.absWorkingDir };
    onLoad({ filter: /^engine:groups$/, namespace: 'groups' }, () => {
      const loading = STAGES.flatMap((groups, k) =>
        groups.map((group) => {
          const stage = k === 0 ? 'Promise.resolve(first)' : `import('engine:stage/${k}')`;
          return `${group}: () => ${stage}.then(({ ${group} }) => ({ rows: ${group} })),`;
        }),
      );
      return {
        ...inHere,
        contents: `import * as first from 'engine:stage/0'; export const groups = { ${loading.join('\n')} };`,
      };
    });
    onResolve({ filter: /^engine:stage\// }, ({ path }) => ({ path, namespace: 'stage' }));
    onLoad({ filter: /.*/, namespace: 'stage' }, ({ path }) => {
      const groups = STAGES[Number(path.split('/')[1])];
      const exports = groups.map((group) => `export { rows as ${group} } from 'engine:group/${group}';`);
      return { ...inHere, contents: exports.join('\n') };
    });
  },
};

/**
 * Returns the files, and the list that web/playground/device/deviceFiles.ts has of them.
 *
 * @returns files by name, and their list: what each is, and the bytes that are loaded for all of them
 */
export async function playgroundDevice() {
  const [{ inputs, scripts }, data] = await Promise.all([workerScripts(), deviceData()]);
  const files = [...scripts, ...data.parts, data.zones, data.borders];
  const list = {
    worker: scripts[0].name,
    ephemeris: data.parts.map(({ name }) => name),
    zones: data.zones.name,
    borders: data.borders.name,
    bytes: Object.fromEntries(files.map(({ content, name }) => [name, loadedBytes(name, content)])),
  };
  const told = ['licences.txt', noticesOf(inputs)];
  return { files: [...files.map(({ content, name }) => [name, content]), told], list };
}

/** Returns the scripts, the worker itself first, and the files that they are made of. */
async function workerScripts() {
  const engine = await build({
    ...DEVICE,
    entryPoints: { engine: 'web/offline/engine.ts' },
    entryNames: '[name]-[hash]',
    chunkNames: 'engine-[hash]',
    outdir: '.',
    splitting: true,
    plugins: [STAGED_GROUPS, ...DEVICE.plugins],
  });
  const worker = await build({
    ...browserBundle('web/offline', [], '.'),
    entryPoints: { worker: 'web/offline/deviceWorker.ts' },
    entryNames: '[name]-[hash]',
    define: { ENGINE_SCRIPTS: JSON.stringify(neededAtOnce(engine.metafile)) },
  });
  const scripts = [...worker.outputFiles, ...engine.outputFiles].map(({ contents, path }) => ({
    name: basename(path),
    content: contents,
  }));
  return { inputs: Object.keys(engine.metafile.inputs), scripts };
}

/** Returns the script that opens the engine, and those that it imports: the browser would find them one after the other. */
function neededAtOnce({ outputs }) {
  const [opening, { imports }] = Object.entries(outputs).find(([, { entryPoint }]) => entryPoint);
  const imported = imports.filter(({ kind }) => kind === 'import-statement').map(({ path }) => path);
  return [opening, ...imported].map((path) => `./${basename(path)}`);
}

let data;

/** Once per process: it changes with the ephemeris and with packages, not with the code. */
function deviceData() {
  data ??= readData();
  return data;
}

async function readData() {
  const slice = await ephemerisSlice(...YEARS);
  const count = Math.ceil(slice.length / PART_BYTES);
  const parts = Array.from({ length: count }, (_, k) =>
    named(`ephemeris-${k + 1}`, 'bin', slice.subarray(k * PART_BYTES, (k + 1) * PART_BYTES)),
  );
  const borders = JSON.stringify(bordersFile());
  return { parts, zones: named('zones', 'json', zonesText()), borders: named('borders', 'json', borders) };
}

function named(name, ending, content) {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8).toUpperCase();
  return { name: `${name}-${hash}.${ending}`, content };
}

const loadedBytes = (name, content) => (name.endsWith('.bin') ? content.length : brotliBytes(content));
