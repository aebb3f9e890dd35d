/** What a caller may send as `timezone`, and the errors for anything else. */
import { distance } from 'fastest-levenshtein';
import { message, type Message } from '../words/message.ts';
import { CITY_TIMES, type CityTime } from './tables/cityTimes.ts';
import { ABBREVIATION_HINTS, CITY_HINTS } from './tables/zoneHints.ts';
import type { Zone } from './zoneHistory.ts';
import { canonicalZone, knownNames, zoneNamed } from './zones.ts';

/**
 * One meaning of `timezone`: a zone of the tz database, a fixed offset, the local mean time of the longitude (`LMT`),
 * or another clock of India (`bombay_time`, `calcutta_time`, `railway_time`; see tables/cityTimes.ts).
 */
export type TimezoneChoice =
  | { readonly kind: 'zone'; readonly zone: Zone }
  | { readonly kind: 'offset'; readonly offsetSeconds: number }
  | { readonly kind: 'local_mean_time' }
  | { readonly kind: 'city'; readonly cityTime: CityTime }
  | { readonly kind: 'refused'; readonly problem: Message };

/** A `timezone` that cannot be parsed; `problem` says how to correct it. */
export class TimezoneError extends Error {
  readonly problem: Message;

  constructor(problem: Message) {
    super(`The time zone cannot be read (${problem.id}).`);
    this.name = 'TimezoneError';
    this.problem = problem;
  }
}

const LONGEST_NAME = 64;

/** Parses a `timezone`: an offset, local mean time, a historical city time, or a name of the tz database. */
export function timezoneChoice(text: string): TimezoneChoice {
  const offset = offsetChoice(text);
  if (offset) return offset;
  const name = text.trim();
  if (name.length > LONGEST_NAME) return refused(message('timezone_too_long', { most: LONGEST_NAME }));
  const id = name.toLowerCase().replace(/[\s-]+/g, '_');
  if (id === 'lmt' || id === 'local_mean_time') return { kind: 'local_mean_time' };
  const cityTime = CITY_TIMES.find((row) => row.id === (id === 'madras_time' ? 'railway_time' : id));
  if (cityTime) return { kind: 'city', cityTime };
  const zone = zoneNamed(name);
  return zone ? { kind: 'zone', zone } : refused(unknownZone(name));
}

/** Returns what is wrong with a `timezone` and how to correct it; null where it is valid. */
export function timezoneProblem(text: string): Message | null {
  const choice = timezoneChoice(text);
  return choice.kind === 'refused' ? choice.problem : null;
}

const refused = (problem: Message): TimezoneChoice => ({ kind: 'refused', problem });

/**
 * The sign may arrive as a space: a plus that was not percent-encoded in a query string. Up to 14 hours, the range of
 * offsets in XML Schema (no standard time is further from Greenwich).
 */
const OFFSET = /^(?:utc|gmt)?([-+ ]|\u2212)(\d{1,2})(?::?(\d{2}))?(?::?(\d{2}))?$/i;
const LARGEST_OFFSET_SECONDS = 14 * 3600;

function offsetChoice(text: string): TimezoneChoice | null {
  if (/^\s*z\s*$/i.test(text)) return { kind: 'offset', offsetSeconds: 0 };
  const parts = OFFSET.exec(text.trimEnd());
  // GMT+0, GMT-0 are names of the tz database; no name of it begins with a sign.
  if (!parts || (/^[a-z]/i.test(text) && canonicalZone(text.trim()))) return null;
  // Groups without names: not every engine of phones has named ones.
  const [, sign, ...written] = parts;
  const [hours, minutes, seconds] = written.map((part) => Number(part || 0));
  const size = hours! * 3600 + minutes! * 60 + seconds!;
  if (minutes! > 59 || seconds! > 59 || size > LARGEST_OFFSET_SECONDS) {
    return refused(message('timezone_offset_range', { got: text.trim() }));
  }
  const isWest = sign === '-' || sign === '\u2212';
  return { kind: 'offset', offsetSeconds: isWest && size > 0 ? -size : size };
}

function unknownZone(name: string): Message {
  const key = name.toLowerCase().replace(/[\s-]+/g, '_');
  const fullName = hintIn(ABBREVIATION_HINTS, key);
  if (fullName) return message('timezone_abbreviation', { got: name, fullName });
  return message('timezone_unknown', { got: name, nearest: nearestName(key) });
}

/** Returns the known name that an unknown one most likely means: the same city, or one a few letters away. */
function nearestName(key: string): string | null {
  const cityKey = cityOf(key);
  const hint = hintIn(CITY_HINTS, cityKey);
  if (hint) return hint;
  let nearest: string | null = null;
  let least = lettersForgiven(cityKey) + 1;
  for (const known of knownNames()) {
    const apart = Math.min(distance(key, known), distance(cityKey, cityOf(known)));
    if (apart < least) [nearest, least] = [known, apart];
  }
  return nearest && canonicalZone(nearest);
}

const hintIn = (hints: Readonly<Record<string, string>>, key: string) =>
  Object.hasOwn(hints, key) ? hints[key] : undefined;

const cityOf = (key: string) => key.slice(key.lastIndexOf('/') + 1);

function lettersForgiven(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 6 ? 1 : 2;
}
