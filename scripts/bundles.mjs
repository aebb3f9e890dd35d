/** The bundles that Lambda and the local server run: esbuild options of every route group. */
import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { build } from 'esbuild';
import { dist, DRAWING_GROUPS, FEED_GROUPS, groupNames, root, TEXT_PATHS, writeWhole } from './project.mjs';
import { spreadPlugins } from './spreads.mjs';

/** Options that all bundles share. Node 20 is the oldest runtime; Lambda's is newer. */
export const RUNTIME = {
  absWorkingDir: root,
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  mainFields: ['module', 'main'],
  // The package finds its data beside its own code, so it is deployed in the layer.
  external: ['geo-tz'],
  // CommonJS packages inside an ES module still require Node's own modules.
  banner: { js: "import{createRequire as __cr}from'node:module';const require=__cr(import.meta.url);" },
  logLevel: 'warning',
  write: false,
};

/**
 * Returns the esbuild options of all groups: functions/NAME/routes.ts to dist/NAME/index.mjs.
 *
 * What a group loads on demand, by `import('./PART/bundle.ts')`, becomes a bundle of its own, dist/NAME/PART.mjs, so
 * that a cold start does not read it. Of the parts that the shell loads on demand, that of texts belongs only to groups
 * whose texts a model may write, that of pictures to groups that draw charts, and that of feeds to groups with dates to
 * subscribe to.
 */
export function groupBundles() {
  const entries = groupNames()
    .filter((name) => name !== BATCH)
    .flatMap((name) => [
      [`${name}/index`, `functions/${name}/routes.ts`],
      ...partsOf(name).map((folder) => [`${name}/${partName(folder)}`, `${folder}/bundle.ts`]),
    ]);
  return {
    ...RUNTIME,
    entryPoints: Object.fromEntries(entries),
    outdir: dist,
    outExtension: { '.js': '.mjs' },
    minify: true,
    // Keeps names in Devanagari instead of six-character escapes.
    charset: 'utf8',
    legalComments: 'none',
    metafile: true,
    plugins: [LOADED_ON_DEMAND],
  };
}

/** The group whose requests are answered by the others. */
const BATCH = 'batch';

/**
 * Returns the esbuild options of dist/batch/: the batch with all groups that it may ask, in files that share their code,
 * each loaded by the first request that needs it.
 */
export function batchBundles() {
  return {
    ...groupBundles(),
    entryPoints: { [`${BATCH}/index`]: `functions/${BATCH}/routes.ts` },
    chunkNames: `${BATCH}/[name]-[hash]`,
    splitting: true,
    plugins: [],
  };
}

/** Folder of the local server's bundles, as deep below the root as a group's own. */
export const localDist = join(dist, 'local');

/**
 * Returns the esbuild options of all groups for one process: functions/NAME/routes.ts to dist/local/NAME.mjs.
 *
 * Code that several groups use is in shared files, so it is read, compiled and held once and not 22 times: a request
 * takes a fifth less time. Names are not minified, so that an error says where it happened.
 */
export function localBundles() {
  return {
    ...RUNTIME,
    entryPoints: Object.fromEntries(groupNames().map((name) => [name, `functions/${name}/routes.ts`])),
    outdir: localDist,
    outExtension: { '.js': '.mjs' },
    chunkNames: '[name]-[hash]',
    splitting: true,
    charset: 'utf8',
    legalComments: 'none',
    plugins: spreadPlugins,
  };
}

/** Folders with a bundle.ts. */
function partsOf(group) {
  const within = [
    group,
    '_shell/signedIn',
    '_shell/furtherNames',
    ...(DRAWING_GROUPS.includes(group) ? ['_shell/picture'] : []),
    ...(FEED_GROUPS.includes(group) ? ['_shell/calendarFeed'] : []),
    ...(group in TEXT_PATHS ? ['_textModel'] : []),
  ];
  return within
    .map((name) => `functions/${name}`)
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true }).map((file) => `${folder}/${file}`))
    .filter((file) => basename(file) === 'bundle.ts')
    .map((file) => dirname(file));
}

/** The name of a bundle loaded on demand: its folder without the leading underscore. */
const partName = (folder) => basename(folder).replace(/^_/, '');

const LOADED_ON_DEMAND = {
  name: 'loaded-on-demand',
  setup: ({ onResolve }) =>
    onResolve({ filter: /\/bundle\.ts$/ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path: `./${partName(dirname(path))}.mjs`, external: true } : undefined,
    ),
};

/** Builds and writes the bundles that are deployed, and esbuild's metadata: a test checks what they must not contain. */
export async function writeDeployedBundles() {
  const built = await Promise.all([build(groupBundles()), build(batchBundles())]);
  for (const bundles of built) writeBundles(bundles);
  const [inputs, outputs] = ['inputs', 'outputs'].map((part) =>
    Object.assign({}, ...built.map(({ metafile }) => metafile[part])),
  );
  writeWhole(join(dist, 'meta.json'), JSON.stringify({ inputs, outputs }));
}

/** Writes the files of a build that differ from those of the build before. */
export function writeBundles({ outputFiles }) {
  for (const { path, contents, hash } of outputFiles) {
    if (written.get(path) === hash) continue;
    writeWhole(path, contents);
    written.set(path, hash);
  }
}

const written = new Map();
