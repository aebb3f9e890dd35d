/** Reads JSON from an untrusted caller: own fields only, known ids, numbers in range, valid dates. */
import { PLANETS, type Planet } from '../../astro/tables/planets.ts';
import { wireId } from '../../words/names.ts';
import type { IsoDate } from '../../astro/judgement/medical/timeline/healthFacts.ts';

export type Bag = Readonly<Record<string, unknown>>;

/** No real analysis has longer lists. */
const MOST_READ = 200;
const LONGEST_ID = 40;

/** Tells whether a value is a JSON object, not an array or null. */
export function isBag(value: unknown): value is Bag {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns an own field of an object; undefined where it has none, or only inherits it. */
export function ownField(bag: unknown, name: string): unknown {
  return isBag(bag) && Object.hasOwn(bag, name) ? bag[name] : undefined;
}

/** Returns the items of a list; a single item counts as a list of one. */
export function itemsOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value.slice(0, MOST_READ) as unknown[];
  return value === undefined || value === null ? [] : [value];
}

/** Returns a known id, given directly or in one of the named fields; null where it is unknown. */
export function knownId<Id>(value: unknown, known: ReadonlyMap<string, Id>, ...fields: readonly string[]): Id | null {
  if (typeof value === 'string')
    return value.length <= LONGEST_ID ? (known.get(wireId(value.trim()).replaceAll('-', '_')) ?? null) : null;
  for (const field of fields) {
    const id = knownId(ownField(value, field), known);
    if (id !== null) return id;
  }
  return null;
}

const PLANET_BY_ID: ReadonlyMap<string, Planet> = new Map(PLANETS.map((planet) => [wireId(planet), planet]));

/** Returns a planet by its English name in any case, or by the field that names it; null where there is none. */
export function planetIn(value: unknown): Planet | null {
  return knownId(value, PLANET_BY_ID, 'planet', 'id', 'lord', 'name');
}

/** Returns a number from 0 to 100; null where the value is anything else. */
export function score100In(value: unknown): number | null {
  return typeof value === 'number' && value >= 0 && value <= 100 ? value : null;
}

/** Returns a whole number between both limits, inclusive; null where the value is anything else. */
export function wholeIn(value: unknown, least: number, most: number): number | null {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most ? value : null;
}

/** Returns a boolean; null where the value is anything else. */
export function yesIn(value: unknown): boolean | null {
  return typeof value === 'boolean' ? value : null;
}

const DAY = /^(\d{4})-(\d{2})-(\d{2})(?:T[\d:.]{5,18}(?:Z|[+-]\d{2}:\d{2})?)?$/;
const FIRST_YEAR = 1600;
const LAST_YEAR = 2400;

/** Returns the date of an ISO date or instant, in the UTC offset it was written with; null where it is not valid. */
export function dayIn(value: unknown): IsoDate | null {
  const parts = typeof value === 'string' && value.length <= LONGEST_ID ? DAY.exec(value) : null;
  if (!parts) return null;
  const [year, month, day] = parts.slice(1, 4).map(Number) as [number, number, number];
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal && year >= FIRST_YEAR && year <= LAST_YEAR ? parts[0].slice(0, 10) : null;
}

export interface DaySpan {
  readonly start: IsoDate;
  readonly end: IsoDate;
}

/** Returns two dates where both are valid and in order; otherwise null. */
export function spanIn(value: unknown): DaySpan | null {
  const [start, end] = [dayIn(ownField(value, 'start')), dayIn(ownField(value, 'end'))];
  return start !== null && end !== null && start < end ? { start, end } : null;
}

/** Keeps the first of the items that share a key. */
export function distinctBy<Item>(items: readonly Item[], keyOf: (item: Item) => unknown): Item[] {
  const seen = new Set<unknown>();
  return items.filter((item) => {
    const key = keyOf(item);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** Drops the items that were not understood. */
export function understood<Item>(items: readonly (Item | null)[]): Item[] {
  return items.filter((item): item is Item => item !== null);
}
