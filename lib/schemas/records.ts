/** Records that many endpoints share (contract section 4). */
import * as v from 'valibot';
import { DIGNITY_GRADES } from '../astro/dignity.ts';

type Description = string;

/** A named record: its title becomes the name of its schema in the OpenAPI document. */
export function record<Entries extends v.ObjectEntries>(title: string, description: Description, entries: Entries) {
  return v.pipe(v.object(entries), v.title(title), v.description(description));
}

export const text = (description: Description) => v.pipe(v.string(), v.description(description));
export const number = (description: Description) => v.pipe(v.number(), v.description(description));
export const count = (description: Description, least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most), v.description(description));
export const yes = (description: Description) => v.pipe(v.boolean(), v.description(description));

const longitude = v.pipe(
  v.number(),
  v.minValue(0),
  v.maxValue(360),
  v.description('Sidereal longitude, degrees, 0 <= x < 360'),
);
const degree = v.pipe(v.number(), v.minValue(0), v.maxValue(30), v.description('Degrees within the sign, 0 <= x < 30'));

export const PlanetId = v.pipe(
  v.picklist(['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn', 'rahu', 'ketu']),
  v.title('PlanetId'),
);
export type PlanetId = v.InferOutput<typeof PlanetId>;

export const HouseNumber = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(1),
  v.maxValue(12),
  v.title('HouseNumber'),
  v.description('House, counted from the ascendant, 1 to 12'),
);

export const SignRef = record('SignRef', 'A sign of the zodiac', {
  id: text('aries to pisces'),
  number: count('1 to 12, Aries first', 1, 12),
  name: text('In the language asked for'),
});
export type SignRef = v.InferOutput<typeof SignRef>;

export const NakshatraRef = record('NakshatraRef', 'A lunar mansion', {
  id: text('ashwini to revati'),
  number: count('1 to 27, Ashwini first', 1, 27),
  name: text('In the language asked for'),
  lord: PlanetId,
});
export type NakshatraRef = v.InferOutput<typeof NakshatraRef>;

export const Ascendant = record('Ascendant', 'The degree rising in the east', {
  longitude,
  sign: SignRef,
  degree,
  dms: text('Degrees within the sign as 12°34\'56"'),
  nakshatra: NakshatraRef,
  pada: count('Quarter of the nakshatra', 1, 4),
});
export type Ascendant = v.InferOutput<typeof Ascendant>;

export const Position = record('Position', 'Where a planet stands', {
  id: PlanetId,
  name: text('In the language asked for'),
  longitude,
  latitude: number('Degrees north of the ecliptic of date'),
  sign: SignRef,
  degree,
  dms: text('Degrees within the sign as 12°34\'56"'),
  nakshatra: NakshatraRef,
  pada: count('Quarter of the nakshatra', 1, 4),
  house: HouseNumber,
  is_retrograde: yes('Whether it moves backwards; the mean nodes always do'),
  speed: number('Degrees of sidereal longitude per day'),
});
export type Position = v.InferOutput<typeof Position>;

export const Points = record('Points', 'One component of a score', {
  id: text('Component'),
  label: text('What was looked at, and what was found'),
  points: number('Points given'),
  max: number('Most points this component can give; 0 for a penalty'),
});
export type Points = v.InferOutput<typeof Points>;

/** How every record of a planet begins. */
export const planetHead = { id: PlanetId, name: text('In the language asked for') };

/** A list with one entry for each of the nine planets, in the order of the wire. */
export const nine = <Schema extends v.GenericSchema>(schema: Schema) => v.pipe(v.array(schema), v.length(9));

export const sources = v.pipe(
  v.array(v.string()),
  v.description('Texts the answer rests on: text, chapter, verses, edition'),
);

/** Dignity of a planet, best to worst. */
export const DignityId = v.pipe(v.picklist(DIGNITY_GRADES), v.title('DignityId'));

/** The records of a group's endpoints, by path without the prefix: what the OpenAPI document and the tests read. */
export type Records = Readonly<Record<string, EndpointRecord>>;

export interface EndpointRecord {
  readonly summary: string;
  readonly description: string;
  readonly data: v.GenericSchema;
  /** Of the answer; default application/json. */
  readonly contentType?: string;
}

export const endpoint = (summary: string, description: Description, data: v.GenericSchema): EndpointRecord => ({
  summary,
  description,
  data,
});
