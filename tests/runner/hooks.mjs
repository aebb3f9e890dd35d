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

/** Returns the address of a module; in a set of its own, one that may keep something has the set's number in its query. */
export async function resolve(specifier, context, nextResolve) {
  if (specifier === '@jest/globals') return { url: GLOBALS, format: 'module', shortCircuit: true };
  const resolved = await nextResolve(specifier, context);
  const set = Atomics.load(moduleSet, 0);
  return set > 0 && mayKeep(resolved.url) ? { ...resolved, url: `${resolved.url}?set=${set}` } : resolved;
}

/** What knows neither environment, clock, files nor network, and so nothing that a test file changes. */
const PURE = /^(layers\/|lib\/(?!auth\/|report\/)|tests\/support\/schema\.ts$|verify\/fuzz\/validation\.ts$)/;

/** The package that accepts being started once only: each set of modules starts one of its own. */
const STARTED_ONCE = 'node_modules/@resvg/resvg-wasm/';

/** Whether a module is code that may keep what it has read or counted: the project's, or a package that is started. */
function mayKeep(url) {
  if (!url.startsWith(PROJECT) || !/\.m?[jt]s$/.test(url)) return false;
  const path = url.slice(PROJECT.length);
  if (path.startsWith('node_modules/')) return path.startsWith(STARTED_ONCE);
  return !PURE.test(path);
}

/** The code of each TypeScript file that was loaded, by its path, for the sets of modules that follow. */
const codeOf = new Map();

/** Returns the code of a module; blanks stand for types, so every line and column is that of the file. */
export async function load(url, context, nextLoad) {
  const { pathname } = new URL(url);
  if (!pathname.endsWith('.ts')) return nextLoad(url, context);
  let code = codeOf.get(pathname);
  if (code === undefined) {
    code = withoutTypes(await readFile(fileURLToPath(url), 'utf8'));
    codeOf.set(pathname, code);
  }
  return { format: 'module', source: code, shortCircuit: true };
}
