/** Errors in birth data that its schema cannot see. */
import type { FieldError, PathSegment } from '../../lib/schemas/common/fieldErrors.ts';
import { ephemeris } from './ephemeris.ts';
import { message } from '../../lib/words/message.ts';
import { timezoneProblem } from '../../lib/time/timezoneChoice.ts';
import './placeData.ts';

/** Lists errors in birth data that its schema cannot see: an unknown time zone, a date outside the ephemeris. */
export function birthErrors(given: object, where: 'body' | 'query' = 'body'): FieldError[] {
  return errorsAt(given, [where]);
}

/** Lists the same errors in the births of a list that a field of the body holds. */
export function listedBirthErrors(body: object, field: string): FieldError[] {
  const births = (body as Record<string, unknown>)[field];
  if (!Array.isArray(births)) return [];
  return births.flatMap((birth: unknown, index) =>
    typeof birth === 'object' && birth !== null ? errorsAt(birth, ['body', field, index]) : [],
  );
}

/** Lists the same errors in the birth data of a second person, which a field of the body holds. */
export function secondBirthErrors(body: object, field: string): FieldError[] {
  const second = (body as Record<string, unknown>)[field];
  return typeof second === 'object' && second !== null ? errorsAt(second, ['body', field]) : [];
}

function errorsAt(given: object, loc: readonly PathSegment[]): FieldError[] {
  const { date, time, time_from: earliest, time_to: latest, timezone } = given as Record<string, unknown>;
  return [
    ...dateErrors(date, [...loc, 'date']),
    ...timezoneErrors(timezone, [...loc, 'timezone']),
    ...(time ? [] : openTimeErrors(earliest, latest, [...loc, 'time_to'])),
  ];
}

/** Returns an error where a time that is left open ends before it begins; malformed times are left to the schema. */
function openTimeErrors(earliest: unknown, latest: unknown, loc: readonly PathSegment[]): FieldError[] {
  const isReversed = typeof earliest === 'string' && typeof latest === 'string' && latest < earliest;
  return isReversed ? [{ loc, msg: message('time_span_order', {}), type: 'invalid_value' }] : [];
}

/** Returns an error where a date is outside the ephemeris; a malformed date is left to the schema. */
export function dateErrors(date: unknown, loc: readonly PathSegment[]): FieldError[] {
  const { startYear, endYear } = ephemeris().coverage;
  const year = typeof date === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(date) ? Number(date.slice(0, 4)) : startYear;
  if (year >= startYear && year <= endYear) return [];
  const msg = message('date_out_of_range', { startYear, endYear, got: String(date) });
  return [{ loc, msg, type: 'date_out_of_range' }];
}

/** Returns an error where a time zone is unknown; a value that is no string is left to the schema. */
export function timezoneErrors(timezone: unknown, loc: readonly PathSegment[]): FieldError[] {
  const msg = typeof timezone === 'string' ? timezoneProblem(timezone) : null;
  return msg === null ? [] : [{ loc, msg, type: 'timezone' }];
}
