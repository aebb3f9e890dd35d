/** The clock of a place: built once per request, used for many instants. */
import { SECONDS_PER_DAY, unixMsFromJd } from '../astro/time.ts';
import { InvalidInput } from '../schemas/common/fieldErrors.ts';
import { message } from '../words/message.ts';
import { madeOfPlaceData, placeData } from './placeData.ts';
import { CITY_TIMES_ZONE, type CityTime } from './tables/cityTimes.ts';
import { TimezoneError, timezoneChoice } from './timezoneChoice.ts';
import { offsetText, wallDate, wallText } from './wallTime.ts';
import { periodIndex, type TimeRule, type Zone } from './zoneHistory.ts';
import { zoneNamed } from './zones.ts';

export interface ClockPlace {
  readonly latitude: number;
  readonly longitude: number;
  /** Where it is missing, the zone of the coordinates is used. */
  readonly timezone?: string | null | undefined;
}

export interface PlaceClock {
  readonly name: string;
  readonly source: 'given' | 'derived';
  readonly zone: Zone;
  /** Offset of the place's own meridian, seconds east of Greenwich, rounded to the millisecond. */
  readonly meridianSeconds: number;
  /** Other zones of the same coordinates, where the zone was derived. */
  readonly alternatives: readonly string[];
}

export interface ClockOffset {
  readonly utcOffsetSeconds: number;
  readonly isDst: boolean;
}

/**
 * Returns the clock of a place: that of the given zone, otherwise that of the zone it lies in.
 *
 * @throws TimezoneError where `timezone` cannot be parsed
 * @throws InvalidInput where it is missing and cannot be known here
 */
export function placeClock({ latitude, longitude, timezone }: ClockPlace): PlaceClock {
  // Adding 0 turns the -0 of a longitude of -0 into 0.
  const meridianSeconds = Math.round(longitude * 240_000) / 1000 + 0;
  const common = { source: 'given', meridianSeconds, alternatives: [] } as const;
  if (timezone === undefined || timezone === null) {
    const zones = zonesAt(latitude, longitude);
    if (!zones)
      throw new InvalidInput([{ loc: ['body', 'timezone'], msg: message('timezone_needed', {}), type: 'missing' }]);
    const [name, ...alternatives] = zones;
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

const cityZones = /* @__PURE__ */ madeOfPlaceData(() => new Map<string, Zone>());

/** Returns a zone with the city's own time up to its end, then the surrounding zone. */
function cityZone({ id, offsetSeconds, lastYear }: CityTime): Zone {
  const known = cityZones().get(id);
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
  cityZones().set(id, zone);
  return zone;
}

/**
 * Returns the zones of a place; null where its borders are not at hand. They also separate zones that have agreed since
 * 1970.
 */
export function zonesAt(latitude: number, longitude: number): string[] | null {
  const names = placeData().zonesAt(latitude, longitude);
  if (!names) return null;
  // At a pole and on the date line all the nautical zones that meet there are listed.
  const isOnlySea = names.every((name) => name.startsWith('Etc/'));
  return isOnlySea && names.length !== 1 ? [nauticalZone(longitude)] : names;
}

/** The sign in these names follows POSIX: Etc/GMT-5 lies east of Greenwich. */
function nauticalZone(longitude: number): string {
  const hoursEast = Math.round(longitude / 15);
  if (hoursEast === 0) return 'Etc/GMT';
  return hoursEast > 0 ? `Etc/GMT-${hoursEast}` : `Etc/GMT+${-hoursEast}`;
}

/** Returns the rule of a clock in one period of its zone. */
export function ruleOf({ zone }: PlaceClock, period: number): TimeRule {
  return period < zone.earlyPeriods ? zone.earlyRule : 'standard';
}

/** No clock has been further from Greenwich (Manila before 1845: -15:56). */
export const FARTHEST_OFFSET_SECONDS = 16 * 3600;

/** Returns seconds east of Greenwich in one period of the clock's zone. */
export function periodOffsetSeconds(clock: PlaceClock, period: number): number {
  const { zone, meridianSeconds } = clock;
  const listed = zone.offsetsSeconds[period]!;
  if (ruleOf(clock, period) !== 'local_mean_time') return listed;
  // The zone has the local mean time of its main city, and with it the side of the date line: Manila lay east of it
  // until 1844, Alaska west of it until 1867. A birth far from its zone is on no particular side.
  const onSide = meridianSeconds + SECONDS_PER_DAY * Math.round((listed - meridianSeconds) / SECONDS_PER_DAY);
  return Math.abs(onSide) <= FARTHEST_OFFSET_SECONDS ? onSide : meridianSeconds;
}

/** Returns the offset from UTC of the clock of a place at an instant. */
export function offsetAt(clock: PlaceClock, unixMs: number): ClockOffset {
  const period = periodIndex(clock.zone, unixMs);
  return { utcOffsetSeconds: periodOffsetSeconds(clock, period), isDst: clock.zone.isDst[period]! };
}

/**
 * Returns an instant as ISO 8601 to the second in local time of a place: 1990-06-15T14:30:00+05:30.
 *
 * The offset of local mean time is no whole number of minutes: it is rounded to the minute and the time of day moved
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

/** Returns a Julian day (UT) as ISO 8601 to the second in local time of a place. */
export function formatJd(clock: PlaceClock, jdUT: number): string {
  return formatInstant(clock, unixMsFromJd(jdUT));
}

/** Returns the date that `formatJd` writes. */
export function writtenDate(clock: PlaceClock, jdUT: number): string {
  const wholeMs = Math.round(unixMsFromJd(jdUT) / 1000) * 1000;
  return wallDate(wholeMs + offsetMinutesAt(clock, wholeMs) * 60_000);
}

/** Returns local time of a place as a Julian day, as if it were UT: its weekday is the local one. */
export function localJd(clock: PlaceClock, jdUT: number): number {
  return jdUT + offsetAt(clock, unixMsFromJd(jdUT)).utcOffsetSeconds / SECONDS_PER_DAY;
}

/** Returns the local date of a place, YYYY-MM-DD. */
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
