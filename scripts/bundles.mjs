/** How a route group becomes the bundle that Lambda and the local server run. */
import { join } from 'node:path';
import { dist, groupNames, root, writeWhole } from './project.mjs';

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

/** Returns the esbuild options of all groups: functions/NAME/routes.ts to dist/NAME/index.mjs. */
export function groupBundles() {
  return {
    ...RUNTIME,
    entryPoints: Object.fromEntries(groupNames().map((name) => [`${name}/index`, `functions/${name}/routes.ts`])),
    outdir: dist,
    outExtension: { '.js': '.mjs' },
    minify: true,
    legalComments: 'none',
    metafile: true,
  };
}

/** Writes the bundles, and what esbuild says about them: a test looks for what must not be inside. */
export function writeBundles({ outputFiles, metafile }) {
  for (const { path, contents } of outputFiles) writeWhole(path, contents);
  writeWhole(join(dist, 'meta.json'), JSON.stringify(metafile));
}
