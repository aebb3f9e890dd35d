/**
 * Runs in a process of its own, as a deployed function does: starts a bundle, sends requests, and prints the
 * measurements.
 */
import { cpuMs } from './cpuMs.ts';
import type { Asked } from './requests.ts';

type Handler = (
  event: unknown,
  context: unknown,
) => Promise<{ statusCode: number; body: string; isBase64Encoded?: boolean }>;

export interface ProbedRequest {
  readonly name: string;
  readonly ms: number;
  readonly bytes: number;
  /** Number of all calls. */
  readonly calls: number;
}

export interface Probed {
  readonly startMs: number;
  readonly mostBytes: number;
  readonly requests: readonly ProbedRequest[];
}

const WARM_UP_CALLS = 30;
const MOST_CALLS = 200;
const MOST_MS = 400;

const [bundle, access, text] = process.argv.slice(2) as [string, string, string];
const { handler } = (await import(bundle)) as { handler: Handler };
const startMs = cpuMs();
let mostBytes = process.memoryUsage.rss();
const requests: ProbedRequest[] = [];
for (const asked of JSON.parse(text) as Asked[]) requests.push(await probed(asked));
console.log(JSON.stringify({ startMs, mostBytes, requests } satisfies Probed));

async function probed(asked: Asked): Promise<ProbedRequest> {
  const first = await handler(event(asked, access), {});
  if (first.statusCode >= 400) throw new Error(`${asked.name} answers ${first.statusCode} ${first.body}`);
  const warming = await repeated(asked, WARM_UP_CALLS);
  const { calls, ms } = await repeated(asked, MOST_CALLS);
  const bytes = Buffer.byteLength(first.body, first.isBase64Encoded ? 'base64' : 'utf8');
  return { name: asked.name, ms, bytes, calls: 1 + warming.calls + calls };
}

/** Returns the mean milliseconds of so many calls, or of as many as fit into the time. */
async function repeated(asked: Asked, mostCalls: number): Promise<{ readonly calls: number; readonly ms: number }> {
  const started = performance.now();
  const startedMs = cpuMs();
  let calls = 0;
  while (calls < mostCalls && (calls === 0 || performance.now() - started < MOST_MS)) {
    await handler(event(asked, access), {});
    calls += 1;
  }
  const ms = (cpuMs() - startedMs) / calls;
  mostBytes = Math.max(mostBytes, process.memoryUsage.rss());
  return { calls, ms };
}

function event({ accept, body, method, path, query }: Asked, token: string): unknown {
  return {
    version: '2.0',
    rawPath: path,
    headers: {
      'content-type': 'application/json',
      'accept-encoding': 'gzip, br',
      accept,
      authorization: `Bearer ${token}`,
    },
    requestContext: { requestId: 'cost', http: { method, path, sourceIp: '192.0.2.1' } },
    queryStringParameters: query,
    ...(body && { body: JSON.stringify(body) }),
    isBase64Encoded: false,
  };
}
