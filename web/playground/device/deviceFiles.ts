/** The files that the page computes with, kept on the device. */
import type { DeviceFiles } from './messages.ts';

/** Put in by the build. */
declare const DEVICE_FILES: DeviceFiles;

export const FILES: DeviceFiles = DEVICE_FILES;

const CACHE = 'playground-device';
/** At once: a browser has six connections to a site. */
const LANES = 4;

/** How many bytes are loaded for all of them. */
export const TOTAL_BYTES = Object.values(FILES.bytes).reduce((sum, bytes) => sum + bytes, 0);

const addressOf = (name: string) => `/playground/${name}`;

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
  await Promise.all(Array.from({ length: LANES }, load));
  progress(bytes);
  const wanted = Object.keys(FILES.bytes).map(addressOf);
  await Promise.all([...kept].filter((path) => !wanted.includes(path)).map((path) => cache.delete(path)));
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
