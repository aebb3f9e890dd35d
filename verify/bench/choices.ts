/** Two charts beside each other, and the search for a time, in process: from event to answer, everything included. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Handler } from './asked.ts';
import { median, table } from './timing.ts';

const ROUNDS = 15;
const GROOM = {
  name: 'Arjun',
  date: '1988-11-02',
  time: '06:15:00',
  latitude: 12.9716,
  longitude: 77.5946,
  timezone: 'Asia/Kolkata',
};
const BRIDE = {
  name: 'Asha',
  date: '1990-06-15',
  time: '14:30:00',
  latitude: 28.6139,
  longitude: 77.209,
  timezone: 'Asia/Kolkata',
};
const PLACE = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
const QUARTER = { from: '2027-02-01', to: '2027-05-03' };

interface Timed {
  readonly name: string;
  readonly path: string;
  readonly body: object;
  readonly calls: number;
}

const PAIR = { groom: GROOM, bride: BRIDE };

const TIMED: readonly Timed[] = [
  { name: 'koots', path: '/matching/ashtakoota', body: PAIR, calls: 200 },
  {
    name: 'koots, a time unknown',
    path: '/matching/ashtakoota',
    body: { ...PAIR, groom: { ...GROOM, time: null } },
    calls: 100,
  },
  { name: 'poruthams', path: '/matching/porutham', body: PAIR, calls: 200 },
  { name: 'the whole report', path: '/matching/report', body: PAIR, calls: 20 },
  { name: 'partners', path: '/matching/partners', body: { ...BRIDE, role: 'bride' }, calls: 50 },
  ...['marriage', 'griha_pravesh', 'vehicle'].map((purpose) => ({
    name: `${purpose}, 92 days`,
    path: '/muhurta/search',
    body: { purpose, ...PLACE, ...QUARTER },
    calls: 3,
  })),
  {
    name: 'marriage, 92 days, for two',
    path: '/muhurta/search',
    body: {
      purpose: 'marriage',
      ...PLACE,
      ...QUARTER,
      births: [
        { role: 'groom', ...GROOM },
        { role: 'bride', ...BRIDE },
      ],
    },
    calls: 3,
  },
  { name: 'one day', path: '/muhurta/day', body: { purpose: 'marriage', ...PLACE, date: '2027-02-11' }, calls: 20 },
];

export async function benchChoices(root: string): Promise<void> {
  const rows: string[][] = [['', 'ms', 'kB']];
  for (const one of TIMED) rows.push(await timed(root, one));
  table('Two charts, and the right time (medians)', rows);
}

async function timed(root: string, { body, calls, name, path }: Timed): Promise<string[]> {
  const group = path.split('/')[1]!;
  const { handler } = (await import(pathToFileURL(join(root, 'dist', group, 'index.mjs')).href)) as {
    handler: Handler;
  };
  const ask = () => handler(eventOf(path, body), {});
  const first = await ask();
  if (first.statusCode !== 200) throw new Error(`${path}: ${first.statusCode} ${first.body}`);
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const started = performance.now();
    for (let i = 0; i < calls; i++) await ask();
    times.push((performance.now() - started) / calls);
  }
  return [name, median(times).toFixed(2), (Buffer.byteLength(first.body) / 1000).toFixed(1)];
}

function eventOf(path: string, body: object): unknown {
  const full = `/api/v1${path}`;
  return {
    version: '2.0',
    rawPath: full,
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    requestContext: { requestId: 'bench', http: { method: 'POST', path: full, sourceIp: '192.0.2.1' } },
    body: JSON.stringify(body),
    isBase64Encoded: false,
  };
}
