/**
 * Tells whether a change of the code changes an answer: npm run answers -- write FILE, then npm run answers -- compare FILE
 *
 * Asks every computing path for 200 births in both languages, JSON, SVG and PDF, with the clock held still, and keeps a
 * digest of each answer. `-- show "KEY"` prints one answer, by the key that a comparison names; `--groups a,b` asks these
 * groups alone, `--lang en` compares the answers of one language.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { births, holdClock, loadGroups, preparedProject, requestsOf } from './requests.mjs';

const WORKERS = 2;

/** Headers that depend on the time. */
const FLEETING = ['server-timing', 'ratelimit-remaining', 'ratelimit-reset'];

function digest({ statusCode, headers, body }) {
  const kept = Object.entries(headers ?? {}).filter(([name]) => !FLEETING.includes(name.toLowerCase()));
  return createHash('sha1')
    .update(JSON.stringify([statusCode, kept.sort(), body]))
    .digest('base64url')
    .slice(0, 16);
}

async function work({ outdir, names, access, from, only }) {
  holdClock();
  const groups = await loadGroups(outdir, names);
  const known = {};
  const all = births();
  const bad = {};
  for (let index = from; index < all.length; index += WORKERS) {
    for await (const { key, handler, event } of requestsOf(groups, all[index], index, access)) {
      if (only !== null && key !== only) continue;
      const answer = await handler(event, {});
      known[key] = only === null ? digest(answer) : answer.body;
      if (answer.statusCode !== 200 && process.env.SEE) console.error(key, answer.body.slice(0, 200));
      if (answer.statusCode !== 200) bad[answer.statusCode] = (bad[answer.statusCode] ?? 0) + 1;
    }
  }
  parentPort.postMessage({ known, bad });
}

async function main() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { groups: { type: 'string' }, lang: { type: 'string' } },
  });
  const [command, given] = positionals;
  const project = await preparedProject();
  const started = performance.now();
  const names = project.names.filter((name) => values.groups === undefined || values.groups.split(',').includes(name));
  const data = { ...project, names, only: command === 'show' ? given : null };
  const parts = await Promise.all(Array.from({ length: WORKERS }, (_, from) => part({ ...data, from })));
  const known = Object.assign({}, ...parts.map((one) => one.known));
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.error(
    `${Object.keys(known).length} answers in ${seconds} s; other than 200: ${JSON.stringify(parts.map(({ bad }) => bad))}`,
  );
  if (command === 'write') return writeFileSync(given, JSON.stringify(known));
  if (command === 'show') return console.log(Object.values(known)[0]);
  const isCompared = (key) => values.lang === undefined || key.split(' ')[1] === values.lang;
  const inGroups = (key) => names.includes(key.split('/api/v1/')[1].split('/')[0]);
  const before = Object.entries(JSON.parse(readFileSync(given, 'utf8')));
  compare(
    Object.fromEntries(before.filter(([key]) => isCompared(key) && inGroups(key))),
    Object.fromEntries(Object.entries(known).filter(([key]) => isCompared(key))),
  );
}

function compare(before, after) {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  const changed = [...keys].filter((key) => before[key] !== after[key]);
  const paths = new Map();
  for (const key of changed) {
    const path = key.split(' ').slice(1).join(' ');
    paths.set(path, [...(paths.get(path) ?? []), key]);
  }
  for (const [path, own] of [...paths].slice(0, 60)) console.log(`${own.length} changed: ${path}, as in "${own[0]}"`);
  console.log(`${keys.size - changed.length} of ${keys.size} answers are byte for byte the same`);
  if (changed.length > 0) process.exitCode = 1;
}

function part(data) {
  return new Promise((resolve, reject) => {
    const worker = new Worker(fileURLToPath(import.meta.url), { workerData: data, env: process.env });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

if (isMainThread) await main();
else await work(workerData);
