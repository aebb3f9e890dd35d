/** Where a person's day is spent: the place of birth, or the current location. */
import type { Place } from '../../lib/astro/earth/diurnal.ts';
import { hasCoordinates, LOCATION_FORMS, type CurrentLocation } from '../../lib/schemas/locationInput.ts';
import type { DayPlaceRecord } from '../../lib/schemas/pdaeParts.ts';
import { timezoneErrors, type BirthMoment } from './birth.ts';
import { canonicalZone, placeClock, type PlaceClock } from './civilTime.ts';
import type { FieldError } from './errors.ts';
import { degrees } from './numbers.ts';
import { ZONE_PLACES } from './tables/zonePlaces.ts';

export interface DayPlace extends Place {
  readonly clock: PlaceClock;
  /** `zone`: the main place of the time zone that was named. */
  readonly source: 'birth' | 'current_location' | 'zone';
}

/** Returns the place of a location without `dayPlaceErrors`. */
export function dayPlace(location: CurrentLocation, { latitudeDeg, longitudeDeg, time }: BirthMoment): DayPlace {
  if (location === null || location === undefined) {
    return { latitudeDeg, longitudeDeg, clock: time.clock, source: 'birth' };
  }
  if (typeof location === 'object' && 'latitude' in location) {
    const { latitude, longitude } = location;
    return {
      latitudeDeg: latitude,
      longitudeDeg: longitude,
      clock: placeClock(location),
      source: 'current_location',
    };
  }
  const timezone = typeof location === 'string' ? location.trim() : location.timezone.trim();
  const place = zonePlace(timezone)!;
  const { latitudeDeg: latitude, longitudeDeg: longitude } = place;
  return { ...place, clock: placeClock({ latitude, longitude, timezone }), source: 'zone' };
}

/** Returns the main place of a time zone, by any accepted name; null where it is unknown or of no place, as UTC is. */
function zonePlace(name: string): Place | null {
  const zone = canonicalZone(name);
  const at = zone === null ? -1 : ZONE_PLACES.indexOf(`\n${zone} `);
  if (at < 0) return null;
  const [, latitude, longitude] = ZONE_PLACES.slice(at + 1, ZONE_PLACES.indexOf('\n', at + 1)).split(' ');
  return { latitudeDeg: Number(latitude), longitudeDeg: Number(longitude) };
}

/** Lists what is wrong with the current location beyond its form: a time zone that is unknown, or names no place. */
export function dayPlaceErrors({ current_location: location }: { current_location?: unknown }): FieldError[] {
  const loc = ['body', 'current_location'];
  if (typeof location === 'string') return zonePlace(location.trim()) ? [] : [unknownPlace(location, loc)];
  if (typeof location !== 'object' || location === null || !('timezone' in location)) return [];
  return (hasCoordinates(location) ? timezoneErrors : zoneErrors)(location.timezone, [...loc, 'timezone']);
}

function unknownPlace(location: string, loc: readonly string[]): FieldError {
  const got = location.length > LONGEST_SHOWN ? `${location.slice(0, LONGEST_SHOWN)}...` : location;
  return { loc, msg: `No time zone of a place is called "${got}". ${LOCATION_FORMS}`, type: 'timezone' };
}

const LONGEST_SHOWN = 64;

function zoneErrors(timezone: unknown, loc: readonly string[]): FieldError[] {
  const unknown = timezoneErrors(timezone, loc);
  if (unknown.length > 0 || typeof timezone !== 'string' || zonePlace(timezone.trim())) return unknown;
  const msg = `"${timezone}" tells the time but no place. Send the zone of a place, such as "Asia/Kolkata", or add latitude and longitude.`;
  return [{ loc, msg, type: 'timezone' }];
}

/** Returns the record of where a day is spent, and who said so. */
export function dayPlaceRecord({ clock, latitudeDeg, longitudeDeg, source }: DayPlace): DayPlaceRecord {
  return { latitude: degrees(latitudeDeg), longitude: degrees(longitudeDeg), timezone: clock.name, source };
}
