/**
 * How Node loads the modules of a test file: TypeScript without its types, `@jest/globals` as the file that runs has them,
 * and modules of its own for a test file that asks for them.
 */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import withoutTypes from 'ts-blank-space';

const PROJECT = new URL('../../', import.meta.url).href;
const GLOBALS = new URL('globals.mjs', import.meta.url).href;

/** The number of the set of modules that is loaded from now on, in shared memory; 0 is the set that test files share. */
let moduleSet;

export function initialize(data) {
  moduleSet = data.moduleSet;
}

/** Returns the address of a module; one of the project, in a set of its own, has the number of the set in its query. */
export async function resolve(specifier, context, nextResolve) {
  if (specifier === '@jest/globals') return { url: GLOBALS, format: 'module', shortCircuit: true };
  const resolved = await nextResolve(specifier, context);
  const set = Atomics.load(moduleSet, 0);
  return set > 0 && isCodeOfProject(resolved.url) ? { ...resolved, url: `${resolved.url}?set=${set}` } : resolved;
}

function isCodeOfProject(url) {
  return url.startsWith(PROJECT) && !url.includes('/node_modules/') && /\.m?[jt]s$/.test(url);
}

/** Returns the code of a module; blanks stand for types, so every line and column is that of the file. */
export async function load(url, context, nextLoad) {
  if (!new URL(url).pathname.endsWith('.ts')) return nextLoad(url, context);
  const source = await readFile(fileURLToPath(url), 'utf8');
  return { format: 'module', source: withoutTypes(source), shortCircuit: true };
}
