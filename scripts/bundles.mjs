/** How a route group becomes the bundle that Lambda and the local server run. */
import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { dist, groupNames, root, TEXT_PATHS, writeWhole } from './project.mjs';

/** What every bundle has in common. Node 20 is the oldest machine that runs them; Lambda is newer. */
export const RUNTIME = {
  absWorkingDir: root,
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  mainFields: ['module', 'main'],
  // It finds its data beside its own code, so it ships in the layer.
  external: ['geo-tz'],
  // CommonJS packages inside an ES module still want to require Node's own modules.
  banner: { js: "import{createRequire as __cr}from'node:module';const require=__cr(import.meta.url);" },
  logLevel: 'warning',
  write: false,
};

/**
 * Returns the esbuild options of all groups: functions/NAME/routes.ts to dist/NAME/index.mjs.
 *
 * What a group loads on demand, by `import('./PART/bundle.ts')`, becomes a bundle of its own beside it, dist/NAME/PART.mjs,
 * so that a cold start does not read it. What the shell loads so is for groups whose texts a model may write.
 */
export function groupBundles() {
  const entries = groupNames().flatMap((name) => [
    [`${name}/index`, `functions/${name}/routes.ts`],
    ...partsOf(name).map((folder) => [`${name}/${basename(folder)}`, `${folder}/bundle.ts`]),
  ]);
  return {
    ...RUNTIME,
    entryPoints: Object.fromEntries(entries),
    outdir: dist,
    outExtension: { '.js': '.mjs' },
    minify: true,
    // Names in Devanagari as they are, not six characters for each.
    charset: 'utf8',
    legalComments: 'none',
    metafile: true,
    plugins: [LOADED_ON_DEMAND],
  };
}

/** Folders with a bundle.ts. */
function partsOf(group) {
  const within = group in TEXT_PATHS ? [group, '_shell'] : [group];
  return within
    .map((name) => `functions/${name}`)
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true }).map((file) => `${folder}/${file}`))
    .filter((file) => basename(file) === 'bundle.ts')
    .map((file) => dirname(file));
}

const LOADED_ON_DEMAND = {
  name: 'loaded-on-demand',
  setup: ({ onResolve }) =>
    onResolve({ filter: /\/bundle\.ts$/ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path: `./${basename(dirname(path))}.mjs`, external: true } : undefined,
    ),
};

/** Writes the bundles, and what esbuild says about them: a test looks for what must not be inside. */
export function writeBundles({ outputFiles, metafile }) {
  for (const { path, contents } of outputFiles) writeWhole(path, contents);
  writeWhole(join(dist, 'meta.json'), JSON.stringify(metafile));
}
