/** Writes dist/site/openapi.json and lints it: npm run openapi */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { root } from './project.mjs';
import { writeSiteFiles } from './site/siteFiles.mjs';

const document = await writeSiteFiles();
console.log(`dist/site/openapi.json  ${Object.keys(document.paths).length} paths`);

const redocly = join(dirname(createRequire(import.meta.url).resolve('@redocly/cli/package.json')), 'bin/cli.js');
const { status } = spawnSync(process.execPath, [redocly, 'lint', 'dist/site/openapi.json'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
});
process.exitCode = status ?? 1;
