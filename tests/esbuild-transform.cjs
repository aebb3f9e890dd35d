const { basename } = require('node:path');
const { transformSync } = require('esbuild');

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
    return { code, map };
  },
};
