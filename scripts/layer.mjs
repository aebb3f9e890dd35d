/** Assembles dist/layer: the files that every function reads from disk, so that no bundle contains them. */
import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { dist, root } from './project.mjs';

const layer = join(dist, 'layer');

/** Data files that packages read besides their code. Borders as they are since 1970 are wrong for older births. */
const PACKAGE_DATA = [
  'node_modules/geo-tz/data/timezones.geojson.geo.dat',
  'node_modules/geo-tz/data/timezones.geojson.index.json',
  'node_modules/moment-timezone/data/packed/latest.json',
  'node_modules/@resvg/resvg-wasm/index_bg.wasm',
  ...reportFonts(),
];

/** Every script that a name may be written in. */
function reportFonts() {
  const families = ['@fontsource', '@openfonts'].flatMap((scope) =>
    readdirSync(join(root, 'node_modules', scope)).map((family) => `${scope}/${family}`),
  );
  return families.flatMap((family) => {
    const files = `node_modules/${family}/files`;
    const wanted = /-(400|700)(-normal)?\.woff$/;
    return readdirSync(join(root, files))
      .filter((name) => wanted.test(name))
      .map((name) => `${files}/${name}`);
  });
}

export async function assembleLayer() {
  rmSync(layer, { recursive: true, force: true });
  const data = join(root, 'layers/ephemeris/data');
  if (!existsSync(join(data, 'ephemeris.json'))) throw new Error('There is no ephemeris. Make it: npm run ephemeris');
  cpSync(data, join(layer, 'data'), { recursive: true });
  cpSync(join(root, 'layers/places'), join(layer, 'data'), { recursive: true });

  const files = [...PACKAGE_DATA, ...(await codeOf('geo-tz/all'))];
  const packages = new Set(files.map(packageOf));
  const papers = [...packages].flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => name === 'package.json' || /^(licen[cs]e|copying|notice)/i.test(name))
      .map((name) => join(folder, name)),
  );
  for (const file of [...files, ...papers]) cpSync(join(root, file), join(layer, 'nodejs', file));
}

/** Lists the files that requiring a module loads. */
async function codeOf(module) {
  const { metafile } = await build({
    absWorkingDir: root,
    stdin: { contents: `require('${module}')`, resolveDir: root },
    bundle: true,
    platform: 'node',
    write: false,
    metafile: true,
  });
  return Object.keys(metafile.inputs).filter((file) => file.startsWith('node_modules/'));
}

function packageOf(file) {
  let folder = dirname(file);
  while (!existsSync(join(root, folder, 'package.json')) || folder.endsWith('/dist')) folder = dirname(folder);
  return folder;
}
