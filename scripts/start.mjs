/** Builds everything, serves it with embedded accounts and mail, and rebuilds on every change: npm start */
import { existsSync, watch } from 'node:fs';
import { createServer } from 'node:net';
import { pathToFileURL } from 'node:url';
import { join, resolve } from 'node:path';
import { clearTimeout, setInterval, setTimeout } from 'node:timers';
import { Worker } from 'node:worker_threads';
import { context } from 'esbuild';
import { localBundles, localDist, writeBundles } from './bundles.mjs';
import { builtBefore, keepBuilt, keepSite } from './localBuild.mjs';
import { startLocalServer } from './localServer.mjs';
import { dist, groupNames, packageVersion, root } from './project.mjs';

const started = performance.now();
// A corrupt pack computes nothing here, not even from its intact parts.
process.env.EPHEMERIS_CHECK ??= 'first';
const handlers = new Map();
let endpoints = 0;
let deliver = () => undefined;

/** A configured table means AWS, and then for all services. */
const isEmbedded = process.env.EMBEDDED !== 'off' && !process.env.ACCOUNTS_TABLE;
const localFolder = process.env.LOCAL_DIR || '.local';

/** Starts the embedded services and prints their addresses, before any of the application is loaded. */
async function standIns(base) {
  process.env.PUBLIC_BASE_URL ||= base;
  if (!isEmbedded) return { pages: new Map(), stop: () => undefined };
  const [{ startEmbedded }, { startDelivery }, { mailboxAnswer, outboxAnswer }] = await Promise.all([
    import('./embedded/index.mjs'),
    import('./embedded/delivery.mjs'),
    import('./embedded/mailbox.mjs'),
  ]);
  const { env, table, mail, stop } = await startEmbedded({
    folder: resolve(root, localFolder),
    baseUrl: process.env.PUBLIC_BASE_URL,
    // Only the subject of a mail: a terminal is a log too.
    onMail: ({ subject }) => console.log(`Mail ${JSON.stringify(subject)}: ${base}/_local/mailbox`),
  });
  // A profile would take precedence over the generated credentials.
  delete process.env.AWS_PROFILE;
  Object.assign(process.env, env);
  const delivery = startDelivery({ table, deliver: () => deliver() });
  return {
    pages: new Map([
      ['/_local/outbox', () => outboxAnswer(mail.outbox())],
      ['/_local/mailbox', () => mailboxAnswer(mail.outbox())],
    ]),
    stop: () => delivery.stop().then(stop),
  };
}

/** Builds now and on every change; returns after the first successful build, or at once where one is there already. */
async function watching(ready) {
  const before = builtBefore();
  if (before.bundles) await use(ready, before);
  else console.log('Building; later starts take what is built.');
  const bundles = localBundles();
  const builds = await context({ ...bundles, metafile: true });
  let succeed;
  const first = new Promise((resolve) => (succeed = resolve));
  const build = () =>
    builds
      .rebuild()
      .then((result) => takeIntoUse(result, ready))
      .then(succeed)
      .catch((error) => console.error(`${error.message.split('\n')[0]} Waiting for a change.`));
  const watchers = SOURCES.map((folder) => watch(join(root, folder), { recursive: true }, once(build)));
  void build();
  if (!before.bundles) await first;
  return { dispose: () => Promise.all([builds.dispose(), ...watchers.map((watcher) => watcher.close())]) };
}

/** What the bundles are made of; the polling of esbuild would see a change up to two seconds later. */
const SOURCES = ['functions', 'layers', 'lib'];
const QUIET_MS = 40;

/** Runs a build when no further file has changed for a moment, one build after the other. */
function once(build) {
  let waiting = null;
  let running = Promise.resolve();
  return () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => (running = running.then(build)), QUIET_MS);
  };
}

async function takeIntoUse(result, ready) {
  if (builtBefore().bundles && handlers.size > 0) return;
  writeBundles(result);
  keepBuilt(result);
  await use(ready, { site: false });
}

/** Answers by the bundles that are written; makes the pages of the site behind the first answers. */
async function use(ready, { site: hasSite }) {
  await ready;
  await load();
  if (hasSite) return;
  const made = siteMade()
    .then(keepSite)
    .then(load)
    // One endpoint that cannot answer its example must not keep the others from running.
    .catch((error) => console.error(`No new /openapi.json: ${error.message}`));
  if (!existsSync(join(dist, 'site/openapi.json'))) pages = made;
}

/** Makes the pages of the site on a thread of their own, so that requests are answered meanwhile. */
function siteMade() {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./site/siteWorker.mjs', import.meta.url));
    worker.once('error', reject);
    worker.once('exit', resolve);
  });
}

/** Settled once there are pages to answer with. */
let pages = Promise.resolve();

/** Answers of the site, but for its health, wait for their files. */
const withPages = (handler) => async (event, ofCall) => {
  if (event.rawPath !== '/health') await pages;
  return handler(event, ofCall);
};

async function load() {
  const loaded = await Promise.all(
    groupNames().map(async (name) => {
      const module = await import(`${pathToFileURL(join(localDist, `${name}.mjs`))}?v=${Date.now()}`);
      return { name, ...module };
    }),
  );
  for (const { name, handler } of loaded) handlers.set(name, name === 'site' ? withPages(handler) : handler);
  deliver = loaded.find(({ name }) => name === 'auth')?.deliver ?? deliver;
  endpoints = loaded.reduce((sum, { routes }) => sum + routes.length, 0);
}

/** Asks the service itself: the first call compares the whole ephemeris with its checksum. */
async function ephemerisLine(base) {
  const health = await (await fetch(`${base}/health`)).json();
  if (!health.ready) return `UNUSABLE, so every path that computes answers 503. ${health.detail}`;
  const { first_year: first, last_year: last, sha256 } = health.ephemeris;
  return `${first} to ${last}, verified by SHA-256 (${sha256.slice(0, 12)}...)`;
}

function accountsLine(base) {
  if (isEmbedded) {
    const warning = isLoopback ? '' : ' (open to all who reach this port)';
    return `kept in ${localFolder}/, their mail at ${base}/_local/mailbox${warning}`;
  }
  const { ACCOUNTS_TABLE: table } = process.env;
  return table ? `in the table ${table} of AWS` : 'none: EMBEDDED is off and no ACCOUNTS_TABLE is set';
}

const EXAMPLE = {
  name: 'Asha Rao',
  date: '1990-06-15',
  time: '14:30:00',
  latitude: 28.6139,
  longitude: 77.209,
  timezone: 'Asia/Kolkata',
};

async function announce(base) {
  const ephemeris = await ephemerisLine(base);
  const groups = groupNames().filter((name) => name !== 'site');
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`
Vedic astrology API ${packageVersion()} at ${base}, ready after ${seconds} s. Stop it with Ctrl+C.
  Groups     ${groups.join(', ')}: ${endpoints} paths, with those beside them
  Ephemeris  ${ephemeris}
  Accounts   ${accountsLine(base)}

Try
  ${base}/playground
  ${base}/docs
  curl -s ${base}/api/v1/planets/positions -H 'Content-Type: application/json' \\
    -d '${JSON.stringify(EXAMPLE)}'
`);
}

function explain(error, port) {
  if (error.code === 'EADDRINUSE')
    return `Port ${port} is taken. Stop what listens there, or: PORT=${port + 1} npm start`;
  if (error.code === 'TABLE_LOCKED') {
    const other = error.pid === undefined ? 'Another process' : `Process ${error.pid}`;
    const apart = `PORT=${port + 1} LOCAL_DIR=${join(localFolder, 'second')} npm start`;
    return `${other} keeps its accounts in ${localFolder}/. Stop it, or run both: ${apart}`;
  }
  if (error.code === 'PRODUCTION' || error.code === 'TABLE_DAMAGED') return error.message;
  if (error.code === 'EACCES') return `Port ${port} needs more rights than you have. Try: PORT=3000 npm start`;
  return error.stack;
}

/** The shell between npm and this process passes no signal on, so the process ends when the shell is gone. */
function stopWithNpm() {
  const shell = process.ppid;
  const leave = () => process.ppid !== shell && process.kill(process.pid, 'SIGTERM');
  if (process.env.npm_lifecycle_event) setInterval(leave, 250).unref();
}

/** Links in mails contain the port, so it must be known before anything listens. */
async function freePort(host) {
  const server = createServer();
  await new Promise((resolve, reject) => server.once('error', reject).listen(0, host, resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const host = process.env.HOST || '127.0.0.1';
const isLoopback = /^(localhost|127\..*|::1)$/.test(host);
const port = Number(process.env.PORT || 3000) || (await freePort(host));
const base = `http://${host}:${port}`;
try {
  const ready = standIns(base);
  const [parts, builds] = await Promise.all([ready, watching(ready)]);
  const server = await startLocalServer({ handlers, local: parts.pages, port, host });
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, async () => {
      console.log('Stopping.');
      await Promise.all([server.stop(), builds.dispose()]);
      await parts.stop();
    });
  }
  stopWithNpm();
  await announce(base);
} catch (error) {
  console.error(explain(error, port));
  process.exit(1);
}
