/** What a caller should know about the clock or the place that was used. */
import { exactOffset, type Place, type PlaceClock } from './clock.ts';
import { CITY_TIMES, CITY_TIMES_ZONE, type CityTime } from './tables/cityTimes.ts';
import { periodIndex, type TimeRule } from './zoneHistory.ts';

export interface Warning {
  readonly code: string;
  readonly message: string;
}

export interface CivilTime extends Place {
  /** YYYY-MM-DD, a real Gregorian day. */
  readonly date: string;
  /** HH:MM:SS. */
  readonly time: string;
}

/** A civil time as it was read on the clock of its place. */
export interface Reading {
  readonly clock: PlaceClock;
  readonly civil: CivilTime;
  readonly unixMs: number;
  readonly utcOffsetSeconds: number;
  readonly rule: TimeRule;
}

/** Returns what a caller should know about the clock that was used. */
export function clockWarnings(reading: Reading): Warning[] {
  return CLOCK_WARNINGS.map((warningOf) => warningOf(reading)).filter((warning) => warning !== null);
}

const CLOCK_WARNINGS: readonly ((reading: Reading) => Warning | null)[] = [
  localMeanTimeWarning,
  cityTimeWarning,
  railwayTimeWarning,
  endedCityTimeWarning,
  linkedHistoryWarning,
  alternativesWarning,
  farZoneWarning,
];

function localMeanTimeWarning({ clock, rule, utcOffsetSeconds }: Reading): Warning | null {
  if (rule !== 'local_mean_time' || clock.name === 'LMT') return null;
  const message = `${clock.name} kept no standard time yet: the local mean time of the longitude is used, ${exactOffset(utcOffsetSeconds)}.`;
  return { code: 'local_mean_time', message };
}

function cityTimeBeside({ clock, civil, rule, utcOffsetSeconds }: Reading): CityTime | undefined {
  if (clock.name !== CITY_TIMES_ZONE || rule !== 'standard') return undefined;
  const { latitude, longitude } = civil;
  return CITY_TIMES.find(
    ({ area, lastYear, offsetSeconds }) =>
      Number(civil.date.slice(0, 4)) <= lastYear &&
      offsetSeconds !== utcOffsetSeconds &&
      latitude >= area.south &&
      latitude <= area.north &&
      longitude >= area.west &&
      longitude <= area.east,
  );
}

function cityTimeWarning(reading: Reading): Warning | null {
  const cityTime = cityTimeBeside(reading);
  if (!cityTime) return null;
  const { city, id, offsetSeconds, lastYear } = cityTime;
  const used = exactOffset(reading.utcOffsetSeconds);
  const message = `Until ${lastYear} many clocks in ${city} showed ${city} time (${exactOffset(offsetSeconds)}); ${used} is used. Send timezone "${id}" if the record is in ${city} time.`;
  return { code: 'city_time_in_use', message };
}

/** 1906-01-01 00:00 of Madras time, when railways and telegraphs took Indian Standard Time. */
const INDIAN_STANDARD_TIME_MS = Date.UTC(1906, 0, 1) - (5 * 3600 + 21 * 60 + 10) * 1000;

function railwayTimeWarning(reading: Reading): Warning | null {
  const { clock, rule, unixMs, utcOffsetSeconds } = reading;
  if (clock.name !== CITY_TIMES_ZONE || rule !== 'standard' || unixMs >= INDIAN_STANDARD_TIME_MS) return null;
  if (cityTimeBeside(reading)) return null;
  const message = `Before 1906 most places in India kept local mean time; the time of railways and telegraphs (${exactOffset(utcOffsetSeconds)}) is used. Send timezone "LMT" for local mean time.`;
  return { code: 'railway_time', message };
}

function endedCityTimeWarning({ clock, rule, utcOffsetSeconds }: Reading): Warning | null {
  const cityTime = CITY_TIMES.find(({ id }) => id === clock.name);
  if (!cityTime || rule === 'city_time') return null;
  const message = `${cityTime.city} time ended with ${cityTime.lastYear}; ${CITY_TIMES_ZONE} (${exactOffset(utcOffsetSeconds)}) is used.`;
  return { code: 'city_time_ended', message };
}

function linkedHistoryWarning({ clock, rule, unixMs, utcOffsetSeconds }: Reading): Warning | null {
  const { linkedZone } = clock.zone;
  if (!linkedZone || rule !== 'standard') return null;
  const linkedSeconds = linkedZone.offsetsSeconds[periodIndex(linkedZone, unixMs)]!;
  if (linkedSeconds === utcOffsetSeconds) return null;
  const message = `${clock.name} then kept ${exactOffset(utcOffsetSeconds)}. Programs that merge it with ${linkedZone.name} show ${exactOffset(linkedSeconds)}.`;
  return { code: 'zone_history_differs', message };
}

function alternativesWarning({ clock }: Reading): Warning | null {
  if (clock.alternatives.length === 0) return null;
  const message = `Two clocks are in use here; ${clock.name} is taken. Send timezone "${clock.alternatives[0]!}" for the other.`;
  return { code: 'timezone_ambiguous', message };
}

/** Western China in the summer time of 1990 kept 4 hours more than its sun; nothing inhabited goes further. */
const FARTHEST_FROM_SUN_SECONDS = 4.5 * 3600;
const DAY_SECONDS = 86_400;

function farZoneWarning({ clock, rule, utcOffsetSeconds }: Reading): Warning | null {
  const isRegional = clock.name.includes('/') && !clock.name.startsWith('Etc/');
  if (rule !== 'standard' || !isRegional) return null;
  const days = (utcOffsetSeconds - clock.meridianSeconds) / DAY_SECONDS;
  if (Math.abs(days - Math.round(days)) * DAY_SECONDS <= FARTHEST_FROM_SUN_SECONDS) return null;
  const message = `${clock.name} is far from this longitude. Check the sign of the longitude (east is positive) and the time zone.`;
  return { code: 'timezone_far_from_place', message };
}

/** Returns what is odd about a place: coordinates that stand for "missing", and a pole. */
export function placeWarnings(latitude: number, longitude: number): Warning[] {
  if (latitude === 0 && longitude === 0) {
    const message =
      'Latitude 0, longitude 0 lies in the open sea and often means missing coordinates. Check the place.';
    return [{ code: 'null_island', message }];
  }
  if (Math.abs(latitude) === 90) {
    const message = 'At a pole every direction is the same: ascendant and houses have no fixed meaning there.';
    return [{ code: 'polar_latitude', message }];
  }
  return [];
}
