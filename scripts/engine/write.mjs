/** Writes dist/engine/, the engine as a package to install, and dist/engine-data/, its larger data: npm run engine */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeEngineCode } from './code.mjs';
import { ENGINE_DATA, writeEngineData } from './data.mjs';
import { writeDataManifest, writeEngineTypes } from './types.mjs';
import { dist } from '../project.mjs';
import { writeSiteFiles } from '../site/siteFiles.mjs';

export async function writeEngine() {
  const document = await writeSiteFiles();
  await writeEngineCode(document);
  await writeEngineTypes(document);
  await writeEngineData();
  writeDataManifest(ENGINE_DATA);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await writeEngine();
  for (const folder of ['engine', 'engine-data']) {
    for (const name of readdirSync(join(dist, folder), { recursive: true })) {
      const file = statSync(join(dist, folder, name));
      if (file.isFile() && !/^(chunks|endpoints|device|types)\//.test(name)) {
        console.log(`dist/${folder}/${name.padEnd(34)} ${String(file.size).padStart(9)} bytes`);
      }
    }
  }
  console.log('\nUse it: npm install ./dist/engine in your app, or npm pack ./dist/engine');
}
