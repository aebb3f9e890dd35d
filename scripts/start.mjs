/** Builds everything, serves it, and builds again on every change: npm start */
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { setInterval } from 'node:timers';
import { context } from 'esbuild';
import { groupBundles, writeBundles } from './bundles.mjs';
import { startLocalServer } from './localServer.mjs';
import { dist, groupNames, packageVersion } from './project.mjs';
import { writeSiteFiles } from './siteFiles.mjs';

const started = performance.now();
// A pack that is not what it should be computes nothing here, not even from its good parts.
process.env.EPHEMERIS_CHECK ??= 'first';
const handlers = new Map();
let endpoints = 0;

/** Builds now and on every change; returns after the first build that worked. */
async function watching() {
  let builds;
  await new Promise((resolve, reject) => {
    const takingIntoUse = {
      name: 'taking-into-use',
      setup: ({ onEnd }) =>
        onEnd((result) =>
          takeIntoUse(result)
            .then(resolve)
            .catch((error) => console.error(`${error.message} Waiting for a change.`)),
        ),
    };
    context({ ...groupBundles(), plugins: [takingIntoUse] })
      .then((created) => (builds = created).watch())
      .catch(reject);
  });
  return builds;
}

async function takeIntoUse(result) {
  if (result.errors.length > 0) throw new Error('The code does not build; the messages above say why.');
  writeBundles(result);
  // One endpoint that cannot answer its example must not keep the others from running.
  await Promise.all([
    load(),
    writeSiteFiles().catch((error) => console.error(`No new /openapi.json: ${error.message}`)),
  ]);
}

async function load() {
  const loaded = await Promise.all(
    groupNames().map(async (name) => {
      const { handler, routes } = await import(`${pathToFileURL(join(dist, name, 'index.mjs'))}?v=${Date.now()}`);
      return { name, handler, routes };
    }),
  );
  for (const { name, handler } of loaded) handlers.set(name, handler);
  endpoints = loaded.reduce((sum, { routes }) => sum + routes.length, 0);
}

/** Asks the service itself: the first call compares the whole ephemeris with its checksum. */
async function ephemerisLine(base) {
  const health = await (await fetch(`${base}/health`)).json();
  if (!health.ready) return `UNUSABLE, so every path that computes answers 503. ${health.detail}`;
  const { first_year: first, last_year: last, sha256 } = health.ephemeris;
  return `${first} to ${last}, verified by SHA-256 (${sha256.slice(0, 12)}...)`;
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
  Groups     ${groups.join(', ')}: ${endpoints} endpoints with /health, /openapi.json and /docs
  Ephemeris  ${ephemeris}

Try
  ${base}/docs
  curl -s ${base}/api/v1/planets/positions -H 'Content-Type: application/json' \\
    -d '${JSON.stringify(EXAMPLE)}'
`);
}

function explain(error, port) {
  if (error.code === 'EADDRINUSE')
    return `Port ${port} is taken. Stop what listens there, or: PORT=${port + 1} npm start`;
  if (error.code === 'EACCES') return `Port ${port} needs more rights than you have. Try: PORT=3000 npm start`;
  return error.stack;
}

/** The shell between npm and us passes no signal on: when it is gone, nobody wants us any more. */
function stopWithNpm() {
  const shell = process.ppid;
  const leave = () => process.ppid !== shell && process.kill(process.pid, 'SIGTERM');
  if (process.env.npm_lifecycle_event) setInterval(leave, 250).unref();
}

const port = Number(process.env.PORT || 3000);
const host = process.env.HOST || '127.0.0.1';
try {
  const builds = await watching();
  const server = await startLocalServer({ handlers, port, host });
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      console.log('Stopping.');
      return Promise.all([server.stop(), builds.dispose()]);
    });
  }
  stopWithNpm();
  await announce(`http://${host}:${server.port}`);
} catch (error) {
  console.error(explain(error, port));
  process.exit(1);
}
