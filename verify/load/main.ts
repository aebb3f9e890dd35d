/** Runs a load or a soak test: starts the server, warms it up, sends requests, prints the results. */
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import type { EmbeddedMail } from '../../scripts/embedded/mail.mjs';
import { hashingFlows, newSession, type Flow, type Session } from './accounts.ts';
import { printCourse, printGrowth, printMemory, watched } from './memory.ts';
import {
  isRare,
  learned,
  mix,
  operationsOf,
  RARE_ROUNDS,
  rareRequests,
  ZONELESS,
  type Document,
  type Operation,
} from './mix.ts';
import { fixedRate } from './fixed.ts';
import { paced, type Pace } from './pace.ts';
import { sender, type Answer, type Asked } from './sender.ts';
import { served, type Served, type ServerPlace } from './served.ts';
import { emptyTally, noted, printTally, requestsOf, type Tally } from './tally.ts';

export interface Options extends Pace {
  readonly isSoak: boolean;
  readonly warmSeconds: number;
  /** Parts of the paths that are requested; none for all. */
  readonly paths: readonly string[];
  /** Accept-Encoding of the requests: compression is part of the work, or left to a proxy in front. */
  readonly encoding: string;
  /** The level of detail that every computing path is asked for; null for the default. */
  readonly detail: string | null;
  /** 0 for any free port. */
  readonly port: number;
}

export interface Surroundings extends ServerPlace {
  readonly mail: EmbeddedMail;
  /** The OpenAPI document. */
  readonly documentFile: string;
}

const SAMPLE_S = { load: 1, soak: 10 };
/** The default rate of a soak test, as a share of the highest rate. */
const SOAK_SHARE = 0.5;
const GROWTH_LIMIT_PERCENT = 5;

/** Returns whether no answer was wrong and, in a soak test, memory did not grow. */
export async function run(options: Options, surroundings: Surroundings): Promise<boolean> {
  const server = await served(surroundings, options.port);
  try {
    const load = await prepared(server, options, surroundings);
    announce(options, surroundings, load);
    if (options.isSoak) await load.runRare();
    const warm = await load.run({ ...options, seconds: options.warmSeconds, rate: null });
    const limit = requestsOf(warm) / options.warmSeconds;
    console.log(`Warmed up for ${options.warmSeconds} s, at ${limit.toFixed(0)} requests a second.`);
    const rate = options.rate ?? (options.isSoak ? Math.round(limit * SOAK_SHARE) : null);
    return await measured({ ...options, rate }, server, load);
  } finally {
    await server.stop();
  }
}

interface Load {
  readonly operations: readonly Operation[];
  readonly flows: ReadonlyMap<string, Flow>;
  run(pace: Pace): Promise<Tally>;
  runRare(): Promise<void>;
  /** Fixed answers a second, as large as those of the paths. */
  fixedRate(bytes: number): Promise<number>;
}

const hasBirth = ({ example }: Operation) => example !== null && 'latitude' in example;

async function prepared(
  server: Served,
  { connections, detail, encoding, paths }: Options,
  { documentFile, mail }: Surroundings,
): Promise<Load> {
  const ask = sender(server.port, connections, encoding);
  const document = JSON.parse(readFileSync(documentFile, 'utf8')) as Document;
  const operations = operationsOf(document).filter(
    ({ path }) => paths.length === 0 || paths.some((part) => path.includes(part)),
  );
  const session = await newSession(ask, mail);
  const flows = await hashingFlows(ask, mail);
  const requests = mix(operations, session, flows, detail);
  return {
    operations,
    flows,
    run: (pace) => asking(pace, requests, session, ask),
    fixedRate: (bytes) => fixedRate(bytes, connections, JSON.stringify(operations.find(hasBirth)?.example), ask),
    async runRare() {
      for (const next of rareRequests(operations, session, flows)) await ask(await next);
    },
  };
}

async function asking(
  pace: Pace,
  requests: Generator<Asked | Promise<Asked>>,
  session: Session,
  ask: (asked: Asked) => Promise<Answer>,
): Promise<Tally> {
  const tally = emptyTally();
  const leftOut = await paced(pace, async (sinceMs) => {
    const next = requests.next().value as Asked | Promise<Asked>;
    const isPrepared = next instanceof Promise;
    const asked = await next;
    const startedMs = isPrepared ? performance.now() : sinceMs;
    const answer = await ask(asked);
    noted(tally, asked, answer, performance.now() - startedMs);
    learned(session, asked, answer);
  });
  if (leftOut > 0) console.log(`${leftOut} requests were left out: the server does not keep up with the rate.`);
  return tally;
}

function announce(
  { connections, encoding, isSoak, rate, seconds }: Options,
  { pinned }: Surroundings,
  load: Load,
): void {
  const { flows, operations } = load;
  const rare = operations.filter((operation) => isRare(operation, flows)).map(({ name }) => name);
  const pace = rate === null ? (isSoak ? 'half of the limit' : 'as fast as answered') : `${rate} a second`;
  console.log(
    [
      `Node ${process.version}, ${cpus().length} x ${cpus()[0]?.model ?? 'unknown processor'}`,
      `Server: dist/local/ behind scripts/localServer.mjs, ${pinned.length > 0 ? 'on one core, the loader on the others' : 'not pinned to a core'}`,
      `Mix: ${operations.length - rare.length} requests a round, each round another birth in another order, one in ${ZONELESS} without a time zone`,
      `Rare: one of these after every ${RARE_ROUNDS} rounds, in turn: ${rare.join(', ') || 'none'}`,
      `Pace: ${pace}, ${connections} connections, ${seconds} s, answers as ${encoding}`,
    ].join('\n'),
  );
}

/** The rate beside that of an answer which costs nothing: it tells the paths from the machine. */
async function printRatio(tally: Tally, seconds: number, load: Load): Promise<void> {
  const bytes = Math.round([...tally.paths.values()].reduce((sum, path) => sum + path.bytes, 0) / requestsOf(tally));
  const [rate, fixed] = [requestsOf(tally) / seconds, await load.fixedRate(bytes)];
  console.log(
    `\n${rate.toFixed(0)} a second are ${(rate / fixed).toFixed(2)} of the ${fixed.toFixed(0)} that the same server gives of a fixed answer of ${bytes} bytes.`,
  );
}

async function measured(options: Options, server: Served, load: Load): Promise<boolean> {
  const { isSoak } = options;
  const before = await server.cost(true);
  const ownBefore = process.cpuUsage();
  const startedMs = performance.now();
  const watch = watched(server, isSoak ? SAMPLE_S.soak : SAMPLE_S.load, isSoak);
  const tally = await load.run(options);
  const seconds = (performance.now() - startedMs) / 1000;
  const samples = await watch.samples();
  const own = process.cpuUsage(ownBefore);
  const after = await server.cost(true);
  printTally(tally, seconds);
  if (options.rate === null) await printRatio(tally, seconds, load);
  const serverMs = after.cpuMs - before.cpuMs;
  const busy = (ms: number) => `${((ms / 1000 / seconds) * 100).toFixed(0)} % of a core`;
  console.log(`\nProcessor time: server ${(serverMs / requestsOf(tally)).toFixed(3)} ms a request, ${busy(serverMs)};`);
  console.log(`loader with table and mail ${busy((own.user + own.system) / 1000)}.`);
  printMemory(before, samples, after);
  if (isSoak) printCourse(samples);
  const growth = isSoak ? printGrowth(samples) : 0;
  return tally.errors.size === 0 && growth < GROWTH_LIMIT_PERCENT;
}
