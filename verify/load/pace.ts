/** How fast requests follow each other: as fast as they are answered, or at a fixed rate. */
import { setTimeout as pause } from 'node:timers/promises';

/** Sends one request; the instant is that from which its duration counts. */
export type AskNext = (sinceMs: number) => Promise<void>;

export interface Pace {
  readonly seconds: number;
  readonly connections: number;
  /** Requests a second; null for as many as possible. */
  readonly rate: number | null;
}

/** More waiting requests mean that the rate is beyond the limit. */
const MOST_WAITING = 2000;
/** Of one turn of the clock. */
const TURN_MS = 2;

/** Returns how many requests of the rate were left out because too many waited. */
export function paced({ connections, rate, seconds }: Pace, askNext: AskNext): Promise<number> {
  const endMs = performance.now() + seconds * 1000;
  return rate === null ? closedLoop(connections, endMs, askNext) : openLoop(rate, endMs, askNext);
}

async function closedLoop(connections: number, endMs: number, askNext: AskNext): Promise<number> {
  const connection = async () => {
    while (performance.now() < endMs) await askNext(performance.now());
  };
  await Promise.all(Array.from({ length: connections }, connection));
  return 0;
}

/** The duration of a request counts from the instant at which it was due, so a server that stalls hides nothing. */
async function openLoop(rate: number, endMs: number, askNext: AskNext): Promise<number> {
  const waiting = new Set<Promise<void>>();
  let leftOut = 0;
  let dueMs = performance.now();
  while (performance.now() < endMs) {
    for (; dueMs <= performance.now(); dueMs += 1000 / rate) {
      if (waiting.size >= MOST_WAITING) {
        leftOut++;
        continue;
      }
      const answered: Promise<void> = askNext(dueMs).finally(() => waiting.delete(answered));
      waiting.add(answered);
    }
    await pause(TURN_MS);
  }
  await Promise.all(waiting);
  return leftOut;
}
