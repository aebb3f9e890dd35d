/** Mistakes in requests for calendars of planets that the schemas cannot see. */
import { NAKSHATRA_ARC_DEG, NAKSHATRAS } from '../../../lib/astro/tables/nakshatras.ts';
import { SIGN_ARC_DEG, SIGNS } from '../../../lib/astro/tables/signs.ts';
import { datesAsked } from '../../../lib/birth/calendar.ts';
import type { FieldError } from '../../../lib/schemas/common/fieldErrors.ts';
import { message } from '../../../lib/words/message.ts';
import { wireId } from '../../../lib/words/names.ts';
import { nowInEphemeris, type Check } from '../../_shell/kinds/natal.ts';
import { dateRangeErrors, yearRangeErrors } from '../../_shell/rangeErrors.ts';
import type { Given } from '../../_shell/row.ts';

/** With the Moon there are some six hundred events in a year. */
const MOST_MOON_DAYS = 92;

/** Refuses the Moon in a calendar of many days; what is malformed is left to the schema. */
export function skyCalendarErrors({ query }: Given): FieldError[] {
  const { bodies, end, start, year } = query;
  const hasMoon = bodies?.split(',').some((name) => name.trim().toLowerCase() === 'moon') ?? false;
  if (!hasMoon) return [];
  const isYear = /^[1-9]\d{0,3}$/.test(year ?? '');
  const dates = isYear ? datesAsked({ year: Number(year) }) : { from: start, to: end };
  return dateRangeErrors(
    { start: dates.from, end: dates.to },
    ['query', 'start'],
    ['query', 'bodies'],
    MOST_MOON_DAYS,
  ).filter(({ type }) => type === 'range_too_long');
}

/** Refuses the count by star without a star, and a star that has no part in the sign. */
export function moonSignErrors({ query }: Given): FieldError[] {
  const { by, nakshatra, sign } = query;
  const loc = ['query', 'nakshatra'];
  if (!nakshatra)
    return by?.toLowerCase() === 'star' ? [{ loc, msg: message('star_needed', {}), type: 'missing' }] : [];
  const star = NAKSHATRAS.map(wireId).indexOf(nakshatra);
  const signIndex = SIGNS.map(wireId).indexOf(sign ?? '');
  if (star < 0 || signIndex < 0) return [];
  const startDeg = star * NAKSHATRA_ARC_DEG;
  const hasPart =
    startDeg < (signIndex + 1) * SIGN_ARC_DEG - HAIR_DEG &&
    startDeg + NAKSHATRA_ARC_DEG > signIndex * SIGN_ARC_DEG + HAIR_DEG;
  return hasPart ? [] : [{ loc, msg: message('star_outside_sign', {}), type: 'invalid_value' }];
}

/** A border that both share is no part of either. */
const HAIR_DEG = 1e-6;

const MOST_DAYS = 366;

/** Lists what is wrong with the dates of a birth's chandrashtamas; without any they begin on the current date. */
export const birthDatesErrors: Check = (given) => {
  const { end, start } = given.body as Record<string, unknown>;
  if (end && !start) return [{ loc: ['body', 'start'], msg: message('year_or_dates', {}), type: 'missing' }];
  return [...dateRangeErrors({ start, end }, ['body', 'start'], ['body', 'end'], MOST_DAYS), ...nowInEphemeris(given)];
};

/** Lists what is wrong with the years of a birth's calendar; without any they begin with the current one. */
export const birthYearsErrors: Check = (given) => [
  ...yearRangeErrors(given.body as Record<string, unknown>, 'body'),
  ...nowInEphemeris(given),
];
