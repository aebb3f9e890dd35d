/** The files that the page computes with, kept on the device. */
import type { DeviceData, DeviceFiles } from './workerProtocol.ts';

/** Put in by the build. */
declare const DEVICE_FILES: DeviceFiles;

const FILES = DEVICE_FILES;

const CACHE = 'playground-device';
/** At once: a browser has six connections to a site. */
const LANES = 4;

/** How many bytes are loaded for all of them. */
export const TOTAL_BYTES = Object.values(FILES.bytes).reduce((sum, bytes) => sum + bytes, 0);

const addressOf = (name: string) => `/playground/${name}`;

/** The path of the worker. */
export const WORKER = addressOf(FILES.worker);

/**
 * Loads what is not on the device yet, and removes what is of an earlier version. Browsers keep nothing for a page
 * without TLS: then the worker loads the files itself, each time.
 *
 * @param progress called with the bytes that are there, where something has to be loaded
 * @throws when a file cannot be loaded
 */
export async function keepFiles(progress: (bytes: number) => void): Promise<void> {
  if (!('caches' in window)) return;
  const cache = await caches.open(CACHE);
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const missing = Object.keys(FILES.bytes).filter((name) => !kept.has(addressOf(name)));
  if (missing.length === 0) return;
  let bytes = TOTAL_BYTES - missing.reduce((sum, name) => sum + FILES.bytes[name]!, 0);
  const load = async (): Promise<void> => {
    for (let name = missing.shift(); name !== undefined; name = missing.shift()) {
      progress(bytes);
      await cache.add(addressOf(name));
      bytes += FILES.bytes[name]!;
    }
  };
  // All lanes end before a failure is said, so that none says later how far it is.
  const lanes = await Promise.allSettled(Array.from({ length: LANES }, load));
  const failed = lanes.find((lane) => lane.status === 'rejected');
  if (failed) throw failed.reason;
  // Asks that they are not cleared when the device is short of space; they are loaded again where they were.
  void navigator.storage.persist();
  const wanted = Object.keys(FILES.bytes).map(addressOf);
  await Promise.all([...kept].filter((path) => !wanted.includes(path)).map((path) => cache.delete(path)));
}

/**
 * Returns the data of the engine.
 *
 * @throws when a file cannot be loaded
 */
export async function deviceData(): Promise<DeviceData> {
  const [zones, borders, towns, ...ephemeris] = await Promise.all([
    bytesOf(FILES.zones),
    bytesOf(FILES.borders),
    bytesOf('places.json'),
    ...FILES.ephemeris.map(bytesOf),
  ]);
  return { borders, ephemeris, towns, zones };
}

/** Returns a file as the device keeps it, otherwise from the site. */
async function bytesOf(name: string): Promise<ArrayBuffer> {
  const path = addressOf(name);
  const kept = 'caches' in window ? await caches.match(path) : undefined;
  const response = kept ?? (await fetch(path));
  if (!response.ok) throw new Error(`${path} answers ${response.status}.`);
  return response.arrayBuffer();
}

/** Removes what is kept, and what opens the page without a network. */
export async function forgetFiles(): Promise<void> {
  if (!('caches' in window)) return;
  const names = (await caches.keys()).filter((name) => name.startsWith('playground-'));
  const workers = await navigator.serviceWorker.getRegistrations();
  await Promise.all([
    ...names.map((name) => caches.delete(name)),
    ...workers.map((registration) => registration.unregister()),
  ]);
}
