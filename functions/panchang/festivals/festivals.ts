/** Answers of /panchang/festivals and of one festival. */
import type { ObservedDay } from '../../../lib/astro/calendar/festivals/facts.ts';
import { dayTimes, furtherDays } from '../../../lib/astro/calendar/festivals/dayTimes.ts';
import { citation } from '../../../lib/astro/source.ts';
import { DAY_TIME_NAMES, FURTHER_DAY_NAMES } from '../../../lib/astro/tables/calendar/dayTimes.ts';
import { festivalRow } from '../../../lib/astro/tables/calendar/catalogue.ts';
import { FESTIVAL_IDS, VRATA_IDS } from '../../../lib/astro/tables/calendar/ids.ts';
import { VRATAS } from '../../../lib/astro/tables/calendar/vratas.ts';
import type { PlacedCalendar } from '../../../lib/birth/calendar.ts';
import { observances } from '../../../lib/birth/observances.ts';
import { festivalRecord, otherReading, type FestivalContext } from '../../../lib/records/calendar/festivalRecord.ts';
import type { Warned } from '../../../lib/records/warned.ts';
import { idOf, nearestOf } from '../../../lib/schemas/common/canonical.ts';
import type { Detail } from '../../../lib/schemas/common/asked/detailInputs.ts';
import type { Festival, Festivals, FestivalWhole } from '../../../lib/schemas/panchang/festivals.ts';
import { message } from '../../../lib/words/message.ts';
import { ApiError } from '../../_shell/errors.ts';
import { festivalContext, wishesOf, withFestivalConventions, type FestivalsAsked } from './wishes.ts';

type Query = FestivalsAsked & {
  readonly detail?: Detail | null | undefined;
  readonly fields?: string | null | undefined;
};

/** Most entries of an answer by its detail, so that a year of festivals and vratas stays within the size of the level. */
const MOST: Readonly<Record<Detail, number>> = { brief: 130, standard: 120, full: Infinity };

/** Lists the festivals and vratas of the dates asked about. */
export function festivals(context: PlacedCalendar<Query>): Warned {
  const { from, query, to } = context;
  const { course, days } = observances(context, wishesOf(query));
  const writing = festivalContext(context, course);
  const records = query.include?.includes('disputed')
    ? withOthers(days, context, writing)
    : days.map((day) => festivalRecord(day, writing));
  const most = MOST[query.detail ?? (query.fields ? 'full' : 'standard')];
  const data: Festivals = { start: from, end: to, total: records.length, festivals: records.slice(0, most) };
  return withFestivalConventions(data, query);
}

/** The other dates stand in the list as well, where they lie in the range. */
function withOthers(days: readonly ObservedDay[], { from, to }: PlacedCalendar, writing: FestivalContext): Festival[] {
  const own = days.map((day) => festivalRecord(day, writing));
  const others = days.flatMap((day) =>
    day.also
      .filter(({ day: { date } }) => from <= date && date <= to)
      .map((other) => otherReading(other, day, writing)),
  );
  return [...own, ...others].sort((a, b) => (a.date === b.date ? compared(a.id, b.id) : compared(a.date, b.date)));
}

const compared = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

const IDS: readonly string[] = [...FESTIVAL_IDS, ...VRATA_IDS];
const SHORTEST_PART = 4;
const MOST_NEAR = 5;

/** Ids a few letters away from a word, or with a part of it. */
function nearIds(word: string): string[] {
  const nearest = nearestOf(IDS, word);
  const parts = idOf(word)
    .split(/\W|_/)
    .filter(({ length }) => length >= SHORTEST_PART);
  const alike = IDS.filter((id) => parts.some((part) => id.includes(part)));
  return [...new Set([...(nearest === null ? [] : [nearest]), ...alike])].slice(0, MOST_NEAR);
}

/**
 * Returns the dates of one festival or vrata with their times.
 *
 * @throws ApiError with status 404 for an unknown id, naming the nearest
 */
export function festival(context: PlacedCalendar<Query, { readonly id: string }>): Warned {
  const { names, params, query } = context;
  const festivalId = FESTIVAL_IDS.find((id) => id === params.id);
  const vrata = VRATAS.find(({ id }) => id === params.id);
  const row = festivalId === undefined ? vrata : festivalRow(festivalId);
  if (row === undefined) {
    throw new ApiError('not_found', message('festival_unknown', { near: nearIds(params.id) }));
  }
  const kind = festivalId === undefined ? 'vrata' : 'festival';
  const { course, days } = observances(context, { ...wishesOf(query), kind, region: 'all' });
  const writing = festivalContext(context, course);
  const own = days.filter((day) => day.row.id === row.id);
  const data: FestivalWhole = {
    id: row.id,
    name: names.text(row.name),
    kind,
    disputed: 'disputed' in row && row.disputed ? names.text(row.disputed) : null,
    sources: row.sources.map(citation),
    festivals: own.map((day) => ({
      ...festivalRecord(day, writing),
      muhurtas: dayTimes(day, course).map(({ endJdUT, id, startJdUT }) => ({
        id,
        name: names.text(DAY_TIME_NAMES[id]),
        start: writing.instant(startJdUT),
        end: endJdUT === null ? null : writing.instant(endJdUT),
      })),
      further_days: furtherDays(day, course).map(({ day: { date }, id }) => ({
        id,
        name: names.text(FURTHER_DAY_NAMES[id]),
        date,
      })),
    })),
  };
  return withFestivalConventions(data, query);
}
