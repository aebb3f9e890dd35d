/** Warnings about the clock or the place that was used. */
import { message, type Message } from '../words/message.ts';
import { exactOffset, type ClockPlace, type PlaceClock } from './placeClock.ts';
import { CITY_TIMES, CITY_TIMES_ZONE, type CityTime } from './tables/cityTimes.ts';
import { warning, type Warning } from '../schemas/common/warning.ts';
import { periodIndex, type TimeRule } from './zoneHistory.ts';
import { SECONDS_PER_DAY } from '../astro/time.ts';

export interface CivilTime extends ClockPlace {
  /** YYYY-MM-DD, a real Gregorian day. */
  readonly date: string;
  /** HH:MM:SS. */
  readonly time: string;
}

/** A local date and time with the clock by which it was read. */
export interface ClockReading {
  readonly clock: PlaceClock;
  readonly civil: CivilTime;
  readonly unixMs: number;
  readonly utcOffsetSeconds: number;
  readonly rule: TimeRule;
}

/** Returns the warnings about the clock that was used. */
export function clockWarnings(reading: ClockReading): Warning[] {
  return CLOCK_WARNINGS.map((warningOf) => warningOf(reading)).filter((warning) => warning !== null);
}

const CLOCK_WARNINGS: readonly ((reading: ClockReading) => Warning | null)[] = [
  localMeanTimeWarning,
  cityTimeWarning,
  endedCityTimeWarning,
  coastTimeWarning,
  linkedHistoryWarning,
  alternativesWarning,
  farZoneWarning,
];

function localMeanTimeWarning({ clock, civil, rule, unixMs, utcOffsetSeconds }: ClockReading): Warning | null {
  if (rule !== 'local_mean_time' || clock.name === 'LMT') return null;
  const { zone } = clock;
  const offset = exactOffset(utcOffsetSeconds);
  const period = periodIndex(zone, unixMs);
  const isOfCity = zone.cityClock !== undefined && period >= zone.cityClock.firstPeriod;
  if (!isOfCity) return warning('local_mean_time', message('local_mean_time', { zone: clock.name, offset }));
  if (clock.name === CITY_TIMES_ZONE) return warning('local_mean_time', indianTimes(civil, offset));
  const { city } = zone.cityClock;
  const cityOffset = exactOffset(zone.offsetsSeconds[period]!);
  const args = { zone: clock.name, offset, city, cityOffset };
  return warning('local_mean_time', message('local_mean_time_not_city', args));
}

const RAILWAY = CITY_TIMES.find(({ area }) => area === null)!;

/** Names the clocks in use besides local mean time: that of the railways, and in two cities their own. */
function indianTimes(place: ClockPlace, offset: string): Message {
  const found = CITY_TIMES.find(({ area }) => area !== null && lies(place, area));
  const city = found ? { name: found.city, id: found.id, offset: exactOffset(found.offsetSeconds) } : null;
  return message('local_mean_time_india', { offset, railwayOffset: exactOffset(RAILWAY.offsetSeconds), city });
}

function lies(
  { latitude, longitude }: ClockPlace,
  { south, north, west, east }: NonNullable<CityTime['area']>,
): boolean {
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
}

function cityTimeWarning({ clock, civil, rule, utcOffsetSeconds }: ClockReading): Warning | null {
  if (clock.name !== CITY_TIMES_ZONE || rule !== 'standard') return null;
  const cityTime = CITY_TIMES.find(
    ({ area, lastYear, offsetSeconds }) =>
      area !== null && yearOf(civil) <= lastYear && offsetSeconds !== utcOffsetSeconds && lies(civil, area),
  );
  if (!cityTime) return null;
  const { city, id, offsetSeconds, lastYear } = cityTime;
  const args = { city, id, lastYear, cityOffset: exactOffset(offsetSeconds), used: exactOffset(utcOffsetSeconds) };
  return warning('city_time_in_use', message('city_time_in_use', args));
}

const yearOf = ({ date }: CivilTime) => Number(date.slice(0, 4));

function endedCityTimeWarning({ clock, rule, utcOffsetSeconds }: ClockReading): Warning | null {
  const cityTime = CITY_TIMES.find(({ id }) => id === clock.name);
  if (!cityTime || rule === 'city_time') return null;
  const { city, lastYear } = cityTime;
  const args = { city, lastYear, zone: CITY_TIMES_ZONE, offset: exactOffset(utcOffsetSeconds) };
  return warning('city_time_ended', message('city_time_ended', args));
}

const CHINA = 'Asia/Shanghai';
/** From then on the whole country kept the clock of Peking. */
const ONE_CLOCK_IN_CHINA_MS = Date.UTC(1949, 9, 1);
/** Places whose sun is this far from the meridian of the zone usually keep another whole hour. */
const HALF_AN_HOUR_SECONDS = 1800;

function coastTimeWarning({ clock, rule, unixMs, utcOffsetSeconds }: ClockReading): Warning | null {
  if (clock.name !== CHINA || rule !== 'standard' || unixMs >= ONE_CLOCK_IN_CHINA_MS) return null;
  if (Math.abs(clock.meridianSeconds - 8 * 3600) <= HALF_AN_HOUR_SECONDS) return null;
  return warning('coast_time_in_use', message('coast_time', { zone: CHINA, offset: exactOffset(utcOffsetSeconds) }));
}

function linkedHistoryWarning({ clock, rule, unixMs, utcOffsetSeconds }: ClockReading): Warning | null {
  const { linkedZone } = clock.zone;
  if (!linkedZone || rule !== 'standard') return null;
  const linkedSeconds = linkedZone.offsetsSeconds[periodIndex(linkedZone, unixMs)]!;
  if (linkedSeconds === utcOffsetSeconds) return null;
  const args = {
    zone: clock.name,
    offset: exactOffset(utcOffsetSeconds),
    linkedZone: linkedZone.name,
    linkedOffset: exactOffset(linkedSeconds),
  };
  return warning('zone_history_differs', message('zone_history_differs', args));
}

function alternativesWarning({ clock }: ClockReading): Warning | null {
  const [other] = clock.alternatives;
  if (other === undefined) return null;
  return warning('timezone_ambiguous', message('timezone_ambiguous', { zone: clock.name, other }));
}

/** Western China in the summer time of 1990 was 4 hours ahead of its sun; no inhabited place differs more. */
const FARTHEST_FROM_SUN_SECONDS = 4.5 * 3600;
function farZoneWarning({ clock, rule, utcOffsetSeconds }: ClockReading): Warning | null {
  const isRegional = clock.name.includes('/') && !clock.name.startsWith('Etc/');
  if (rule !== 'standard' || !isRegional) return null;
  const days = (utcOffsetSeconds - clock.meridianSeconds) / SECONDS_PER_DAY;
  if (Math.abs(days - Math.round(days)) * SECONDS_PER_DAY <= FARTHEST_FROM_SUN_SECONDS) return null;
  return warning('timezone_far_from_place', message('timezone_far_from_place', { zone: clock.name }));
}
