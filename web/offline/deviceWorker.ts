/** The worker of the playground that computes without the server: the engine behind messages. */
import type { Device } from '../../engine/device.ts';
import type { DeviceData, FromWorker, ToWorker } from '../playground/device/workerProtocol.ts';
import type * as Engine from './engine.ts';

declare const self: DedicatedWorkerGlobalScope;

/** Put in by the build: the scripts that the first chart needs, ./engine.ts first. */
declare const ENGINE_SCRIPTS: readonly string[];

/** All are loaded at once, and while the data are on their way. */
const scripts = Promise.all(ENGINE_SCRIPTS.map((path): Promise<unknown> => import(path)));

let device: Device | null = null;

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if ('open' in data) void open(data.open);
  else void answer(data);
});

async function open(data: DeviceData): Promise<void> {
  try {
    const read = { ephemeris: joined(data.ephemeris), ...placesOf(data) };
    const [engine] = await scripts;
    device = (engine as typeof Engine).opened(read);
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

function joined(parts: readonly ArrayBuffer[]): ArrayBuffer {
  const all = new Uint8Array(parts.reduce((bytes, { byteLength }) => bytes + byteLength, 0));
  let at = 0;
  for (const part of parts) {
    all.set(new Uint8Array(part), at);
    at += part.byteLength;
  }
  return all.buffer;
}

function placesOf({ borders, towns, zones }: DeviceData): Omit<Engine.OpenWith, 'ephemeris'> {
  return { borders: json(borders), towns: json(towns), zones: json(zones) };
}

function json<Value>(bytes: ArrayBuffer): Value {
  return JSON.parse(new TextDecoder().decode(bytes)) as Value;
}
