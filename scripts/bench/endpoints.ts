/** Every natal endpoint in process: event in, answer out, everything included. */
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { median, table } from './timing.ts';

type Handler = (event: unknown, context: unknown) => Promise<{ statusCode: number; body: string }>;
interface Row {
  readonly kind: string;
  readonly method: string;
  readonly path: string;
}

const BODY = JSON.stringify({
  name: 'Asha',
  date: '1990-06-15',
  time: '14:30:00',
  latitude: 28.6139,
  longitude: 77.209,
  timezone: 'Asia/Kolkata',
});
const ROUNDS = 7;
const CALLS = 400;

export async function benchEndpoints(root: string, groups: readonly string[]): Promise<void> {
  const rows: string[][] = [['', 'us', 'kB']];
  for (const group of groups) {
    const bundle = pathToFileURL(join(root, 'dist', group, 'index.mjs')).href;
    const { handler, routes } = (await import(bundle)) as { handler: Handler; routes: Row[] };
    for (const { kind, path } of routes) {
      if (kind === 'natal') rows.push(await timed(handler, path.replace('{house_number}', '7')));
    }
  }
  table('Endpoints in process: microseconds per request (medians), size of the answer', rows);
}

async function timed(handler: Handler, path: string): Promise<string[]> {
  const ask = () => handler(event(path), {});
  const first = await ask();
  if (first.statusCode !== 200) throw new Error(`${path}: ${first.statusCode}`);
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const started = performance.now();
    for (let i = 0; i < CALLS; i++) await ask();
    times.push(((performance.now() - started) / CALLS) * 1000);
  }
  return [path, median(times).toFixed(0), (first.body.length / 1000).toFixed(1)];
}

function event(path: string): unknown {
  return {
    version: '2.0',
    rawPath: path,
    headers: { 'content-type': 'application/json' },
    requestContext: { requestId: 'bench', http: { method: 'POST', path } },
    body: BODY,
    isBase64Encoded: false,
  };
}
