/** Queries of calendars: a year, a month or dates, and a place. */
import * as v from 'valibot';
import { message } from '../../../words/message.ts';
import { CalendarDate, choice, ConventionEntries, Timezone } from '../inputs.ts';
import { DayQuery } from '../dayInput.ts';
import { countInText } from '../textNumbers.ts';

/** A year within the ephemeris. */
export const YearQuery = {
  year: countInText({
    least: 1,
    most: 9999,
    message: (got) => message('year_malformed', { got }),
    description: 'Year of the Gregorian calendar, within the ephemeris',
    example: '2026',
  }),
};

/** A month of a year. */
export const MonthQuery = {
  month: countInText({
    least: 1,
    most: 12,
    message: (got) => message('month_out_of_bounds', { got }),
    description: 'Month of the Gregorian calendar, 1 to 12',
    example: '11',
    isPadded: true,
  }),
  ...YearQuery,
};

const dateOf = (description: string) => v.nullish(v.pipe(CalendarDate, v.description(description)));

/** A year, or the dates from one to another. */
export const DatesQuery = {
  year: v.nullish(YearQuery.year),
  start: dateOf('First date, YYYY-MM-DD; with end instead of a year'),
  end: dateOf('Last date, YYYY-MM-DD'),
};

/** The format, for calendar programs: they subscribe to an address and send no header of their own. */
export const FeedQuery = {
  format: choice(
    ['json', 'ics'],
    'ics: iCalendar, to subscribe to; where the dates are left out, those of the coming twelve months',
  ),
};

/** Most years of a calendar of the slow planets. */
export const MOST_YEARS = 60;

/** Some years from one on; more than the most are refused as too long. */
export const YearsQuery = {
  start_year: YearQuery.year,
  years: v.nullish(
    countInText({
      least: 1,
      most: 9999,
      message: (got) => message('count_out_of_bounds', { least: 1, most: MOST_YEARS, got }),
      description: `How many years, at most ${MOST_YEARS}; default 30 for Saturn, 12 for Jupiter`,
      example: '12',
    }),
  ),
};

const { latitude, longitude, sunrise } = DayQuery;
const { ayanamsa } = ConventionEntries;

/** The place of a calendar, by whether it needs one: instants are told on its clock, else on that of the time zone. */
export const PLACE_QUERIES = {
  required: { latitude, longitude, timezone: Timezone, ayanamsa, sunrise },
  optional: {
    latitude: v.nullish(latitude),
    longitude: v.nullish(longitude),
    timezone: Timezone,
    ayanamsa,
    sunrise,
  },
  none: { timezone: Timezone, ayanamsa },
};

/** What a calendar is asked about, by the row that asks; of `path` the path itself names the date. */
export const SPAN_QUERIES = { year: YearQuery, month: MonthQuery, dates: DatesQuery, years: YearsQuery, path: {} };

export type CalendarPlace = keyof typeof PLACE_QUERIES;
export type CalendarSpan = keyof typeof SPAN_QUERIES;

/** The fields of a query that say when and where, as far as a row has them. */
export interface CalendarQuery {
  readonly year?: number | null | undefined;
  readonly month?: number | null | undefined;
  readonly start_year?: number | null | undefined;
  readonly years?: number | null | undefined;
  readonly start?: string | null | undefined;
  readonly end?: string | null | undefined;
  readonly latitude?: number | null | undefined;
  readonly longitude?: number | null | undefined;
  readonly timezone?: string | null | undefined;
}
