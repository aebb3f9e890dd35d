/** One flooding address among honest ones: the purpose of caller limits, measured on loopback alone. */
import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { table } from '../bench/timing.ts';
import { CITIES } from './places.ts';
import { paced } from './pace.ts';
import { sender, type Answer, type Asked } from './sender.ts';
import { served, type ServerPlace } from './served.ts';

export interface FloodOptions {
  readonly seconds: number;
  /** 0 for any free port. */
  readonly port: number;
  /** Requests a second of the flooding address. */
  readonly rate: number;
}

const HONEST_CALLERS = 10;
/** Requests a second of each honest one. */
const HONEST_RATE = 2;
const MOST_SECONDS = 120;
const HONEST_P99_MS = 100;

/** Loopback addresses only: nothing leaves the machine. */
const FLOOD_ADDRESS = '127.0.0.2';
const WARMING_ADDRESS = '127.0.0.3';
const honestAddress = (index: number) => `127.0.1.${index + 1}`;

const WARMING_REQUESTS = 120;
/** Each group counts for itself, as on Lambda, where it is a function of its own. */
const FLOODED_PATHS = ['dasha/vimshottari'];
const PATHS = ['planets/positions', 'dasha/vimshottari', 'panchang/tithi', 'yoga/all'];

/** The answers to some callers. */
interface Heard {
  readonly ms: number[];
  readonly statuses: Map<number, number>;
}

/** Returns whether no honest caller was refused, nor waited longer than allowed. */
export async function flood({ port, rate, seconds: asked }: FloodOptions, place: ServerPlace): Promise<boolean> {
  const seconds = Math.min(asked, MOST_SECONDS);
  const server = await served(place, port);
  try {
    await warmed(server.port);
    const before = await server.cost(true);
    console.log(
      `${rate} requests a second from one address for ${seconds} s, beside ${HONEST_CALLERS} with ${HONEST_RATE} each; load average ${loads()}`,
    );
    const [flooding, ...honest] = await Promise.all([
      heardFrom({ port: server.port, address: FLOOD_ADDRESS, paths: FLOODED_PATHS, rate, startMs: 0 }, seconds),
      ...Array.from({ length: HONEST_CALLERS }, (_, i) => heardFrom(honestCaller(server.port, i), seconds)),
    ]);
    const after = await server.cost();
    return described(flooding, together(honest), { seconds, serverMs: after.cpuMs - before.cpuMs });
  } finally {
    await server.stop();
  }
}

async function warmed(port: number): Promise<void> {
  const ask = sender(port, 1, 'gzip', WARMING_ADDRESS);
  for (let i = 0; i < WARMING_REQUESTS; i++) await ask(requestOf(PATHS, i));
}

interface FloodCaller {
  readonly port: number;
  readonly address: string;
  readonly paths: readonly string[];
  readonly rate: number;
  /** Milliseconds before it begins. */
  readonly startMs: number;
}

function honestCaller(port: number, index: number): FloodCaller {
  const startMs = (index * 1000) / HONEST_RATE / HONEST_CALLERS;
  return { port, address: honestAddress(index), paths: PATHS, rate: HONEST_RATE, startMs };
}

async function heardFrom({ address, paths, port, rate, startMs }: FloodCaller, seconds: number): Promise<Heard> {
  const ask = sender(port, 64, 'gzip', address);
  const heard: Heard = { ms: [], statuses: new Map() };
  let sent = 0;
  await pause(startMs);
  await paced({ connections: 64, rate, seconds }, async (sinceMs) => {
    const { status }: Answer = await ask(requestOf(paths, sent++));
    heard.ms.push(performance.now() - sinceMs);
    heard.statuses.set(status, (heard.statuses.get(status) ?? 0) + 1);
  });
  return heard;
}

function requestOf(paths: readonly string[], index: number): Asked {
  const name = paths[index % paths.length]!;
  const city = CITIES[index % CITIES.length]!;
  const day = String(1 + (index % 28)).padStart(2, '0');
  const date = `${1950 + (index % 70)}-06-${day}`;
  const body = JSON.stringify({ name: 'Asha', date, time: '14:30:00', ...city });
  const url = `/api/v1/${name}`;
  return { name, method: 'POST', url, body, access: '', status: 200 };
}

function together(all: readonly Heard[]): Heard {
  const statuses = new Map<number, number>();
  for (const heard of all) {
    for (const [status, count] of heard.statuses) statuses.set(status, (statuses.get(status) ?? 0) + count);
  }
  return { ms: all.flatMap(({ ms }) => ms), statuses };
}

interface Course {
  readonly seconds: number;
  readonly serverMs: number;
}

function described(flooding: Heard, honest: Heard, { seconds, serverMs }: Course): boolean {
  const refused = ({ statuses }: Heard) => statuses.get(429) ?? 0;
  const others = ({ ms, statuses }: Heard) => ms.length - (statuses.get(200) ?? 0) - (statuses.get(429) ?? 0);
  const row = (name: string, heard: Heard) => [
    name,
    String(heard.ms.length),
    String(heard.statuses.get(200) ?? 0),
    String(refused(heard)),
    String(others(heard)),
    percentile(heard.ms, 50).toFixed(1),
    percentile(heard.ms, 99).toFixed(1),
  ];
  table('Flood', [
    ['', 'asked', 'answered', 'refused', 'else', 'p50 ms', 'p99 ms'],
    row('honest', honest),
    row('flood', flooding),
  ]);
  console.log(`Server: ${((serverMs / seconds / 1000) * 100).toFixed(0)} % of a core; load average ${loads()}`);
  return refused(honest) === 0 && others(honest) === 0 && percentile(honest.ms, 99) < HONEST_P99_MS;
}

function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0;
}

const loads = () =>
  loadavg()
    .map((load) => load.toFixed(1))
    .join(' ');
