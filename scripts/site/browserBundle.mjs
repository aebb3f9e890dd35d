/** How esbuild bundles scripts and styles for browsers. */
import { basename, extname, join } from 'node:path';
import { root } from '../project.mjs';

/** Of the last two and a half years: the first with light-dark(). */
const BROWSERS = ['es2022', 'chrome123', 'firefox120', 'safari17.5'];

/** Returns the options of a bundle; what a script imports on demand, or shares with that, is a script of its own. */
export function browserBundle(source, entries, outdir) {
  return {
    absWorkingDir: root,
    entryPoints: entries.map((file) => ({ in: join(source, file), out: basename(file, extname(file)) })),
    outdir,
    bundle: true,
    splitting: true,
    platform: 'browser',
    target: BROWSERS,
    format: 'esm',
    minify: true,
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'warning',
    write: false,
  };
}
