/** The types of the engine, its manifest and its README. */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { RUNTIME } from '../bundles.mjs';
import { dist, packageVersion, root } from '../project.mjs';
import { ENGINE, engineOperations } from './code.mjs';

/** Writes what the package has beside its code and its data. */
export async function writeEngineTypes(document, folder = ENGINE) {
  const outfile = join(dist, '.engine', `types-${process.pid}.mjs`);
  try {
    const entryPoints = [join(root, 'scripts/engine/main.ts')];
    await build({ ...RUNTIME, entryPoints, outfile, packages: 'external', write: true });
    const { writeTypes } = await import(pathToFileURL(outfile).href);
    await writeTypes(document, engineOperations(document), root, folder);
  } finally {
    rmSync(outfile, { force: true });
  }
}

/** Writes the manifest of the package with the larger data. */
export function writeDataManifest(folder) {
  const manifest = {
    name: 'vedic-astrology-engine-data',
    version: packageVersion(),
    description: 'Larger data of the Vedic astrology engine: 1800 to 2200, 1600 to 2400, borders of time zones',
    license: 'MIT AND ODbL-1.0',
    exports: { './*': './*' },
  };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}
