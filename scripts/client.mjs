/** Writes dist/client/, a typed client as a package to copy or to pack: npm run client */
import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { RUNTIME } from './bundles.mjs';
import { dist, root } from './project.mjs';
import { writeSiteFiles } from './site/siteFiles.mjs';

const folder = join(dist, 'client');
const outfile = join(dist, '.client', `${process.pid}.mjs`);
try {
  const entryPoints = [join(root, 'scripts/client/main.ts')];
  await build({ ...RUNTIME, entryPoints, outfile, packages: 'external', write: true });
  const { writeClient } = await import(pathToFileURL(outfile).href);
  const document = await writeSiteFiles();
  await writeClient(document, root, folder);
  for (const name of readdirSync(folder)) {
    console.log(`dist/client/${name.padEnd(14)} ${String(statSync(join(folder, name)).size).padStart(9)} bytes`);
  }
  console.log(`
Types of ${Object.keys(document.paths).length} paths. Use it: npm install ./dist/client in your app, or npm pack ./dist/client
See it at work while npm start runs: node dist/client/sample.js`);
} finally {
  rmSync(outfile, { force: true });
}
