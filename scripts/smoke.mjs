/**
 * Runs every bundle as Lambda does: away from this folder, with nothing but dist/layer beside it.
 *
 * Each computing path gets the example of the OpenAPI document, without a time zone so that its borders are read too.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { gatewayEvent } from './gatewayEvent.mjs';
import { dist, groupNames } from './project.mjs';

/** Returns whether all bundles answered. */
export function smoke() {
  const folder = mkdtempSync(join(tmpdir(), 'smoke-'));
  for (const name of [...groupNames(), 'layer'])
    cpSync(join(dist, name), join(folder, 'dist', name), { recursive: true });
  const layer = join(folder, 'dist/layer');
  const env = { ...process.env, EPHEMERIS_DIR: join(layer, 'data'), NODE_PATH: join(layer, 'nodejs/node_modules') };
  const script = fileURLToPath(import.meta.url);
  const { status } = spawnSync(process.execPath, [script, folder], { cwd: folder, env, stdio: 'inherit' });
  rmSync(folder, { recursive: true });
  return status === 0;
}

async function askAll(folder) {
  const { paths } = JSON.parse(readFileSync(join(folder, 'dist/site/openapi.json'), 'utf8'));
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  const faults = [];
  for (const { path, method, operation } of operations) {
    const { statusCode } = await answer(folder, path, method, operation);
    if (statusCode !== 200) faults.push(`${method} ${path} answers ${statusCode}`);
  }
  for (const fault of faults) console.error(fault);
  console.log(`${operations.length - faults.length} of ${operations.length} paths answer from the packaged bundles`);
  return faults.length === 0;
}

async function answer(folder, path, method, { tags, parameters = [], requestBody }) {
  const { handler } = await import(pathToFileURL(join(folder, 'dist', tags[0], 'index.mjs')));
  const url = parameters.reduce((text, { name, example }) => text.replace(`{${name}}`, example), path);
  const body = { ...requestBody?.content['application/json'].example, timezone: null };
  const request = {
    method,
    url,
    httpVersion: '1.1',
    rawHeaders: ['content-type', 'application/json'],
    sourceIp: '127.0.0.1',
  };
  const bytes = Buffer.from(requestBody ? JSON.stringify(body) : '');
  return handler(gatewayEvent(request, bytes, { routeKey: '$default' }, Date.now()), {});
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.exitCode = (await askAll(process.argv[2])) ? 0 : 1;
}
