/** Writes the typed client as a package: types from the OpenAPI document, the wrapper compiled, the sample compiled with both. */
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readable } from '../openapi/published/published.ts';
import type { OpenApi } from '../openapi/published/walk.ts';
import type { Json } from '../openapi/schemas.ts';
import { compile } from './compile.ts';
import { operationsTable } from './operations.ts';
import { typesOf } from './types.ts';

const SOURCES = ['index.ts', 'methods.ts', 'operationTypes.ts', 'operations.ts', 'sending.ts', 'session.ts'];
/** Made from the document; the others are copied. */
const TABLE = 'operations.ts';
const SAMPLE = 'sample.ts';

/**
 * Writes the package, replacing the contents of its folder.
 *
 * @param root of the repository
 * @param folder within it, so that openapi-fetch is found
 */
export async function writeClient(document: Json, root: string, folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const here = (name: string) => join(folder, name);
  for (const name of [...SOURCES, SAMPLE, 'README.md'].filter((one) => one !== TABLE))
    copyFileSync(join(root, 'scripts/client/package', name), here(name));
  copyFileSync(join(root, 'LICENSE'), here('LICENSE'));
  writeFileSync(here('package.json'), `${JSON.stringify(manifest(root), null, 2)}\n`);
  const named = readable(document as unknown as OpenApi);
  writeFileSync(here(TABLE), operationsTable(named));
  writeFileSync(here('api.d.ts'), await typesOf(named));
  compile(SOURCES.map(here), true);
  // From here on the folder holds only what the package has: the sample is compiled as a user's code would be.
  for (const name of SOURCES) rmSync(here(name));
  compile([here(SAMPLE)], false);
}

interface Manifest {
  readonly version: string;
  readonly license: string;
  readonly engines: Json;
  readonly devDependencies: Readonly<Record<string, string>>;
}

function manifest(root: string): Json {
  const { devDependencies, engines, license, version } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  ) as Manifest;
  return {
    name: 'vedic-astrology-client',
    version,
    description: 'A typed client of the Vedic astrology API',
    license,
    type: 'module',
    sideEffects: false,
    main: './index.js',
    types: './index.d.ts',
    exports: { '.': { types: './index.d.ts', default: './index.js' } },
    files: ['*.js', '*.ts'],
    engines,
    dependencies: { 'openapi-fetch': `^${devDependencies['openapi-fetch']}` },
  };
}
