/** The cost of a cold start: size of each bundle, time to import it, and from process start to the first answer. */
import { execFile } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { median, table } from './timing.ts';

const STARTS = 9;

/** Not blocking: the table of accounts is in this process, and /health of the new one asks it. */
const execute = promisify(execFile);

/** Runs in a process of its own; prints milliseconds since that process began. */
const PROBE = `
const { handler, routes } = await import(process.argv[1]);
const imported = performance.now();
const row = routes.find(({ kind }) => kind === 'natal') ?? routes.find(({ method }) => method === 'POST') ?? routes[0];
const path = row.path.replace('{house_number}', '7');
const body = JSON.stringify({ name: 'Asha', date: '1990-06-15', time: '14:30:00', latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata', year: 2026 });
const event = { version: '2.0', rawPath: path, headers: { 'content-type': 'application/json' }, isBase64Encoded: false,
  queryStringParameters: { target_date: '2026-11-20' }, requestContext: { requestId: 'cold', http: { method: row.method, path } }, ...(row.method === 'POST' && { body }) };
const { statusCode } = await handler(event, {});
console.log(JSON.stringify({ imported, answered: performance.now(), statusCode }));`;

export async function benchStart(root: string, groups: readonly string[]): Promise<void> {
  const rows: string[][] = [];
  for (const group of groups) rows.push(await coldStart(join(root, 'dist', group, 'index.mjs'), group));
  table('Cold start, medians of nine processes: from process start to import done and to the first answer', [
    ['', 'kB', 'kB gz', 'imported ms', 'answered ms', 'wall ms'],
    ...rows,
  ]);
}

async function coldStart(bundle: string, group: string): Promise<string[]> {
  const runs: Run[] = [];
  while (runs.length < STARTS) runs.push(await oneStart(pathToFileURL(bundle).href, group));
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

interface Run {
  readonly imported: number;
  readonly answered: number;
  readonly wall: number;
}

async function oneStart(url: string, group: string): Promise<Run> {
  const started = performance.now();
  const { stdout, stderr } = await execute(process.execPath, ['--input-type=module', '-e', PROBE, url]);
  const wall = performance.now() - started;
  if (stdout === '') throw new Error(`${group} did not answer: ${stderr}`);
  const { statusCode, ...result } = JSON.parse(stdout) as Run & { statusCode: number };
  if (statusCode >= 500) throw new Error(`${group} answered ${statusCode}`);
  return { ...result, wall };
}
