/** Points, KP, further dashas and the further paths of the year, in process: from event to answer, everything included. */
import { timedRequest, type TimedRequest } from './inProcess.ts';
import { table } from './timing.ts';

const PLACE = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
const BIRTH = { name: 'Asha', date: '1990-06-15', time: '14:30:00', ...PLACE };
const YEAR = { ...BIRTH, year: 2026 };

const TIMED: readonly TimedRequest[] = [
  ...['lagnas', 'upagrahas', 'sphutas', 'avakahada'].map((name) => natal(`/special/${name}`)),
  natal('/planets/positions?include=equatorial,horizontal,kp'),
  natal('/jaimini/arudha-lagna?include=graha_arudhas'),
  natal('/planets/karakas?include=sthira'),
  ...['planets', 'cusps', 'significators', 'ruling-planets'].map((name) => natal(`/kp/${name}`)),
  { name: '/kp/horary', path: '/kp/horary', body: { ...PLACE, number: 108 }, calls: 20 },
  { name: '/kp/subs', path: '/kp/subs', calls: 20 },
  natal('/dasha/conditional'),
  natal('/dasha/kalachakra'),
  { name: '/dasha/vimshottari, kshema', path: '/dasha/vimshottari', body: { ...BIRTH, seed: 'kshema' }, calls: 20 },
  ...['narayana-dasa', 'sudasa', 'drig-dasa', 'moola-dasa'].map((name) => natal(`/jaimini/${name}`)),
  { name: '/jaimini/narayana-dasa, D9', path: '/jaimini/narayana-dasa', body: { ...BIRTH, varga: 'd9' }, calls: 20 },
  ...['dashas', 'tripataki', 'yogas'].map((name) => natal(`/varshphal/${name}`, YEAR)),
  natal('/varshphal/month', { ...YEAR, month: 6 }),
  { name: '/varshphal/month, a day', path: '/varshphal/month', body: { ...YEAR, month: 6, day: 12 }, calls: 20 },
];

function natal(path: string, body: object = BIRTH): TimedRequest {
  return { name: path, path, body, calls: 20 };
}

export async function benchFurther(root: string): Promise<void> {
  const rows: string[][] = [['', 'ms', 'kB']];
  for (const one of TIMED) rows.push(await timedRequest(root, one));
  table('Points, KP and further dashas (medians)', rows);
}
