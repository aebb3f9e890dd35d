/**
 * Compares the engine with the service, byte for byte: npm run everywhere
 *
 * Asks every computing path for 200 births in both languages of the service, of the package in Node and of the package in
 * Chromium, with the clock held still. `--births 10` asks about fewer, `--slice` computes from the years 1900 to 2100 alone.
 */
import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { chromium } from 'playwright-core';
import { writeDevice } from '../scripts/engine/code.mjs';
import { BORDERS, ephemerisSlice, townsText, zonesText } from '../scripts/engine/data.mjs';
import { dist, root, writeWhole } from '../scripts/project.mjs';
import { births, deviceRequestsOf, holdClock, loadGroups, NOW_MS, preparedProject } from './requests.mjs';

const FOLDER = join(dist, 'engine-compared');
const WORKERS = 2;

/** Requests that a browser is asked at a time. */
const AT_ONCE = 400;

/** The id of a request is in no two answers the same. */
const digest = (text) =>
  createHash('sha256')
    .update(text.replace(/"request_id":"[^"]*"/, ''))
    .digest('hex')
    .slice(0, 20);

function deviceData(slice) {
  const file = slice ? 'slice.bin' : 'whole.bin';
  const { buffer, byteLength, byteOffset } = readFileSync(join(FOLDER, file));
  const json = (name) => JSON.parse(readFileSync(join(FOLDER, name), 'utf8'));
  const ephemeris = buffer.slice(byteOffset, byteOffset + byteLength);
  return { ephemeris, zones: json('zones.json'), towns: json('towns.json'), now: () => NOW_MS };
}

async function bordersInNode() {
  const { bordersIn } = await import(pathToFileURL(join(FOLDER, 'device/borders.js')).href);
  const index = JSON.parse(readFileSync(join(FOLDER, 'borders.json'), 'utf8'));
  return bordersIn({ index, borders: readFileSync(join(FOLDER, 'borders.bin')) });
}

/** Asks the service and the package in Node; hands the questions and the digests of the service to the browser. */
async function work({ access, count, from, names, outdir, slice }) {
  holdClock();
  const groups = await loadGroups(outdir, names);
  const { openDevice } = await import(pathToFileURL(join(FOLDER, 'device/device.js')).href);
  const device = openDevice({ ...deviceData(slice), borders: await bordersInNode() });
  const all = births().slice(0, count);
  for (let index = from; index < all.length; index += WORKERS) {
    const asked = [];
    for await (const { event, handler, ...question } of deviceRequestsOf(groups, all[index], index, access)) {
      const { body, statusCode } = await handler(event, {});
      const own = await device.answer(question.method, question.target, question.body);
      asked.push({ ...question, statusCode, service: digest(body), node: digest(own.text) });
    }
    parentPort.postMessage({ asked });
  }
  parentPort.postMessage({ ended: true });
}

async function main() {
  const { values } = parseArgs({ options: { births: { type: 'string' }, slice: { type: 'boolean' } } });
  const project = await preparedProject();
  await writeFiles();
  const count = Number(values.births ?? births().length);
  const data = { ...project, count, slice: values.slice ?? false };
  const browser = await openBrowser(data.slice);
  const tally = { asked: 0, refused: 0, node: 0, chromium: 0 };
  const differing = new Map();
  const compare = async (asked) => {
    for (let at = 0; at < asked.length; at += AT_ONCE) {
      const some = asked.slice(at, at + AT_ONCE);
      const found = await browser.digests(some);
      some.forEach(({ key, node, service, statusCode }, index) => {
        tally.asked++;
        if (statusCode !== 200) tally.refused++;
        if (node === service) tally.node++;
        if (found[index] === service) tally.chromium++;
        if (node !== service || found[index] !== service)
          differing.set(key, { node: node === service, chromium: found[index] === service });
      });
    }
  };
  await Promise.all(Array.from({ length: WORKERS }, (_, from) => part({ ...data, from }, compare)));
  await browser.close();
  for (const [key, equal] of [...differing].slice(0, 40)) console.log('differs', key, JSON.stringify(equal));
  console.log(`${tally.asked} answers to ${count} births, ${tally.refused} of them refusals.`);
  console.log(`Equal to the service: ${tally.node} in Node, ${tally.chromium} in Chromium.`);
  if (differing.size > 0) process.exitCode = 1;
}

function part(data, compare) {
  return new Promise((resolve, reject) => {
    const worker = new Worker(fileURLToPath(import.meta.url), { workerData: data });
    let queue = Promise.resolve();
    worker.on('message', ({ asked, ended }) => {
      if (asked) queue = queue.then(() => compare(asked));
      if (ended) resolve(queue);
    });
    worker.on('error', reject);
  });
}

async function writeFiles() {
  await writeDevice(join(FOLDER, 'device'));
  const { file } = JSON.parse(readFileSync(join(root, 'layers/ephemeris/data/ephemeris.json'), 'utf8'));
  writeWhole(join(FOLDER, 'whole.bin'), readFileSync(join(root, 'layers/ephemeris/data', file)));
  writeWhole(join(FOLDER, 'slice.bin'), await ephemerisSlice(1900, 2100));
  writeWhole(join(FOLDER, 'zones.json'), zonesText());
  writeWhole(join(FOLDER, 'towns.json'), townsText());
  writeWhole(join(FOLDER, 'borders.json'), readFileSync(`${BORDERS}.index.json`));
  writeWhole(join(FOLDER, 'borders.bin'), readFileSync(`${BORDERS}.geo.dat`));
}

/** A page with the package, at an address of its own: digests are only made where an address is trusted. */
async function openBrowser(slice) {
  const types = { '.js': 'text/javascript', '.json': 'application/json', '.bin': 'application/octet-stream' };
  const server = createServer(({ url }, response) => {
    const file = join(FOLDER, url);
    if (url === '/' || !existsSync(file)) return response.setHeader('content-type', 'text/html').end('<!doctype html>');
    response.setHeader('content-type', types[/\.\w+$/.exec(url)[0]]);
    return createReadStream(file).pipe(response);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--headless', '--disable-gpu'] });
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${server.address().port}/`);
  await page.evaluate(
    async ([file, now, device, finder]) => {
      const { openDevice } = await import(device);
      const { bordersIn } = await import(finder);
      const get = (name) => fetch(`/${name}`);
      const ephemeris = await (await get(file)).arrayBuffer();
      const [zones, towns] = await Promise.all(
        ['zones.json', 'towns.json'].map(async (name) => (await get(name)).json()),
      );
      const index = await (await get('borders.json')).json();
      const borders = bordersIn({ index, borders: new Uint8Array(await (await get('borders.bin')).arrayBuffer()) });
      globalThis.device = openDevice({ ephemeris, zones, towns, borders, now: () => now });
    },
    [slice ? 'slice.bin' : 'whole.bin', NOW_MS, '/device/device.js', '/device/borders.js'],
  );
  return {
    digests: (asked) =>
      page.evaluate(
        async (all) => {
          const found = [];
          for (const { body, method, target } of all) {
            const { text } = await globalThis.device.answer(method, target, body);
            const bytes = new globalThis.TextEncoder().encode(text.replace(/"request_id":"[^"]*"/, ''));
            const hash = new Uint8Array(await globalThis.crypto.subtle.digest('SHA-256', bytes));
            found.push(
              [...hash]
                .map((one) => one.toString(16).padStart(2, '0'))
                .join('')
                .slice(0, 20),
            );
          }
          return found;
        },
        asked.map(({ body, method, target }) => ({ body, method, target })),
      ),
    close: () => Promise.all([browser.close(), new Promise((resolve) => server.close(resolve))]),
  };
}

await (isMainThread ? main() : work(workerData));
