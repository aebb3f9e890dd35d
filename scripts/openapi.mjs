/** Writes the OpenAPI documents and lints those that are served: npm run openapi */
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { root } from './project.mjs';
import { writeSiteFiles } from './site/siteFiles.mjs';

const document = await writeSiteFiles();
const served = ['openapi.json', 'openapi-3.0.json'].map((name) => join('dist/site', name));
console.log(`${Object.keys(document.paths).length} paths`);
for (const file of served) console.log(`${file}  ${statSync(join(root, file)).size} bytes`);

const redocly = join(dirname(createRequire(import.meta.url).resolve('@redocly/cli/package.json')), 'bin/cli.js');
const { status } = spawnSync(process.execPath, [redocly, 'lint', ...served], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
});
process.exitCode = status ?? 1;
