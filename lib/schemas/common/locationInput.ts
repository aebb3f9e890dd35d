/** Where somebody is now: the field `current_location`, in the forms in which it can be read. */
import * as v from 'valibot';
import { anything, Latitude, Longitude, Timezone } from './inputs.ts';

/** A place as far as a day or a chart can be told for it. */
export const PLACE_ENTRIES = { latitude: Latitude, longitude: Longitude, timezone: Timezone };

const Form = v.pipe(
  v.union([
    v.object({ ...PLACE_ENTRIES, place_name: anything('Place name, for display') }),
    v.object({ timezone: v.pipe(v.string(), v.description('IANA name: its main place stands for the place')) }),
    v.pipe(v.string(), v.description('A time zone, "latitude,longitude", or the name of a town')),
  ]),
  v.title('CurrentLocation'),
  v.description(
    'A place by its coordinates, by the name of its time zone, or by that of a town; what is not understood is left out, with a warning',
  ),
);

/** Any value; the document tells the forms that are understood. */
export const CurrentLocation = v.optional(v.lazy((given) => (given === undefined ? Form : v.unknown())));

/** A current location as it was written, before any name in it is looked up. */
export type WrittenLocation =
  | {
      readonly kind: 'coordinates';
      readonly latitude: number;
      readonly longitude: number;
      readonly timezone: string | null;
    }
  | { readonly kind: 'name'; readonly name: string };

/** Whether nothing was sent; null and empty texts count as that, as mobile clients write it. */
export function isAbsent(given: unknown): boolean {
  return given === undefined || given === null || (typeof given === 'string' && given.trim() === '');
}

/** Returns how a place was written: coordinates as numbers or texts, in an object or as "lat,lon", or a name; else null. */
export function writtenLocation(given: unknown): WrittenLocation | null {
  if (typeof given === 'string') return inText(given);
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return null;
  const fields = new Map(Object.entries(given).map(([name, value]) => [name.toLowerCase(), value as unknown]));
  const first = (names: readonly string[]) => names.map((name) => fields.get(name)).find((value) => !isAbsent(value));
  const [latitude, longitude] = [first(LATITUDES), first(LONGITUDES)];
  const zone = first(['timezone', 'tz']);
  if (latitude !== undefined || longitude !== undefined) return coordinates(latitude, longitude, zone);
  const name = zone ?? first(['city', 'town', 'place_name', 'place', 'name']);
  return typeof name === 'string' ? { kind: 'name', name: name.trim() } : null;
}

const LATITUDES = ['latitude', 'lat'];
const LONGITUDES = ['longitude', 'lng', 'lon', 'long'];
const NUMBER = String.raw`[+-]?\d{1,3}(?:\.\d+)?`;
const PAIR = new RegExp(`^\\s*(${NUMBER})\\s*[,;\\s]\\s*(${NUMBER})\\s*$`);

function inText(text: string): WrittenLocation | null {
  if (isAbsent(text)) return null;
  const pair = PAIR.exec(text);
  return pair ? coordinates(pair[1], pair[2], null) : { kind: 'name', name: text.trim() };
}

function coordinates(latitude: unknown, longitude: unknown, zone: unknown): WrittenLocation | null {
  const [north, east] = [degrees(latitude, 90), degrees(longitude, 180)];
  if (north === null || east === null) return null;
  return { kind: 'coordinates', latitude: north, longitude: east, timezone: typeof zone === 'string' ? zone : null };
}

function degrees(given: unknown, limit: number): number | null {
  const isNumeric = typeof given === 'number' || (typeof given === 'string' && /^\s*[+-]?\d+(\.\d+)?\s*$/.test(given));
  const value = isNumeric ? Number(given) : NaN;
  return Math.abs(value) <= limit ? value : null;
}
