/** Serves the engine to assistants by the Model Context Protocol: npm run mcp */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { builtMcp, mcpDist } from './mcp/built.mjs';
import { root } from './project.mjs';

// Only what a caller chose may differ from the files of this folder: a corrupt pack computes nothing.
process.env.EPHEMERIS_CHECK ??= 'first';
await builtMcp();
const { main } = await import(pathToFileURL(join(mcpDist, 'index.mjs')));
const code = await main(process.argv.slice(2), {
  catalogue: JSON.parse(readFileSync(join(mcpDist, 'catalogue.json'), 'utf8')),
  guides: join(root, 'docs'),
  environment: process.env,
});
if (code !== null) process.exitCode = code;
