/** Reads golden files; each names its source in its `meta`. */
import { readFileSync } from 'node:fs';

export function golden<File>(name: string): File {
  return JSON.parse(readFileSync(new URL(`../golden/${name}.json`, import.meta.url), 'utf8')) as File;
}

export interface GoldenBirth {
  readonly id: string;
  readonly place: string;
  readonly date: string;
  readonly time: string;
  readonly utc_offset: number;
  readonly timezone: string;
  readonly latitude: number;
  readonly longitude: number;
}

export interface JyotishFile<Expected> {
  readonly cases: readonly { readonly birth: GoldenBirth; readonly expected: Expected }[];
}

/** The request body of a golden birth. */
export function bodyOf(birth: GoldenBirth): Record<string, unknown> {
  const { date, time, latitude, longitude, utc_offset: hours } = birth;
  const minutes = Math.round(Math.abs(hours) * 60);
  const two = (value: number) => String(value).padStart(2, '0');
  const timezone = `${hours < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
  return { name: birth.id, date, time, latitude, longitude, timezone };
}

/** Golden files write planets with a capital; the wire does not. */
export const wire = (name: string) => name.toLowerCase();
