const { basename } = require('node:path');
const { transformSync } = require('esbuild');

/** What the modules of the engine read of the global object, and no test replaces. */
const GLOBALS = [
  'Array',
  'Error',
  'Infinity',
  'JSON',
  'Map',
  'Math',
  'NaN',
  'Number',
  'Object',
  'RegExp',
  'Set',
  'String',
];

/** Strips types; types themselves are checked by `npm run types`. */
module.exports = {
  process(source, file) {
    const { code, map } = transformSync(source, {
      loader: 'ts',
      format: 'esm',
      target: 'node20',
      supported: { 'import-attributes': true },
      sourcemap: 'both',
      sourcefile: basename(file),
    });
    return { code: `${ownGlobals(code)}${code}`, map };
  },
};

/**
 * Declares the globals of a module as its own, on its first line, so that all lines stay where they are.
 *
 * The global object of a test is one of `node:vm`, which is asked by a call for every `Math` that is not declared: a
 * quarter of the time of tests that compute.
 */
function ownGlobals(code) {
  const read = GLOBALS.filter((name) => new RegExp(`\\b${name}\\b`).test(code));
  return read.length > 0 ? `const { ${read.join(', ')} } = globalThis; ` : '';
}
