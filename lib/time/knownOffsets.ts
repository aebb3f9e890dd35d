/** Twelve offsets that a correct tz database has; each catches one kind of faulty database. */
import { periodIndex, type Zone } from './zoneHistory.ts';

/** Zone, instant (ISO 8601, UTC), seconds east of Greenwich; each as in the tz database's own source files. */
const KNOWN_OFFSETS: readonly (readonly [name: string, instant: string, offsetSeconds: number])[] = [
  // War time of India, from 1 September 1942, after half a year without.
  ['Asia/Kolkata', '1942-07-01T12:00Z', 19_800],
  ['Asia/Kolkata', '1942-10-01T12:00Z', 23_400],
  // Samoa skipped 30 December 2011.
  ['Pacific/Apia', '2011-12-29T12:00Z', -36_000],
  ['Pacific/Apia', '2011-12-31T12:00Z', 50_400],
  // Liberia kept minutes and seconds until 1972; a database that has lost them gives -00:45.
  ['Africa/Monrovia', '1960-01-01T12:00Z', -2670],
  // A quarter of an hour.
  ['Asia/Kathmandu', '1987-01-01T12:00Z', 20_700],
  // The standard time of Britain from 1968 to 1971.
  ['Europe/London', '1970-01-01T12:00Z', 3600],
  // Summer time in the winter of the oil crisis.
  ['America/New_York', '1974-02-01T12:00Z', -14_400],
  // Sri Lanka and Pakistan kept other times than India.
  ['Asia/Colombo', '1997-01-01T12:00Z', 21_600],
  ['Asia/Karachi', '1950-01-01T12:00Z', 19_800],
  // Half an hour of summer time.
  ['Australia/Lord_Howe', '2020-07-01T12:00Z', 37_800],
  // Bangladesh's only summer.
  ['Asia/Dhaka', '2009-08-01T12:00Z', 25_200],
];

/** Returns the first of the twelve in which a database is wrong, as a fault; null where all are right. */
export function offsetFault(zoneNamed: (name: string) => Zone | null): string | null {
  const wrong = KNOWN_OFFSETS.find(([name, instant, offsetSeconds]) => {
    const zone = zoneNamed(name);
    return zone?.offsetsSeconds[periodIndex(zone, Date.parse(instant))] !== offsetSeconds;
  });
  return wrong ? `gives a wrong time for ${wrong[0]} on ${wrong[1].slice(0, 10)}` : null;
}
