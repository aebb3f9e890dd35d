/** Every computing endpoint in process: event in, answer out, everything included. */
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { median, table } from './timing.ts';

type Handler = (
  event: unknown,
  context: unknown,
) => Promise<{ statusCode: number; body: string; isBase64Encoded?: boolean }>;
interface Row {
  readonly kind: string;
  readonly method: string;
  readonly path: string;
  readonly formats: readonly string[];
  readonly query: { readonly entries: Readonly<Record<string, unknown>> };
}

type Asked = Pick<Row, 'method' | 'path' | 'query'>;

const BODY = JSON.stringify({
  name: 'Asha',
  date: '1990-06-15',
  time: '14:30:00',
  latitude: 28.6139,
  longitude: 77.209,
  timezone: 'Asia/Kolkata',
  year: 2026,
});
/** Of a day. */
const QUERY = { date: '2026-11-20', latitude: '28.6139', longitude: '77.209', timezone: 'Asia/Kolkata' };
/** What else a row may ask for, by name. */
const ASKED = {
  target_date: '2026-11-20',
  start_date: '2026-11-20',
  end_date: '2026-12-20',
  month: '11',
  year: '2026',
};
const ROUNDS = 7;
const CALLS = 400;
/** A report takes a thousand times as long as a chart. */
const REPORT_CALLS = 8;

/** @param access token of somebody */
export async function benchEndpoints(root: string, groups: readonly string[], access: string): Promise<void> {
  const rows: string[][] = [['', 'us', 'kB']];
  for (const group of groups) {
    const bundle = pathToFileURL(join(root, 'dist', group, 'index.mjs')).href;
    const { handler, routes } = (await import(bundle)) as { handler: Handler; routes: Row[] };
    for (const { formats, kind, method, path, query } of routes) {
      if (kind !== 'natal' && kind !== 'daily') continue;
      const url = path.replace('{house_number}', '7');
      rows.push(await timed(handler, { method, path: url, query }, 'application/json', access));
      // One path stands for all that draw.
      if (path.endsWith('/chart/birth'))
        for (const type of formats) rows.push(await timed(handler, { method, path: url, query }, type, access));
    }
  }
  table('Endpoints in process: microseconds per request (medians), size of the answer', rows);
}

async function timed(handler: Handler, asked: Asked, accept: string, access: string): Promise<string[]> {
  const ask = () => handler(event(asked, accept, access), {});
  const first = await ask();
  if (first.statusCode !== 200) throw new Error(`${asked.path}: ${first.statusCode}`);
  const calls = accept === 'application/pdf' ? REPORT_CALLS : CALLS;
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const started = performance.now();
    for (let i = 0; i < calls; i++) await ask();
    times.push(((performance.now() - started) / calls) * 1000);
  }
  const name = accept === 'application/json' ? asked.path : `${asked.path} as ${accept}`;
  const bytes = first.isBase64Encoded ? Buffer.byteLength(first.body, 'base64') : Buffer.byteLength(first.body);
  return [name, median(times).toFixed(0), (bytes / 1000).toFixed(1)];
}

function event({ method, path, query }: Asked, accept: string, access: string): unknown {
  const asked = Object.entries(ASKED).filter(([name]) => name in query.entries);
  return {
    version: '2.0',
    rawPath: path,
    headers: { 'content-type': 'application/json', accept, authorization: `Bearer ${access}` },
    requestContext: { requestId: 'bench', http: { method, path } },
    ...(method === 'POST'
      ? { body: BODY, queryStringParameters: Object.fromEntries(asked) }
      : { queryStringParameters: QUERY }),
    isBase64Encoded: false,
  };
}
