/** Times whole requests in process: from event to answer, everything included. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Handler } from './asked.ts';
import { median } from './timing.ts';

const ROUNDS = 15;
/** Rounds before the first that is timed, so that the code is as warm as in a process that has answered some hundred requests. */
const WARMING_ROUNDS = 10;

export interface TimedRequest {
  readonly name: string;
  /** Without the prefix; with the query of a GET. */
  readonly path: string;
  /** Of a POST. */
  readonly body?: object;
  /** How often it is asked in a round. */
  readonly calls: number;
}

/** Returns the name of a request, the median of its milliseconds, and the kilobytes of its answer. */
export async function timedRequest(root: string, { body, calls, name, path }: TimedRequest): Promise<string[]> {
  const group = path.split('/')[1]!;
  const { handler } = (await import(pathToFileURL(join(root, 'dist', group, 'index.mjs')).href)) as {
    handler: Handler;
  };
  const ask = () => handler(eventOf(path, body), {});
  const first = await ask();
  if (first.statusCode !== 200) throw new Error(`${path}: ${first.statusCode} ${first.body}`);
  for (let i = 0; i < calls * WARMING_ROUNDS; i++) await ask();
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const started = performance.now();
    for (let i = 0; i < calls; i++) await ask();
    times.push((performance.now() - started) / calls);
  }
  return [name, median(times).toFixed(2), (Buffer.byteLength(first.body) / 1000).toFixed(1)];
}

function eventOf(path: string, body: object | undefined): unknown {
  const { pathname, search, searchParams } = new URL(`/api/v1${path}`, 'http://bench');
  return {
    version: '2.0',
    rawPath: pathname,
    ...(search && { rawQueryString: search.slice(1), queryStringParameters: Object.fromEntries(searchParams) }),
    headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }) },
    requestContext: {
      requestId: 'bench',
      http: { method: body ? 'POST' : 'GET', path: pathname, sourceIp: '192.0.2.1' },
    },
    ...(body && { body: JSON.stringify(body) }),
    isBase64Encoded: false,
  };
}
