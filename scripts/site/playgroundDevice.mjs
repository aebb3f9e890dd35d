/** What the playground computes with on a device: the engine in a worker, and its data, each file named by its content. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { build } from 'esbuild';
import { DEVICE } from '../engine/code.mjs';
import { BORDERS, ephemerisSlice, zonesText } from '../engine/data.mjs';
import { borderTowns } from './borderTowns.mjs';
import { brotliBytes } from './compressed.mjs';

/** The years of the births that are met, and of what lies ahead. */
const YEARS = [1900, 2100];
/** Lambda answers 6 MB at the most, and bytes as base64 are a third longer; small parts show how far a download is. */
const PART_BYTES = 1_100_000;

/** The groups that the page asks. */
const GROUPS = [
  'planets',
  'varga',
  'dasha',
  'panchang',
  'pdae',
  'places',
  'transit',
  'yoga',
  'dosha',
  'matching',
  'muhurta',
];

/** The route tables that the worker brings, in place of all. */
const ASKED_GROUPS = {
  name: 'asked-groups',
  setup({ onLoad }) {
    onLoad({ filter: /^engine:groups$/, namespace: 'groups' }, () => {
      const loading = GROUPS.map((name) => `'${name}': () => import('engine:group/${name}'),`);
      return { contents: `export const groups = { ${loading.join('\n')} };`, resolveDir: DEVICE.absWorkingDir };
    });
  },
};

/**
 * Returns the files, and what web/playground/device/files.ts says of them.
 *
 * @returns files by name, and their list: what each is, and the bytes that are loaded for all of them
 */
export async function playgroundDevice() {
  const [script, data] = await Promise.all([workerScript(), deviceData()]);
  const worker = named('worker', 'js', script);
  const files = [worker, ...data.parts, data.zones, data.borders];
  const list = {
    worker: worker.name,
    ephemeris: data.parts.map(({ name }) => name),
    zones: data.zones.name,
    borders: data.borders.name,
    bytes: Object.fromEntries(files.map(({ content, name }) => [name, loadedBytes(name, content)])),
  };
  return { files: files.map(({ content, name }) => [name, content]), list };
}

async function workerScript() {
  const { outputFiles } = await build({
    ...DEVICE,
    entryPoints: ['web/offline/deviceWorker.ts'],
    outdir: '.',
    format: 'iife',
    plugins: [ASKED_GROUPS, ...DEVICE.plugins],
  });
  return outputFiles[0].contents;
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
  const index = JSON.parse(readFileSync(`${BORDERS}.index.json`, 'utf8'));
  const borders = JSON.stringify({ index, towns: borderTowns() });
  return { parts, zones: named('zones', 'json', zonesText()), borders: named('borders', 'json', borders) };
}

function named(name, ending, content) {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8).toUpperCase();
  return { name: `${name}-${hash}.${ending}`, content };
}

const loadedBytes = (name, content) => (name.endsWith('.bin') ? content.length : brotliBytes(content));
