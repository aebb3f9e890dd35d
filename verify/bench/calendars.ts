/** Calendars of a month, a year and a century, in process: from event to answer, everything included. */
import { timedRequest, type TimedRequest } from './inProcess.ts';
import { table } from './timing.ts';

const DELHI = 'latitude=28.6139&longitude=77.209';
const BIRTH = {
  name: 'Asha',
  date: '1990-06-15',
  time: '14:30:00',
  latitude: 28.6139,
  longitude: 77.209,
  timezone: 'Asia/Kolkata',
};
const DAY = { date: '2026-11-20', latitude: 28.6139, longitude: 77.209 };

const TIMED: readonly TimedRequest[] = [
  { name: 'a month', path: `/panchang/month?year=2026&month=11&${DELHI}`, calls: 10 },
  { name: 'a month, brief', path: `/panchang/month?year=2026&month=11&${DELHI}&detail=brief`, calls: 10 },
  { name: 'festivals of a year', path: `/panchang/festivals?year=2026&${DELHI}`, calls: 3 },
  { name: 'festivals and vratas of a year', path: `/panchang/festivals?year=2026&kind=all&${DELHI}`, calls: 3 },
  { name: 'ekadashis of a year', path: `/panchang/ekadashi?year=2026&${DELHI}`, calls: 5 },
  { name: 'lunar months of a year', path: '/panchang/lunar-months?year=2026', calls: 20 },
  { name: 'sankrantis of a year', path: `/panchang/sankranti?year=2026&${DELHI}`, calls: 20 },
  {
    name: 'eclipses of twenty years, at a place',
    path: `/panchang/eclipses?start=2020-01-01&end=2039-12-31&${DELHI}`,
    calls: 3,
  },
  { name: 'day yogas of a month', path: `/panchang/day-yogas?year=2026&month=11&${DELHI}`, calls: 10 },
  { name: 'tarabala of a month', path: `/panchang/tarabala-table?year=2026&month=11&${DELHI}`, calls: 10 },
  { name: 'an instant', path: '/panchang/instant', body: { ...DAY, time: '10:30:00' }, calls: 20 },
  { name: 'events of a year', path: '/transit/calendar?year=2026', calls: 5 },
  { name: 'retrogrades of a year', path: '/transit/retrograde-calendar?year=2026', calls: 10 },
  { name: 'combustions of a year', path: `/transit/combustion-calendar?year=2026&${DELHI}`, calls: 5 },
  { name: 'Saturn by sign, thirty years', path: '/transit/saturn-calendar?start_year=2020', calls: 10 },
  {
    name: 'chandrashtama of a year',
    path: '/transit/chandrashtama',
    body: { ...BIRTH, start: '2026-01-01', end: '2026-12-31' },
    calls: 10,
  },
  { name: 'eclipses over a birth', path: '/transit/eclipses', body: BIRTH, calls: 10 },
];

export async function benchCalendars(root: string): Promise<void> {
  const rows: string[][] = [['', 'ms', 'kB']];
  for (const one of TIMED) rows.push(await timedRequest(root, one));
  table('Calendars (medians)', rows);
}
