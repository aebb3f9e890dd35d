/** Every computing endpoint in process: from event to answer, everything included. */
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { event, type Asked, type Handler, type Row } from './asked.ts';
import { median, table } from './timing.ts';

const ROUNDS = 7;
const CALLS = 400;
/** A report takes a thousand times as long as a chart. */
const REPORT_CALLS = 8;

/** @param access a user's access token */
export async function benchEndpoints(root: string, groups: readonly string[], access: string): Promise<void> {
  const rows: string[][] = [['', 'us', 'kB']];
  for (const group of groups) {
    const bundle = pathToFileURL(join(root, 'dist', group, 'index.mjs')).href;
    const { handler, routes } = (await import(bundle)) as { handler: Handler; routes: Row[] };
    for (const { formats, kind, method, path, query } of routes) {
      if (kind !== 'natal' && kind !== 'daily') continue;
      const url = path.replace('{house_number}', '7');
      rows.push(await timed(handler, { method, path: url, query }, 'application/json', access));
      // One path is measured for all that draw.
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
