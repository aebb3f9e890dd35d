/** The fuzz: a number of requests, distributed among the operations of the document. */
import type { Handlers } from '../../scripts/localServer.mjs';
import { campaign, type Tally } from './campaign.ts';
import type { Making } from './asked.ts';
import { operationsOf, type Operation } from './document.ts';

export { makingFor } from './known.ts';
export { report } from './report.ts';

/**
 * Smaller shares for slow paths, so that the others get more requests: hashing a password takes 165 ms, a year of days
 * 50.
 */
const SHARES: readonly (readonly [path: RegExp, share: number])[] = [
  [/\/auth\/(register|login|change-password|reset-password)$/, 0.1],
  [/^\/openapi\.json$/, 0.1],
];

function shareOf({ path }: Operation): number {
  return SHARES.find(([paths]) => paths.test(path))?.[1] ?? 1;
}

export interface FuzzOptions {
  readonly requests: number;
  readonly seed: number;
  /** Group; all where it is left out. */
  readonly only?: string | undefined;
  readonly handlers: Handlers;
  /** Made once by `makingFor` for the same service. */
  readonly making: Making;
}

/** Returns the counts of every operation, in the order of the document. */
export async function fuzz({ handlers, making, only, requests, seed }: FuzzOptions): Promise<Tally[]> {
  const operations = operationsOf(making.document);
  const whole = operations.reduce((sum, operation) => sum + shareOf(operation), 0);
  const tallies: Tally[] = [];
  for (const [i, operation] of operations.entries()) {
    if (only !== undefined && operation.group !== only) continue;
    // Independent of `only`: the same seed gives the same requests, whether all groups are asked or one.
    const times = Math.max(1, Math.round((requests * shareOf(operation)) / whole));
    tallies.push(await campaign(operation, times, seed + 1000 * i, making, handlers));
  }
  return tallies;
}
