/** Inputs of /pdae: whose day, where, and which days. */
import * as v from 'valibot';
import { anything, birthWith, CalendarDate, choice, Latitude, Longitude, Timezone } from '../common/inputs.ts';
import { DAY_CATEGORY_IDS, type DayCategoryId } from '../../astro/judgement/tables/dayCategories.ts';
import { message } from '../../words/message.ts';
import { said } from '../common/said.ts';
import { countInText } from '../common/textNumbers.ts';

/** The coordinates and time zone of a place. */
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

/** Any value; the OpenAPI document describes the understood forms. */
export const CurrentLocation = v.optional(v.lazy((given) => (given === undefined ? Form : v.unknown())));

/** A current location as it was sent, before any name in it is looked up. */
export type WrittenLocation =
  | {
      readonly kind: 'coordinates';
      readonly latitude: number;
      readonly longitude: number;
      readonly timezone: string | null;
    }
  | { readonly kind: 'name'; readonly name: string };

/** Tells whether nothing was sent; null and blank text count as nothing, as mobile clients send them. */
export function isAbsent(given: unknown): boolean {
  return given === undefined || given === null || (typeof given === 'string' && given.trim() === '');
}

/**
 * Returns the parsed form of a place: coordinates as numbers or texts, in an object or as "lat,lon", or a name;
 * otherwise null.
 */
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

/** Input B in which the current location decides the place of the day. */
export const PersonalDayInput = birthWith('PersonalDayInput', 'Birth data, and where the day is spent', {
  current_location: CurrentLocation,
});
export type PersonalDayInput = v.InferOutput<typeof PersonalDayInput>;

const dateOf = (description: string, example: string) =>
  v.pipe(CalendarDate, v.description(`${description}, YYYY-MM-DD`), v.examples([example]));

export const TargetDateQuery = { target_date: dateOf('The day asked about', '2026-11-20') };

/** Most days from first to last. */
export const RANGE_DAYS = 31;
export const BEST_DAYS_RANGE = 366;
/** Days of /pdae/best-days by default. */
export const BEST_DAYS_LIMIT = 10;

const rangeQuery = (mostDays: number) => ({
  start_date: dateOf('First day', '2026-11-20'),
  end_date: dateOf(`Last day, at most ${mostDays} days after the first`, '2026-11-26'),
});

export const RangeQuery = rangeQuery(RANGE_DAYS);

export const FormatQuery = {
  format: choice(
    ['json', 'text_hi', 'text_en'],
    'json: the records alone; text_hi, text_en: the same, told in Hindi or English too; default json',
  ),
};

export const AnyHourQuery = {
  any_hour: choice(
    ['false', 'true'],
    'Addition. true: times for career, finance and legal matters at any hour; false: between sunrise and 19:00 local time; default false',
  ),
};

const CATEGORY_MESSAGE = said('day_category_unknown', { options: DAY_CATEGORY_IDS });
const isCategory = (id: string): id is DayCategoryId => (DAY_CATEGORY_IDS as readonly string[]).includes(id);

export const BestDaysQuery = {
  ...rangeQuery(BEST_DAYS_RANGE),
  category: v.nullish(
    v.pipe(
      v.string(CATEGORY_MESSAGE),
      v.check((text) => isCategory(text.trim().toLowerCase()), CATEGORY_MESSAGE),
      v.description(`What the days should be good for, any case: ${DAY_CATEGORY_IDS.join(', ')}; default all of it`),
      v.transform((text) => text.trim().toLowerCase() as DayCategoryId),
    ),
  ),
  min_score: v.nullish(
    countInText({
      least: 0,
      most: 100,
      message: (got) => message('least_score_out_of_bounds', { got }),
      description: 'Least score of a day that is told, 0 to 100; default none, and the best tenth of the range is told',
    }),
  ),
  limit: v.nullish(
    countInText({
      least: 1,
      most: BEST_DAYS_RANGE + 1,
      message: (got) => message('count_out_of_bounds', { least: 1, most: BEST_DAYS_RANGE + 1, got }),
      description: `Addition: most days that are told; default ${BEST_DAYS_LIMIT}. Given without min_score it takes the place of the tenth`,
    }),
  ),
};
