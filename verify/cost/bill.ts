/** From measurements to what AWS bills: pure arithmetic, so that anyone can follow it. */
import type { Prices } from './prices.ts';

/** A whole processor on Lambda; less memory gets a smaller share. */
const WHOLE_PROCESSOR_MB = 1769;

export interface Assumptions {
  /** How much longer a Lambda processor (arm64) takes than that of the measurement. */
  readonly slowerBy: number;
  /** Milliseconds of the runtime around each request. */
  readonly runtimeMs: number;
  /** Milliseconds of one response of the table. */
  readonly tableMs: number;
  /** Share of the requests that meet a cold start. */
  readonly coldShare: number;
  /** Log lines of the platform, and the line of the gateway, for each request. */
  readonly logBytes: number;
  /** Share of the requests that are traced. */
  readonly tracedShare: number;
}

export const ASSUMED: Assumptions = {
  slowerBy: 2,
  runtimeMs: 1,
  tableMs: 5,
  coldShare: 0.01,
  logBytes: 900,
  tracedShare: 0.05,
};

/** The resources of one kind of request. */
export interface Request {
  readonly name: string;
  /** Computing time, on the machine of the measurement. */
  readonly ms: number;
  readonly bytes: number;
  readonly tableCalls: number;
  readonly tableReads: number;
  readonly tableWrites: number;
}

/** Returns the milliseconds that Lambda bills for a request to a warm function; it rounds up. */
export function billedMs({ ms, tableCalls }: Request, memoryMb: number, assumed: Assumptions): number {
  const share = Math.min(1, memoryMb / WHOLE_PROCESSOR_MB);
  return Math.ceil((ms * assumed.slowerBy) / share + tableCalls * assumed.tableMs + assumed.runtimeMs);
}

/** A cold start gets a whole processor whatever the memory. */
export function billedStartMs(startMs: number, { slowerBy }: Assumptions): number {
  return Math.ceil(startMs * slowerBy);
}

export interface Bill {
  readonly lambda: number;
  readonly table: number;
  readonly logs: number;
  readonly traces: number;
  readonly gateway: number;
  readonly data: number;
  readonly total: number;
}

/** Returns the dollars for a million requests of one kind. */
export function billOfMillion(
  request: Request,
  { memoryMb, startMs }: { readonly memoryMb: number; readonly startMs: number },
  prices: Prices,
  assumed: Assumptions,
): Bill {
  const seconds = (billedMs(request, memoryMb, assumed) + assumed.coldShare * billedStartMs(startMs, assumed)) / 1000;
  const parts = {
    lambda: prices.millionInvocations + (memoryMb / 1024) * seconds * 1e6 * prices.gbSecond,
    table: request.tableReads * prices.millionTableReads + request.tableWrites * prices.millionTableWrites,
    logs: (assumed.logBytes / 1e9) * 1e6 * prices.gbOfLogs,
    traces: assumed.tracedShare * prices.millionTraces,
    gateway: prices.millionApiRequests,
    data: (request.bytes / 1e9) * 1e6 * prices.gbOut,
  };
  return { ...parts, total: Object.values(parts).reduce((sum, part) => sum + part) };
}

/** Returns the same with the distribution in front: AWS bills no data transfer to it. */
export function billByEdge(bill: Bill, request: Request, prices: Prices): number {
  const data = (request.bytes / 1e9) * 1e6 * prices.gbOutByEdge;
  return bill.total - bill.data + data + prices.millionEdgeRequests + prices.millionWafRequests;
}

/** The mean over all kinds of request, equally weighted. */
export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
