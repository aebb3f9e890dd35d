/** The worker of the playground that computes without the server: the engine behind messages. */
import { bordersIn, type BorderFiles } from '../../engine/borders.ts';
import { openDevice, type Device } from '../../engine/device.ts';
import type { GazetteerFile, PackedZones } from '../../engine/places.ts';
import type { DeviceFiles, FromWorker, ToWorker } from '../playground/device/messages.ts';

declare const self: DedicatedWorkerGlobalScope;

/** As scripts/site/playgroundDevice.mjs writes it. */
interface BordersFile {
  readonly index: BorderFiles['index'];
  /** Coordinates of towns near a border in ten-thousandths of a degree, by their zones, which commas separate. */
  readonly towns: Readonly<Record<string, readonly number[]>>;
}

let device: Promise<Device> | null = null;

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if ('open' in data) {
    device = opened(data.open);
    device.then(
      () => {
        say({ isOpen: true });
      },
      (error: unknown) => {
        say({ id: null, fault: String(error) });
      },
    );
    return;
  }
  const { body, id, method, target } = data;
  device
    ?.then((open) => open.answer(method, target, body))
    .then(
      (answer) => {
        say({ id, ...answer });
      },
      (error: unknown) => {
        say({ id, fault: error instanceof Error ? error.message : String(error) });
      },
    );
});

function say(message: FromWorker): void {
  self.postMessage(message);
}

async function opened(files: DeviceFiles): Promise<Device> {
  const [ephemeris, zones, borders, towns] = await Promise.all([
    joined(files.ephemeris),
    json<PackedZones>(files.zones),
    json<BordersFile>(files.borders),
    json<GazetteerFile>('places.json'),
  ]);
  return openDevice({ ephemeris, zones, borders: bordersOf(borders), towns });
}

/** Towns near a border are known one by one; of other places there the borders are too large to load. */
function bordersOf({ index, towns }: BordersFile) {
  const atBorders = bordersIn({ index });
  let known: Map<string, string[]> | null = null;
  return (latitude: number, longitude: number): string[] | null =>
    atBorders(latitude, longitude) ?? (known ??= zonesByPlace(towns)).get(`${latitude} ${longitude}`) ?? null;
}

function zonesByPlace(towns: BordersFile['towns']): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [zones, places] of Object.entries(towns)) {
    const names = zones.split(',');
    for (let k = 0; k < places.length; k += 2) found.set(`${places[k]! / 1e4} ${places[k + 1]! / 1e4}`, names);
  }
  return found;
}

async function joined(names: readonly string[]): Promise<ArrayBuffer> {
  const parts = await Promise.all(names.map(async (name) => new Uint8Array(await (await file(name)).arrayBuffer())));
  const all = new Uint8Array(parts.reduce((bytes, part) => bytes + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all.buffer;
}

async function json<Value>(name: string): Promise<Value> {
  return (await (await file(name)).json()) as Value;
}

/** Returns a file that this device keeps, otherwise from the site: browsers keep nothing for pages without TLS. */
async function file(name: string): Promise<Response> {
  const path = `/playground/${name}`;
  const kept = 'caches' in self ? await caches.match(path) : undefined;
  const response = kept ?? (await fetch(path));
  if (!response.ok) throw new Error(`${path} answers ${response.status}.`);
  return response;
}
