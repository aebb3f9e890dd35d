/**
 * Writes dist/engine/, the engine as a package to install, dist/engine-data/, its larger data, and dist/command-line/:
 * npm run engine
 */
import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeCommandLine } from '../cli/package.mjs';
import { ENGINE, writeEngineCode } from './code.mjs';
import { ENGINE_DATA, writeEngineData } from './data.mjs';
import { writeDataManifest, writeEngineTypes } from './types.mjs';
import { dist } from '../project.mjs';
import { writeSiteFiles } from '../site/siteFiles.mjs';
import { noticesOf } from '../supply/notices.mjs';

export async function writeEngine() {
  const document = await writeSiteFiles();
  const { inputs } = await writeEngineCode(document);
  await writeEngineTypes(document);
  await writeEngineData();
  const notices = noticesOf(Object.keys(inputs));
  for (const folder of [ENGINE, ENGINE_DATA]) writeFileSync(join(folder, 'THIRD-PARTY.txt'), notices);
  writeDataManifest(ENGINE_DATA);
  await writeCommandLine();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await writeEngine();
  for (const folder of ['engine', 'engine-data', 'command-line']) {
    for (const name of readdirSync(join(dist, folder), { recursive: true })) {
      const file = statSync(join(dist, folder, name));
      if (file.isFile() && !/^(chunks|endpoints|device|types)\//.test(name)) {
        console.log(`dist/${folder}/${name.padEnd(34)} ${String(file.size).padStart(9)} bytes`);
      }
    }
  }
  console.log('\nUse it: npm install ./dist/engine in your app, or npm pack ./dist/engine; ./dist/command-line alike');
}
