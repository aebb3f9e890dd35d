/** Writes the playground: its page, its style, and its script as one file for browsers. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { writeCompressed } from './compressed.mjs';
import { dist, root } from './project.mjs';

const SOURCE = join(root, 'functions/site/playground');
const AS_THEY_ARE = ['index.html', 'page.css'];

export async function writePlayground() {
  const script = await build({
    absWorkingDir: root,
    entryPoints: [join(SOURCE, 'page.ts')],
    bundle: true,
    platform: 'browser',
    // Browsers of the last three years.
    target: 'es2022',
    format: 'esm',
    minify: true,
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'warning',
    write: false,
  });
  const files = [
    ['page.js', script.outputFiles[0].contents],
    ...AS_THEY_ARE.map((name) => [name, readFileSync(join(SOURCE, name))]),
  ];
  await Promise.all(files.map(([name, content]) => writeCompressed(join(dist, 'site/playground', name), content)));
}
