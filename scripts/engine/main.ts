/** Writes the types of the engine: those of its own modules, and a typed function for every operation. */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';
import { typesOf } from '../client/types.ts';
import { readable } from '../openapi/published/published.ts';
import type { OpenApi } from '../openapi/published/walk.ts';
import type { Json } from '../openapi/schemas.ts';

/** An operation of the engine. */
interface EngineOperation {
  readonly id: string;
  readonly hasBody: boolean;
}

/** Modules of the package whose types are those of the source. */
const MODULES = { index: 'index', chart: 'lean', device: 'device', borders: 'borders', node: 'node' } as const;

/**
 * Writes the declarations of the package, its manifest, its README and its licence.
 *
 * @param folder of the package
 */
export async function writeTypes(
  document: Json,
  operations: readonly EngineOperation[],
  root: string,
  folder: string,
): Promise<void> {
  for (const [file, text] of declarations(root)) {
    const target = join(folder, 'types', file);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
  writeFileSync(join(folder, 'api.d.ts'), await typesOf(readable(document as unknown as OpenApi)));
  writeFileSync(join(folder, 'endpoints.d.ts'), endpointTypes(operations));
  const own = join(root, 'scripts/engine/package');
  for (const name of ['calls.d.ts', 'README.md']) copyFileSync(join(own, name), join(folder, name));
  copyFileSync(join(root, 'scripts/client/package/operationTypes.ts'), join(folder, 'operationTypes.d.ts'));
  copyFileSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  const { engines, license, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest;
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest({ engines, license, version }), null, 2)}\n`);
}

interface Manifest {
  readonly version: string;
  readonly license: string;
  readonly engines: Json;
}

function manifest(common: Manifest): Json {
  const typed = Object.entries(MODULES).map(([name, source]) => [
    name === 'index' ? '.' : `./${name}`,
    { types: `./types/engine/${source}.d.ts`, default: name === 'device' ? './device/device.js' : `./${name}.js` },
  ]);
  return {
    name: 'vedic-astrology-engine',
    version: common.version,
    description: 'The Vedic astrology engine without a server: charts, and every answer of the API, on the device',
    license: common.license,
    type: 'module',
    sideEffects: ['./polyfills.js'],
    exports: {
      ...(Object.fromEntries(typed) as Record<string, Json>),
      './endpoints': { types: './endpoints.d.ts', default: './endpoints.js' },
      './polyfills': './polyfills.js',
      './data/*': './data/*',
      './package.json': './package.json',
    },
    engines: common.engines,
  };
}

/** Returns the declarations of the engine's modules and of all that they name, by file. */
function declarations(root: string): Map<string, string> {
  const roots = [...Object.values(MODULES), 'modules.d'].map((name) => join(root, 'engine', `${name}.ts`));
  const written = new Map<string, string>();
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    lib: ['lib.es2023.d.ts'],
    types: ['node'],
    allowImportingTsExtensions: true,
    resolveJsonModule: true,
    declaration: true,
    emitDeclarationOnly: true,
    skipLibCheck: true,
    strict: true,
    rootDir: root,
    outDir: root,
  };
  ts.createProgram(roots, options).emit(undefined, (name, text) => written.set(relative(root, name), text));
  const needed = new Map<string, string>();
  for (const name of Object.values(MODULES)) collect(`engine/${name}.d.ts`, written, needed);
  return needed;
}

/** Adds a declaration and those that it imports. */
function collect(file: string, written: ReadonlyMap<string, string>, needed: Map<string, string>): void {
  const text = written.get(file);
  if (needed.has(file) || text === undefined) return;
  needed.set(file, text.replaceAll(/(['"]\.{1,2}\/[^'"]+)\.ts(['"])/g, '$1.js$2'));
  for (const [, path] of text.matchAll(/(?:from |import\()['"](\.{1,2}\/[^'"]+)\.ts['"]/g)) {
    collect(relative('/', resolve('/', dirname(file), `${path!}.d.ts`)), written, needed);
  }
}

function endpointTypes(operations: readonly EngineOperation[]): string {
  return [
    '/** A function for each path: it answers what the service answers, or throws an `EngineError`. */',
    "import type { BodyCall, QueryCall } from './calls.js';",
    '',
    "export type * from './api.js';",
    ...operations.map(
      ({ hasBody, id }) => `export declare const ${id}: ${hasBody ? 'BodyCall' : 'QueryCall'}<'${id}'>;`,
    ),
    '',
  ].join('\n');
}
