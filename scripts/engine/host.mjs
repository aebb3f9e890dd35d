/** What takes the place of Node within the engine. */
import { readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { root } from '../project.mjs';

const SHELL = join(root, 'functions/_shell');
const HOST = join(root, 'engine/host');

/** Files of the shell that know the process they run in; engine/host has the same for a device. */
const OF_THE_PROCESS = ['batchScope.ts', 'encoding.ts', 'ephemeris.ts', 'log.ts', 'placeData.ts', 'principal.ts'];

const GEO_TZ = join(root, 'node_modules/geo-tz/dist/find-all.js');
const BORDER_FILES = join(HOST, 'borderFiles.ts');

/**
 * Takes files of engine/host for those of the shell, and what refuses for the parts that only the service loads.
 *
 * @param names files of the shell that are replaced
 * @param kept folders whose parts are loaded on demand as in the service
 */
export function replaceParts(onResolve, names, kept = []) {
  onResolve({ filter: /^\.{1,2}\/.*\.ts$/ }, ({ kind, path, resolveDir }) => {
    const whole = resolve(resolveDir, path);
    const name = basename(whole);
    if (kind === 'dynamic-import' && name === 'bundle.ts' && !kept.includes(basename(dirname(whole)))) {
      return { path: join(HOST, 'serviceParts.ts') };
    }
    return dirname(whole) === SHELL && names.includes(name) ? { path: join(HOST, name) } : undefined;
  });
}

/** The plugin of esbuild that takes engine/host for what only Node has, and leaves out what only the service makes. */
export const DEVICE_HOST = {
  name: 'device-host',
  setup({ onLoad, onResolve }) {
    replaceParts(onResolve, OF_THE_PROCESS, ['furtherNames']);
    onResolve({ filter: /^engine:geo-tz$/ }, () => ({ path: GEO_TZ }));
    // The one pattern of letters that would be made when the engine is loaded; no schema of ours uses it.
    onLoad({ filter: /valibot\/dist\/index\.m?js$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replace(/^(const EMOJI_REGEX = ).*;$/m, '$1null;'),
    }));
    onLoad({ filter: /find-all\.js$/ }, ({ path }) => ({
      contents: `const { Buffer, __dirname, process } = require(${JSON.stringify(BORDER_FILES)});${readFileSync(path, 'utf8')}`,
      resolveDir: dirname(path),
    }));
    onResolve({ filter: /^(fs|path)$|geojson\.index\.json$/ }, ({ importer, path }) =>
      importer === GEO_TZ ? { path, namespace: 'of-geo-tz' } : undefined,
    );
    onLoad({ filter: /index\.json$/, namespace: 'of-geo-tz' }, () => ({
      contents: `module.exports = require(${JSON.stringify(BORDER_FILES)}).index;`,
      resolveDir: HOST,
    }));
    onLoad({ filter: /.*/, namespace: 'of-geo-tz' }, () => ({
      contents: `module.exports = require(${JSON.stringify(BORDER_FILES)});`,
      resolveDir: HOST,
    }));
  },
};
