/** Serves the engine to assistants by the Model Context Protocol: npm run mcp */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { builtMcp, mcpDist } from '../scripts/mcp/built.mjs';
import { root } from '../scripts/project.mjs';

// A corrupt pack computes nothing here, not even from its intact parts.
process.env.EPHEMERIS_CHECK ??= 'first';
await builtMcp();
const { main } = await import(pathToFileURL(join(mcpDist, 'index.mjs')));
const code = await main(process.argv.slice(2), {
  catalogue: JSON.parse(readFileSync(join(mcpDist, 'catalogue.json'), 'utf8')),
  guides: join(root, 'docs'),
  environment: process.env,
});
if (code !== null) process.exitCode = code;
