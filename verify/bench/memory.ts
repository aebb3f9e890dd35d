/** Memory of a function after many requests: each group in a process of its own, all its open paths in turn. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { ASKED } from './asked.ts';
import { table } from './timing.ts';

const REQUESTS = 10_000;

const execute = promisify(execFile);

/** Runs in a process of its own; births differ, so that nothing can be cached from one to the next. */
const PROBE = `
const [bundle, asked, requests] = [process.argv[1], JSON.parse(process.argv[2]), Number(process.argv[3])];
const { handler, routes } = await import(bundle);
const rows = routes.filter(({ isProtected, kind }) => kind === 'natal' && !isProtected);
const two = (value) => String(value).padStart(2, '0');
const bodyOf = (i) => ({ name: 'Asha', date: 1940 + (i % 70) + '-' + two(1 + (i % 12)) + '-' + two(1 + (i % 28)),
  time: two(i % 24) + ':30:00', latitude: (i % 120) - 60, longitude: (i % 300) - 150, timezone: '+05:30', year: 2020 });
let mostBytes = 0;
for (let i = 0; rows.length > 0 && i < requests; i++) {
  const row = rows[i % rows.length];
  const path = row.path.replace('{house_number}', '7');
  const query = Object.fromEntries(Object.entries(asked).filter(([name]) => name in row.query.entries));
  const answer = await handler({ version: '2.0', rawPath: path, headers: { 'content-type': 'application/json' }, isBase64Encoded: false,
    queryStringParameters: query, requestContext: { requestId: 'memory', http: { method: 'POST', path } }, body: JSON.stringify(bodyOf(i)) }, {});
  if (answer.statusCode !== 200) throw new Error(path + ' answered ' + answer.statusCode);
  if (i % 100 === 0) mostBytes = Math.max(mostBytes, process.memoryUsage.rss());
}
console.log(JSON.stringify({ paths: rows.length, mostBytes, lastBytes: process.memoryUsage.rss() }));`;

interface Held {
  readonly paths: number;
  readonly mostBytes: number;
  readonly lastBytes: number;
}

/** @param nodeOptions those of deployed functions */
export async function benchMemory(root: string, groups: readonly string[], nodeOptions: string): Promise<void> {
  const env = { ...process.env, NODE_OPTIONS: nodeOptions };
  const rows: string[][] = [];
  for (const group of groups) {
    const bundle = pathToFileURL(join(root, 'dist', group, 'index.mjs')).href;
    const probe = ['--input-type=module', '-e', PROBE, bundle, JSON.stringify(ASKED), String(REQUESTS)];
    const { stdout } = await execute(process.execPath, probe, { env });
    const { lastBytes, mostBytes, paths } = JSON.parse(stdout) as Held;
    const megabytes = (bytes: number) => (bytes / 1e6).toFixed(0);
    if (paths > 0) rows.push([group, String(paths), megabytes(mostBytes), megabytes(lastBytes)]);
  }
  table(`Memory over ${REQUESTS} requests, as deployed (${nodeOptions}): resident megabytes`, [
    ['', 'paths', 'most', 'at the end'],
    ...rows,
  ]);
}
