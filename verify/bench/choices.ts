/** Two charts beside each other, and the search for a time, in process: from event to answer, everything included. */
import { timedRequest, type TimedRequest } from './inProcess.ts';
import { table } from './timing.ts';

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

const PAIR = { groom: GROOM, bride: BRIDE };

const TIMED: readonly TimedRequest[] = [
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
  for (const one of TIMED) rows.push(await timedRequest(root, one));
  table('Two charts, and the right time (medians)', rows);
}
