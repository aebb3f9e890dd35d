/** Routes that take dates, and a place where it matters, as a query: additions to the specified paths. */
import type * as v from 'valibot';
import { calendarContext, comingDates, datesAsked } from '../../../lib/birth/calendar.ts';
import type { CalendarContext, PlacedCalendar } from '../../../lib/birth/calendar.ts';
import { Warned } from '../../../lib/records/warned.ts';
import { DetailQuery } from '../../../lib/schemas/common/asked/detailInputs.ts';
import {
  FeedQuery,
  PLACE_QUERIES,
  SPAN_QUERIES,
  type CalendarPlace,
  type CalendarSpan,
} from '../../../lib/schemas/common/calendar/inputs.ts';
import type { FieldError } from '../../../lib/schemas/common/fieldErrors.ts';
import { CommonQuery } from '../../../lib/schemas/common/inputs.ts';
import { message } from '../../../lib/words/message.ts';
import { queryOfAsks, type Asks } from '../asked/asked.ts';
import { dateErrors, timezoneErrors } from '../birthErrors.ts';
import { CALENDAR_TYPE, isFeedAsked, typeAsked } from '../calendarFeed/feedForms.ts';
import { sources } from '../context.ts';
import { awaitFirstCheck, ephemeris } from '../ephemeris.ts';
import { metaOf } from '../meta.ts';
import { dateRangeErrors, yearRangeErrors } from '../rangeErrors.ts';
import { formatWarnings } from '../requestWarnings.ts';
import { computed, response, type Content } from '../respond.ts';
import { API_PREFIX, objectOf, PLAIN } from '../row.ts';
import type { ComputedFields, Fields, Given, NoEntries, Row, RowAnswer, RowOf } from '../row.ts';
import { ignoredWarnings } from '../unknownFields.ts';

type Entries = v.ObjectEntries;
type Query<Span extends CalendarSpan, Place extends CalendarPlace, Own extends Entries> = ComputedFields &
  Fields<(typeof SPAN_QUERIES)[Span]> &
  Fields<(typeof PLACE_QUERIES)[Place]> &
  Fields<Own>;

/** What the function of a row receives: with a place where the row requires one. */
type Context<
  Span extends CalendarSpan,
  Place extends CalendarPlace,
  Own extends Entries,
  Params extends Entries,
> = Place extends 'required'
  ? PlacedCalendar<Query<Span, Place, Own>, Fields<Params>>
  : CalendarContext<Query<Span, Place, Own>, Fields<Params>>;

interface CalendarOptions<
  Span extends CalendarSpan,
  Place extends CalendarPlace,
  Own extends Entries,
  Params extends Entries,
> {
  /** A year, a month of one, some years, a year or dates, or a date that the path names. */
  readonly span: Span;
  /** Returns the date that the path names; throws where it names none. */
  readonly dateIn?: (params: Fields<Params>) => string;
  /** Of dates: most days from the first to the last. */
  readonly mostDays?: number;
  /** Of years: how many where the request does not say. */
  readonly usualYears?: number;
  readonly place: Place;
  readonly query?: Own;
  readonly params?: Params;
  /** Finds mistakes that the schemas cannot see, beside those in the dates and the place. */
  readonly check?: (given: Given) => FieldError[];
  /** Other formats of the answer, by content type. */
  readonly formats?: Readonly<
    Record<string, (context: Context<Span, Place, Own, Params>) => Content | Promise<Content>>
  >;
  readonly asks?: Asks;
}

/** Declares a path that answers about the dates of a year, a month or a range, at a place or anywhere. */
export function calendar<
  Answer extends string,
  Span extends CalendarSpan,
  Place extends CalendarPlace,
  Own extends Entries = NoEntries,
  Params extends Entries = NoEntries,
>(
  path: string,
  run: (context: Context<Span, Place, Own, Params>) => object,
  options: RowAnswer<Answer> & CalendarOptions<Span, Place, Own, Params>,
): Row<Answer> {
  const { answer, asks = {}, check, dateIn, formats = {}, mostDays = YEAR_DAYS, place, span, usualYears } = options;
  const types = Object.keys(formats);
  const hasFeed = types.includes(CALENDAR_TYPE);
  /** A feed that names no dates goes on for ever: each time it tells the coming ones. */
  const dated = <Sent extends object>(query: Sent): Sent => ({
    ...(usualYears !== undefined && { years: usualYears }),
    ...query,
    ...(hasFeed && isUndated(query) && comingDates(sources().nowUnixMs, mostDays)),
  });
  const headers = types.length > 0 ? { vary: 'Accept, Accept-Encoding, Accept-Language' } : {};
  const row: RowOf<Answer, NoEntries, Query<Span, Place, Own>, Fields<Params>> = {
    ...PLAIN,
    kind: 'calendar',
    method: 'GET',
    path: API_PREFIX + path,
    answer,
    body: null,
    query: objectOf({
      ...SPAN_QUERIES[span],
      ...PLACE_QUERIES[place],
      ...options.query,
      ...(hasFeed && FeedQuery),
      ...CommonQuery,
      ...DetailQuery,
      ...queryOfAsks(asks),
    }),
    params: objectOf(options.params),
    isAddition: true,
    isEnveloped: true,
    formats: types,
    asks,
    ready: awaitFirstCheck,
    check(given) {
      const query = dated(given.query);
      return { mistakes: [...calendarErrors(query, span, mostDays), ...(check?.({ ...given, query }) ?? [])] };
    },
    async run({ ignored, language, params, query }, event) {
      // Where the row requires a place its schema has refused queries without one.
      const named = dateIn?.(params);
      const asked = named === undefined ? dated(query) : { ...query, start: named, end: named };
      const context = calendarContext(ephemeris(), asked, params, language) as Context<Span, Place, Own, Params>;
      const type = typeAsked(query, event.headers['accept'], types);
      if (type !== null) return response(await formats[type]!(context), headers);
      const result = run(context);
      const { conventions: chosen, data, warnings } = result instanceof Warned ? result : new Warned(result, []);
      const { conventions, moment, names } = context;
      const found = { birth: moment, conventions, sky: context.sky(), names, asOfJdUT: null, chosen };
      const meta = metaOf(path.slice(1), found, [
        ...formatWarnings(event, types),
        ...ignoredWarnings(ignored),
        ...warnings,
      ]);
      return computed(data, meta, { query, asks }, headers);
    },
  };
  return row;
}

/** Days from the first to the last of the longest year. */
const YEAR_DAYS = 366;

function calendarErrors(query: Given['query'], span: CalendarSpan, mostDays: number): FieldError[] {
  const { latitude, longitude, timezone } = query;
  const lacking = (field: string): FieldError[] => [
    { loc: ['query', field], msg: message('place_incomplete', {}), type: 'missing' },
  ];
  return [
    ...(span === 'dates' ? rangeErrors(query, mostDays) : yearErrors(query['year'])),
    ...(span === 'years' ? yearRangeErrors(query, 'query') : []),
    ...timezoneErrors(timezone, ['query', 'timezone']),
    ...(latitude && !longitude ? lacking('longitude') : []),
    ...(longitude && !latitude ? lacking('latitude') : []),
  ];
}

function isUndated(query: object): boolean {
  const { end, start, year } = query as { readonly year?: unknown; readonly start?: unknown; readonly end?: unknown };
  return isFeedAsked(query) && !year && !start && !end;
}

function rangeErrors({ end, start, year }: Given['query'], mostDays: number): FieldError[] {
  if (year && !start && !end) return yearErrors(year);
  if (!year && start && end) return dateRangeErrors({ start, end }, ['query', 'start'], ['query', 'end'], mostDays);
  const field = year ? 'year' : start ? 'end' : end ? 'start' : 'year';
  return [{ loc: ['query', field], msg: message('year_or_dates', {}), type: year ? 'invalid_value' : 'missing' }];
}

/** A year that is no number is left to the schema. */
function yearErrors(year: string | undefined): FieldError[] {
  if (!year || !/^[1-9]\d{0,3}$/.test(year)) return [];
  return dateErrors(datesAsked({ year: Number(year) }).from, ['query', 'year']);
}
