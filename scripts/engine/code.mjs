/** The JavaScript of the engine: one module for each path, what they share, and everything in one file for pages. */
import { rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { dist, root, writeWhole } from '../project.mjs';
import { DEVICE_HOST } from './host.mjs';
import { LETTER_KINDS } from './letterKinds.mjs';
import { isOfDevice, makes, ROW_MODULES, writtenRows } from './rowModules.mjs';

export const ENGINE = join(dist, 'engine');

/** Options that all bundles of the engine share: what current browsers and React Native's Hermes run. */
export const DEVICE = {
  absWorkingDir: root,
  bundle: true,
  minify: true,
  platform: 'neutral',
  mainFields: ['module', 'main'],
  format: 'esm',
  target: 'es2022',
  // Hermes has no private fields.
  supported: {
    'class-private-accessor': false,
    'class-private-brand-check': false,
    'class-private-field': false,
    'class-private-method': false,
    'class-private-static-field': false,
    'class-private-static-method': false,
    'class-field': false,
    'class-static-blocks': false,
    'class-static-field': false,
  },
  // Keeps names in Devanagari instead of six-character escapes.
  charset: 'utf8',
  legalComments: 'none',
  logLevel: 'warning',
  external: ['node:*'],
  write: false,
  metafile: true,
  plugins: [ROW_MODULES, LETTER_KINDS, DEVICE_HOST],
};

/** Returns the operations that the engine answers: id, method, path, whether it takes a body, and the row behind it. */
export function engineOperations(document) {
  const rows = writtenRows();
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => {
      const row = rows.find((one) => makes(one, path));
      if (!row || !isOfDevice(row)) return [];
      const { operationId: id, requestBody } = operation;
      return [{ id, method: method.toUpperCase(), path, hasBody: requestBody !== undefined, row }];
    }),
  );
}

/** Writes the modules of the package. */
export async function writeEngineCode(document) {
  const operations = engineOperations(document);
  const entries = {
    index: 'engine/index.ts',
    chart: 'engine/lean.ts',
    borders: 'engine/borders.ts',
    polyfills: 'engine/polyfills.ts',
    node: 'engine/node.ts',
    ...Object.fromEntries(operations.map(({ id }) => [`endpoints/${id}`, `engine:endpoint/${id}`])),
  };
  const { metafile, outputFiles } = await build({
    ...DEVICE,
    // Readable, and with its marks of pure calls, which a bundler needs that takes only a part.
    minify: false,
    entryPoints: entries,
    outdir: ENGINE,
    splitting: true,
    chunkNames: 'chunks/[hash]',
    plugins: [endpointModules(operations), ...DEVICE.plugins],
  });
  rmSync(ENGINE, { recursive: true, force: true });
  for (const { contents, path } of outputFiles) writeWhole(path, contents);
  writeWhole(join(ENGINE, 'endpoints.js'), endpointsIndex(operations));
  await writeDevice();
  return metafile;
}

/**
 * Writes the engine behind addresses, for pages: device.js, and the parts that it loads by the first question to a group.
 *
 * @returns the names of the files, the first of which is loaded by a page
 */
export async function writeDevice(target = join(ENGINE, 'device')) {
  const { outputFiles } = await build({
    ...DEVICE,
    entryPoints: { device: 'engine/device.ts', borders: 'engine/borders.ts' },
    outdir: target,
    splitting: true,
    chunkNames: '[hash]',
  });
  rmSync(target, { recursive: true, force: true });
  for (const { contents, path } of outputFiles) writeWhole(path, contents);
  return outputFiles.map(({ path }) => basename(path));
}

/** Each path is exported from a module of its own, so that a bundler takes only those that are asked. */
function endpointsIndex(operations) {
  return operations.map(({ id }) => `export { ${id} } from './endpoints/${id}.js';\n`).join('');
}

function endpointModules(operations) {
  const byId = new Map(operations.map((operation) => [operation.id, operation]));
  return {
    name: 'endpoint-modules',
    setup({ onLoad, onResolve }) {
      onResolve({ filter: /^engine:endpoint\// }, ({ path }) => ({ path, namespace: 'endpoint' }));
      onLoad({ filter: /.*/, namespace: 'endpoint' }, ({ path: name }) => {
        const { hasBody, id, method, path, row } = byId.get(name.split('/')[1]);
        const kind = hasBody ? 'bodyEndpoint' : 'queryEndpoint';
        const contents = `import { rows } from 'engine:row/${row.group}/${row.index}';
import { ${kind} } from './engine/endpoint.ts';
export const ${id} = ${kind}(rows.find((row) => row.method === '${method}' && row.path === '${path}'));`;
        return { contents, loader: 'ts', resolveDir: root };
      });
    },
  };
}
