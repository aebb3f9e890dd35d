/** What a cold start costs: size of each bundle, time to import it, and from process start to the first answer. */
import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { median, table } from './timing.ts';

const STARTS = 9;

/** Runs in a process of its own; prints milliseconds since that process began. */
const PROBE = `
const { handler, routes } = await import(process.argv[1]);
const imported = performance.now();
const row = routes.find(({ method }) => method === 'POST') ?? routes[0];
const path = row.path.replace('{house_number}', '7');
const body = JSON.stringify({ name: 'Asha', date: '1990-06-15', time: '14:30:00', latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' });
const event = { version: '2.0', rawPath: path, headers: { 'content-type': 'application/json' }, isBase64Encoded: false,
  requestContext: { requestId: 'cold', http: { method: row.method, path } }, ...(row.method === 'POST' && { body }) };
const { statusCode } = await handler(event, {});
console.log(JSON.stringify({ imported, answered: performance.now(), statusCode }));`;

export function benchStart(root: string, groups: readonly string[]): void {
  const rows = groups.map((group) => coldStart(join(root, 'dist', group, 'index.mjs'), group));
  table('Cold start, medians of nine processes: from process start to import done and to the first answer', [
    ['', 'kB', 'kB gz', 'imported ms', 'answered ms', 'wall ms'],
    ...rows,
  ]);
}

function coldStart(bundle: string, group: string): string[] {
  const runs = Array.from({ length: STARTS }, () => {
    const started = performance.now();
    const url = pathToFileURL(bundle).href;
    const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', PROBE, url], {
      encoding: 'utf8',
    });
    if (stdout === '') throw new Error(`${group} did not answer: ${stderr}`);
    const result = JSON.parse(stdout) as { imported: number; answered: number; statusCode: number };
    if (result.statusCode >= 500) throw new Error(`${group} answered ${result.statusCode}`);
    return { ...result, wall: performance.now() - started };
  });
  const ms = (key: 'imported' | 'answered' | 'wall') => median(runs.map((run) => run[key])).toFixed(0);
  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(0);
  return [
    group,
    kilobytes(statSync(bundle).size),
    kilobytes(gzipSync(readFileSync(bundle)).length),
    ms('imported'),
    ms('answered'),
    ms('wall'),
  ];
}
