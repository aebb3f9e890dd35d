/** The service worker of the playground: with it the page opens without a network. It never sees a request of the API. */
import { isNamed, keepingOf, PAGE } from './keeping.ts';

declare const self: ServiceWorkerGlobalScope;
/** Put in by the build: what the page consists of, and the hash of all of it. */
declare const SHELL: { readonly version: string; readonly paths: readonly string[] };

/** What the page itself has put in a cache to compute with is named by its content, and stays. */
const PREFIX = 'playground-page-';
const CACHE = `${PREFIX}${SHELL.version}`;

/** Then a page that is kept is better than none; a line that is this slow is as good as none. */
const PATIENCE_MS = 4000;

self.addEventListener('install', (event) => {
  event.waitUntil(shellKept().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(withoutOldCaches().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const keeping = keepingOf(event.request.method, event.request.url, self.location.origin);
  if (keeping === null) return;
  event.respondWith(keeping === 'named' ? fromCache(event.request) : fromNetwork(event));
});

/** Keeps the files of this version: those that keep their names as the network has them now. */
async function shellKept(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll(SHELL.paths.map((path) => new Request(path, { cache: isNamed(path) ? 'default' : 'no-cache' })));
}

async function withoutOldCaches(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(PREFIX) && name !== CACHE).map((name) => caches.delete(name)),
  );
}

async function fromCache(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

/** Returns what the network has, and keeps it for the next time without one; what is kept, where it has nothing in time. */
async function fromNetwork(event: FetchEvent): Promise<Response> {
  const key = keyOf(event.request);
  const known = await caches.match(key);
  const sent = fetch(event.request).then((response) => {
    if (response.ok) event.waitUntil(keep(key, response.clone()));
    return response;
  });
  if (!known) return sent;
  const late = new Promise<Response>((resolve) => setTimeout(resolve, PATIENCE_MS, known));
  return Promise.race([sent.catch(() => known), late]);
}

async function keep(key: Request | string, response: Response): Promise<void> {
  await (await caches.open(CACHE)).put(key, response);
}

/** The page is one, whatever stands in its query. */
function keyOf(request: Request): Request | string {
  return new URL(request.url).pathname === PAGE ? PAGE : request;
}
