/** Sends generated requests to every operation, and counts the answers. */
import fc from 'fast-check';
import type { Handlers } from '../../scripts/localServer.mjs';
import { againFault } from './again.ts';
import { answerFault } from './answers.ts';
import type { Asked, Making } from './asked.ts';
import type { Operation } from './document.ts';
import { requestsFor } from './requests.ts';
import { answerTo, curl, type Answered } from './sending.ts';

export interface Tally {
  readonly operation: Operation;
  requests: number;
  /** Valid requests, and those of them that got a result. */
  right: number;
  results: number;
  totalMs: number;
  slowest: { readonly ms: number; readonly asked: Asked } | null;
  readonly statuses: Map<number, number>;
  readonly failures: Failure[];
}

export interface Failure {
  readonly fault: string;
  /** The simplest request that shows the failure. */
  readonly command: string;
}

/** Number of different failures searched in one operation: the first may hide others. */
const FAILURES_SOUGHT = 5;

/**
 * Sends so many requests to one operation.
 *
 * @param seed gives the same requests again, except for tokens and keys
 */
export async function campaign(
  operation: Operation,
  requests: number,
  seed: number,
  making: Making,
  handlers: Handlers,
): Promise<Tally> {
  const tally: Tally = {
    operation,
    requests: 0,
    right: 0,
    results: 0,
    totalMs: 0,
    slowest: null,
    statuses: new Map(),
    failures: [],
  };
  const asking = requestsFor(operation, making);
  for (let round = 0; tally.requests < requests && round <= FAILURES_SOUGHT; round++) {
    let isShrinking = false;
    const known = tally.failures.map(({ fault }) => kindOf(fault));
    const property = fc.asyncProperty(asking, async (asked) => {
      const answered = await answerTo(asked, handlers);
      if (!isShrinking) count(tally, asked, answered);
      const fault = await faultOf(operation, asked, answered, tally.requests, making, handlers).catch(messageOf);
      if (fault === null || known.includes(kindOf(fault))) return;
      isShrinking = true;
      throw new Error(fault);
    });
    const details = await fc.check(property, { seed: seed + round, numRuns: requests - tally.requests });
    if (!details.failed) break;
    const [simplest] = details.counterexample!;
    tally.failures.push({ fault: messageOf(details.errorInstance), command: curl(simplest) });
  }
  if (isIdle(tally))
    tally.failures.push({ fault: `gives no result to any of ${tally.right} right requests`, command: operation.id });
  return tally;
}

async function faultOf(
  operation: Operation,
  asked: Asked,
  answered: Answered,
  turn: number,
  making: Making,
  handlers: Handlers,
): Promise<string | null> {
  const ask = (again: Asked) => answerTo(again, handlers);
  return answerFault(operation, asked, answered, making) ?? againFault(operation, asked, answered, turn, ask);
}

function count(tally: Tally, asked: Asked, { durationMs, status }: Answered): void {
  const isRight = asked.expected.kind === 'answer';
  tally.requests++;
  tally.right += Number(isRight);
  // A redirect counts as a result.
  tally.results += Number(isRight && (status < 300 || status === 302));
  tally.totalMs += durationMs;
  tally.statuses.set(status, (tally.statuses.get(status) ?? 0) + 1);
  if (durationMs > (tally.slowest?.ms ?? 0)) tally.slowest = { ms: durationMs, asked };
}

/** An operation that never answers proves nothing. Some paths of accounts need a token that is sent by mail. */
function isIdle({ operation, results, right }: Tally): boolean {
  return right >= 10 && results === 0 && operation.group !== 'auth';
}

/** Two faults are of one kind where only numbers and names of fields differ. */
function kindOf(fault: string): string {
  return fault.replace(/".*"/g, '').replace(/[\d.]+/g, '');
}

const messageOf = (thrown: unknown) => (thrown instanceof Error ? thrown.message : String(thrown));
