/** The worker of the playground that computes without the server: the engine behind messages. */
import { bordersIn, type BorderFiles } from '../../engine/borders.ts';
import { openDevice, type Device } from '../../engine/device.ts';
import type { GazetteerFile, PackedZones } from '../../engine/places.ts';
import type { DeviceData, FromWorker, ToWorker } from '../playground/device/workerProtocol.ts';

declare const self: DedicatedWorkerGlobalScope;

/** As scripts/site/playgroundDevice.mjs writes it. */
interface BordersFile {
  readonly index: BorderFiles['index'];
  /** Coordinates of towns near a border in ten-thousandths of a degree, by their zones, which commas separate. */
  readonly towns: Readonly<Record<string, readonly number[]>>;
}

let device: Device | null = null;

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if ('open' in data) open(data.open);
  else void answer(data);
});

function open(data: DeviceData): void {
  try {
    device = openDevice({
      ephemeris: joined(data.ephemeris),
      zones: json<PackedZones>(data.zones),
      borders: bordersOf(json<BordersFile>(data.borders)),
      towns: json<GazetteerFile>(data.towns),
    });
    say({ isOpen: true });
  } catch (error) {
    say({ id: null, fault: textOf(error) });
  }
}

async function answer({ body, id, method, target }: Exclude<ToWorker, { open: unknown }>): Promise<void> {
  try {
    say({ id, ...(await device!.answer(method, target, body)) });
  } catch (error) {
    say({ id, fault: textOf(error) });
  }
}

function say(message: FromWorker): void {
  self.postMessage(message);
}

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
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

function joined(parts: readonly ArrayBuffer[]): ArrayBuffer {
  const all = new Uint8Array(parts.reduce((bytes, { byteLength }) => bytes + byteLength, 0));
  let at = 0;
  for (const part of parts) {
    all.set(new Uint8Array(part), at);
    at += part.byteLength;
  }
  return all.buffer;
}

function json<Value>(bytes: ArrayBuffer): Value {
  return JSON.parse(new TextDecoder().decode(bytes)) as Value;
}
