/** Reads births with a known fact: professions and weddings, as comma-separated files with a header. */
import type { Birth } from '../../lib/schemas/common/inputs.ts';

/** A birth with a known fact, and the half of the data that it belongs to. */
export interface KnownBirth {
  readonly body: Birth;
  /** Births of even years are looked at first; those of odd years confirm, once. */
  readonly half: 'first' | 'second';
}

export interface Professional extends KnownBirth {
  readonly group: string;
}

export interface Wed extends KnownBirth {
  /** YYYY-MM-DD */
  readonly weddingDate: string;
}

type Row = Readonly<Record<string, string>>;

/**
 * Returns the rows of a file by the names of its header.
 *
 * @throws Error where a column is missing
 */
function rowsOf(text: string, columns: readonly string[]): Row[] {
  const [header = '', ...lines] = text.trim().split(/\r?\n/);
  const names = header.split(',');
  const missing = columns.filter((column) => !names.includes(column));
  if (missing.length > 0) throw new Error(`Columns missing: ${missing.join(', ')}`);
  return lines.map((line) => Object.fromEntries(line.split(',').map((value, i) => [names[i] ?? '', value])));
}

const BIRTH_COLUMNS = ['date', 'time', 'utc_offset', 'latitude', 'longitude'] as const;

/** @throws Error where a value of the birth is missing or no number */
function birthOf(row: Row): KnownBirth {
  const [date, time, timezone] = [valueOf(row, 'date'), valueOf(row, 'time'), valueOf(row, 'utc_offset')];
  const [latitude, longitude] = [Number(valueOf(row, 'latitude')), Number(valueOf(row, 'longitude'))];
  if (!Number.isFinite(latitude) || !Number.isFinite(longitude)) throw new Error(`No place: ${JSON.stringify(row)}`);
  const gender = row.gender || null;
  const half = Number(date.slice(0, 4)) % 2 === 0 ? 'first' : 'second';
  return { body: { name: '', date, time, timezone, latitude, longitude, gender }, half };
}

function valueOf(row: Row, column: string): string {
  const value = row[column];
  if (!value) throw new Error(`No ${column}: ${JSON.stringify(row)}`);
  return value;
}

/** Returns the births of `professions.csv`: group, date, time, utc_offset, latitude, longitude. */
export function professionals(text: string): Professional[] {
  return rowsOf(text, ['group', ...BIRTH_COLUMNS]).map((row) => ({ ...birthOf(row), group: valueOf(row, 'group') }));
}

/** Returns the births of `weddings.csv`: date, time, utc_offset, latitude, longitude, gender, wedding_date. */
export function weddings(text: string): Wed[] {
  return rowsOf(text, [...BIRTH_COLUMNS, 'gender', 'wedding_date']).map((row) => ({
    ...birthOf(row),
    weddingDate: valueOf(row, 'wedding_date'),
  }));
}
