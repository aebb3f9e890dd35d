/** A birth in the fragment of a link (`#d=...`): browsers keep a fragment to themselves and send it to no server. */
import * as v from 'valibot';
import { wordsIn } from '../words/words.ts';
import type { EnteredBirth } from './enteredBirth.ts';

const PREFIX = '#d=';

const text = (most: number) => v.pipe(v.string(), v.maxLength(most));
const degrees = (most: number) => v.pipe(v.number(), v.minValue(-most), v.maxValue(most));

/** Name, Hindi name, country, region, Hindi name of the region. */
const LinkedPlace = v.strictTuple([
  text(200),
  text(200),
  v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  text(200),
  text(200),
]);

/** Version, name, date, time (null where unknown), latitude, longitude, time zone, ayanamsa, place. */
const LinkedBirth = v.strictTuple([
  v.literal(1),
  text(200),
  v.pipe(v.string(), v.isoDate()),
  v.nullable(v.pipe(v.string(), v.isoTimeSecond())),
  degrees(90),
  degrees(180),
  text(64),
  v.picklist(Object.keys(wordsIn('en').ayanamsas)),
  v.nullable(LinkedPlace),
]);

/** Returns the fragment that holds a birth. */
export function fragmentOf(birth: EnteredBirth): string {
  const { name, date, time, latitude, longitude, timezone, ayanamsa, place } = birth;
  const { region } = place ?? {};
  const linked: v.InferOutput<typeof LinkedBirth> = [
    1,
    name,
    date,
    time,
    latitude,
    longitude,
    timezone,
    ayanamsa,
    place && region ? [place.name, place.hindi, region.country, region.name, region.hindi] : null,
  ];
  return `${PREFIX}${base64Url(JSON.stringify(linked))}`;
}

/** Returns whether a fragment is meant to hold a birth. */
export function isBirthLink(fragment: string): boolean {
  return fragment.startsWith(PREFIX);
}

/** Returns the birth that a fragment holds; null where it is damaged, or holds none. */
export function linkedBirth(fragment: string): EnteredBirth | null {
  if (!isBirthLink(fragment)) return null;
  const read = v.safeParse(LinkedBirth, jsonIn(fragment.slice(PREFIX.length)));
  if (!read.success) return null;
  const [, name, date, time, latitude, longitude, timezone, ayanamsa, place] = read.output;
  return {
    name,
    date,
    time,
    latitude,
    longitude,
    timezone,
    ayanamsa,
    place: place && placeOf(place, latitude, longitude),
  };
}

function placeOf(
  [name, hindi, country, regionName, regionHindi]: v.InferOutput<typeof LinkedPlace>,
  latitude: number,
  longitude: number,
): EnteredBirth['place'] {
  const region = { country, countryNames: null, name: regionName, hindi: regionHindi };
  return { name, hindi, region, latitude, longitude, zone: null };
}

function base64Url(text: string): string {
  const bytes = String.fromCharCode(...new TextEncoder().encode(text));
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Returns the value of base64url-coded JSON; undefined where it is neither. */
function jsonIn(coded: string): unknown {
  try {
    const bytes = atob(coded.replaceAll('-', '+').replaceAll('_', '/'));
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes, (c) => c.charCodeAt(0))));
  } catch {
    // A link that was cut or changed on its way; the caller says so.
    return undefined;
  }
}
