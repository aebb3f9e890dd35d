/** The clock of a place: made once per request, then asked for many instants. */
import { SECONDS_PER_DAY, unixMsFromJd } from '../astro/time.ts';
import { placeData } from './placeData.ts';
import { CITY_TIMES_ZONE, type CityTime } from './tables/cityTimes.ts';
import { TimezoneError, timezoneChoice } from './timezoneChoice.ts';
import { offsetText, wallDate, wallText } from './wallTime.ts';
import { periodIndex, type TimeRule, type Zone } from './zoneHistory.ts';
import { zoneNamed } from './zones.ts';

export interface Place {
  readonly latitude: number;
  readonly longitude: number;
  /** Missing: the zone that holds the coordinates. */
  readonly timezone?: string | null | undefined;
}

export interface PlaceClock {
  readonly name: string;
  readonly source: 'given' | 'derived';
  readonly zone: Zone;
  /** Seconds east of Greenwich of the place's own meridian, to the millisecond. */
  readonly meridianSeconds: number;
  /** Other zones that hold the same coordinates, where the zone was derived. */
  readonly alternatives: readonly string[];
}

export interface ClockOffset {
  readonly utcOffsetSeconds: number;
  readonly isDst: boolean;
}

/**
 * Returns the clock of a place: that of the zone given, else that of the zone it lies in.
 *
 * @throws TimezoneError where `timezone` cannot be read
 */
export function placeClock({ latitude, longitude, timezone }: Place): PlaceClock {
  // Adding 0 turns the -0 of a longitude of -0 into 0.
  const meridianSeconds = Math.round(longitude * 240_000) / 1000 + 0;
  const common = { source: 'given', meridianSeconds, alternatives: [] } as const;
  if (timezone === undefined || timezone === null) {
    const [name, ...alternatives] = zonesAt(latitude, longitude);
    const zone = zoneNamed(name!) ?? zoneNamed(nauticalZone(longitude))!;
    return { name: zone.name, source: 'derived', zone, meridianSeconds, alternatives };
  }
  const choice = timezoneChoice(timezone);
  switch (choice.kind) {
    case 'zone':
      return { ...common, name: choice.zone.name, zone: choice.zone };
    case 'offset':
      return { ...common, ...fixedClock(exactOffset(choice.offsetSeconds), choice.offsetSeconds, 'fixed_offset') };
    case 'local_mean_time':
      return { ...common, ...fixedClock('LMT', meridianSeconds, 'local_mean_time') };
    case 'city':
      return { ...common, name: choice.cityTime.id, zone: cityZone(choice.cityTime) };
    case 'refused':
      throw new TimezoneError(choice.problem);
  }
}

function fixedClock(name: string, offsetSeconds: number, earlyRule: TimeRule): { name: string; zone: Zone } {
  const zone = { untilsMs: [Infinity], offsetsSeconds: [offsetSeconds], isDst: [false], earlyRule, earlyPeriods: 1 };
  return { name, zone: { name, ...zone } };
}

const cityZones = new Map<string, Zone>();

/** The city's own time up to its end, then the zone around it. */
function cityZone({ id, offsetSeconds, lastYear }: CityTime): Zone {
  const known = cityZones.get(id);
  if (known) return known;
  const after = zoneNamed(CITY_TIMES_ZONE)!;
  const endMs = Date.UTC(lastYear + 1, 0, 1) - offsetSeconds * 1000;
  const next = periodIndex(after, endMs);
  const zone: Zone = {
    name: id,
    untilsMs: [endMs, ...after.untilsMs.slice(next)],
    offsetsSeconds: [offsetSeconds, ...after.offsetsSeconds.slice(next)],
    isDst: [false, ...after.isDst.slice(next)],
    earlyRule: 'city_time',
    earlyPeriods: 1,
  };
  cityZones.set(id, zone);
  return zone;
}

/** Returns the zones that hold a place, by the boundaries that also keep zones apart which agree since 1970. */
export function zonesAt(latitude: number, longitude: number): string[] {
  const names = placeData().zonesAt(latitude, longitude);
  // At a pole and on the date line all the nautical zones that meet there are named.
  const isOnlySea = names.every((name) => name.startsWith('Etc/'));
  return isOnlySea && names.length !== 1 ? [nauticalZone(longitude)] : names;
}

/** The sign of these names is that of POSIX: Etc/GMT-5 lies east of Greenwich. */
function nauticalZone(longitude: number): string {
  const hoursEast = Math.round(longitude / 15);
  if (hoursEast === 0) return 'Etc/GMT';
  return hoursEast > 0 ? `Etc/GMT-${hoursEast}` : `Etc/GMT+${-hoursEast}`;
}

/** Returns the rule that sets the clock in one period of its zone. */
export function ruleOf({ zone }: PlaceClock, period: number): TimeRule {
  return period < zone.earlyPeriods ? zone.earlyRule : 'standard';
}

/** No clock has stood further from Greenwich (Manila before 1845: -15:56). */
export const FARTHEST_OFFSET_SECONDS = 16 * 3600;

/** Returns seconds east of Greenwich in one period of the clock's zone. */
export function periodOffsetSeconds(clock: PlaceClock, period: number): number {
  const { zone, meridianSeconds } = clock;
  const listed = zone.offsetsSeconds[period]!;
  if (ruleOf(clock, period) !== 'local_mean_time') return listed;
  // The zone names the local mean time of its main city, and with it the side of the date line: Manila lay east of it
  // until 1844, Alaska west of it until 1867. A birth far from its zone is on no side of it.
  const onSide = meridianSeconds + SECONDS_PER_DAY * Math.round((listed - meridianSeconds) / SECONDS_PER_DAY);
  return Math.abs(onSide) <= FARTHEST_OFFSET_SECONDS ? onSide : meridianSeconds;
}

/** Returns what the clock of a place shows at an instant, as its distance from UTC. */
export function offsetAt(clock: PlaceClock, unixMs: number): ClockOffset {
  const period = periodIndex(clock.zone, unixMs);
  return { utcOffsetSeconds: periodOffsetSeconds(clock, period), isDst: clock.zone.isDst[period]! };
}

/**
 * Returns an instant as ISO 8601 to the second on the clock of a place: 1990-06-15T14:30:00+05:30.
 *
 * Local mean time is no whole number of minutes off UTC: the offset is rounded to the minute and the clock part moved
 * with it, so that the instant stays exact for any reader of ISO 8601.
 */
export function formatInstant(clock: PlaceClock, unixMs: number): string {
  const wholeMs = Math.round(unixMs / 1000) * 1000;
  const minutes = offsetMinutesAt(clock, wholeMs);
  return wallText(wholeMs + minutes * 60_000) + offsetText(minutes);
}

function offsetMinutesAt(clock: PlaceClock, unixMs: number): number {
  return Math.round(periodOffsetSeconds(clock, periodIndex(clock.zone, unixMs)) / 60);
}

/** Returns a Julian day (UT) as ISO 8601 to the second on the clock of a place. */
export function formatJd(clock: PlaceClock, jdUT: number): string {
  return formatInstant(clock, unixMsFromJd(jdUT));
}

/** Returns the date that `formatJd` writes. */
export function writtenDate(clock: PlaceClock, jdUT: number): string {
  const wholeMs = Math.round(unixMsFromJd(jdUT) / 1000) * 1000;
  return wallDate(wholeMs + offsetMinutesAt(clock, wholeMs) * 60_000);
}

/** Returns the Julian day that the clock of a place shows, as if it were UT: its day of the week is that of the clock. */
export function localJd(clock: PlaceClock, jdUT: number): number {
  return jdUT + offsetAt(clock, unixMsFromJd(jdUT)).utcOffsetSeconds / SECONDS_PER_DAY;
}

/** Returns the civil date, YYYY-MM-DD, on the clock of a place. */
export function localDate(clock: PlaceClock, unixMs: number): string {
  return wallDate(unixMs + offsetAt(clock, unixMs).utcOffsetSeconds * 1000);
}

/** Returns an offset as +05:30, rounded to the minute. */
export function formatOffset(utcOffsetSeconds: number): string {
  return offsetText(Math.round(utcOffsetSeconds / 60));
}

/** Returns an offset as +05:30, or +05:53:20 where it has seconds. */
export function exactOffset(utcOffsetSeconds: number): string {
  const size = Math.abs(Math.round(utcOffsetSeconds));
  const seconds = size % 60;
  const whole = offsetText((Math.sign(utcOffsetSeconds) * (size - seconds)) / 60);
  return seconds === 0 ? whole : `${whole}:${String(seconds).padStart(2, '0')}`;
}
