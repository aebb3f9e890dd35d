/** Golden births and days, and what the engine computes from their data. */
import { birthContext, dayContext } from '../../functions/_shell/context.ts';
import type { DailyContext } from '../../lib/birth/dailyContext.ts';
import type { NatalContext } from '../../lib/birth/natal.ts';
import { jdFromUnixMs, unixMsFromJd } from '../../lib/astro/time.ts';
import type { DayInput } from '../../lib/schemas/common/dayInput.ts';
import type { Birth } from '../../lib/schemas/common/inputs.ts';
import { bodyOf, type GoldenBirth, type JyotishFile } from '../../tests/support/golden.ts';
import type { Compared, Golden, Otherwise, Subject, Value } from './subject.ts';

export type Context = NatalContext<object>;

/** A value of a birth, without the birth. */
export type Row = readonly [what: string, found: Value, expected: Value, otherwise?: Otherwise | undefined];

const known = new Map<string, Context>();

/** Casts the chart of a birth with our own ephemeris, with whole signs unless a house system is chosen; memoized. */
export function contextOf(birth: GoldenBirth, choices: Partial<Birth> = {}): Context {
  const body = { ...bodyOf(birth), ...choices };
  const key = JSON.stringify(body);
  const made = known.get(key) ?? birthContext(body as Birth, 'en', {}, {}, 'house_system' in choices);
  known.set(key, made);
  return made;
}

/** Compares the golden values of each birth of a file. */
export function ofBirths<Expected>(
  file: string,
  rowsOf: (context: Context, expected: Expected, birth: GoldenBirth) => Iterable<Row>,
  choices: Partial<Birth> = {},
): Pick<Subject, 'file' | 'compared'> {
  return {
    file,
    *compared(golden) {
      for (const { birth, expected } of golden<JyotishFile<Expected>>(file).cases) {
        yield* named(birth.id, rowsOf(contextOf(birth, choices), expected, birth));
      }
    },
  };
}

/** Compares the golden values of each day of the panchang file. */
export function ofDays<Expected>(
  rowsOf: (day: DailyContext, expected: Expected, localJd: (clock: string) => number) => Iterable<Row>,
): Pick<Subject, 'file' | 'compared'> {
  const file = 'jyotish/panchang';
  return {
    file,
    *compared(golden) {
      for (const { birth, expected } of golden<JyotishFile<Expected>>(file).cases) {
        const { date, latitude, longitude, timezone } = bodyOf(birth) as unknown as DayInput;
        const context = dayContext({ date, latitude, longitude, timezone } as DayInput, 'en');
        const localJd = (clock: string) => jdOfUtc(clock) - birth.utc_offset / 24;
        yield* named(`${birth.place} ${date}`, rowsOf(context, expected, localJd));
      }
    },
  };
}

/** Prefixes rows with the name of a case. */
export function* named(of: string, rows: Iterable<Row>): Generator<Compared> {
  for (const [what, found, expected, otherwise] of rows) {
    yield { of, what, found, expected, ...(otherwise && { otherwise }) };
  }
}

/** Rows of a record, by its keys. */
export function* byKey<Expected extends Value>(
  expected: Readonly<Record<string, Expected>>,
  found: (key: string) => Value,
  before = '',
): Generator<Row> {
  for (const [key, wanted] of Object.entries(expected)) yield [before + key, found(key), wanted];
}

/** Members whose order has no meaning, as one value. */
export function setOf(members: Iterable<string | number>): string {
  return [...members].map(String).sort().join(' ');
}

/** Members in their order, as one value. */
export function listOf(members: Iterable<string | number | boolean>): string {
  return [...members].map(String).join(' ');
}

/** The Julian day of an instant of a golden file, which may leave out its Z. */
export function jdOfUtc(utc: string): number {
  return jdFromUnixMs(Date.parse(utc.endsWith('Z') ? utc : `${utc}Z`));
}

/** The date and the minute of a Julian day, which name a case. */
export function minuteOf(jd: number): string {
  return new Date(unixMsFromJd(jd)).toISOString().slice(0, 16).replace('T', ' ');
}

/** The rows of a golden file that is a list. */
export function rowsOf<Row>(golden: Golden, file: string): readonly Row[] {
  return golden<{ rows: readonly Row[] }>(file).rows;
}
