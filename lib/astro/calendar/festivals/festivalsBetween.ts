/** The festivals of a range of dates. */
import { memoizedEach } from '../../memoized.ts';
import { FESTIVALS, festivalRow } from '../../tables/calendar/catalogue.ts';
import type { FestivalRow, RelativeFestival } from '../../tables/calendar/festivalRow.ts';
import type { FestivalId } from '../../tables/calendar/ids.ts';
import { calendarCourse, type CalendarCourse, type CalendarRequest } from '../course.ts';
import type { FestivalDay, FoundDay, OtherDay } from './facts.ts';
import { otherDays, type DaysFinder } from './otherDays.ts';
import { solarMonthDays, sankrantiDays, starDays, tithiInSignDays } from './sunFestivals.ts';
import { dayByRule, tithisOf } from './tithiRules.ts';

/** Finds the days of festivals on the dates of a course, each festival once. */
export type FestivalFinder = (id: FestivalId) => readonly FestivalDay[];

/** Lists the festivals of the dates of a request, in order of date, then of id. */
export function festivalsBetween(
  request: CalendarRequest,
  course = calendarCourse(request),
  find = festivalFinder(course),
): FestivalDay[] {
  return inOrder(
    FESTIVALS.flatMap(({ id }) => find(id)),
    course,
  );
}

/** Another date of a festival, with the festival. */
export interface OtherDate {
  readonly found: FestivalDay;
  readonly other: OtherDay;
}

/** Lists the other dates of festivals that lie on the dates of a course, also of those whose own date does not. */
export function otherDatesBetween(
  { firstDayNumber, lastDayNumber }: CalendarCourse,
  find: FestivalFinder,
): OtherDate[] {
  const all = FESTIVALS.flatMap(({ id }) => find(id)).flatMap((found) => found.also.map((other) => ({ found, other })));
  return all.filter(({ other: { day } }) => firstDayNumber <= day.dayNumber && day.dayNumber <= lastDayNumber);
}

/** Returns a finder of the days of each festival, those a little outside the dates of the course among them. */
export function festivalFinder(course: CalendarCourse): FestivalFinder {
  const place: DaysFinder = memoizedEach((id: FestivalId) => daysOf(festivalRow(id), course, place));
  return memoizedEach((id: FestivalId) =>
    place(id).map((found) => ({ ...found, also: otherDays(found, course, place) })),
  );
}

/** Returns what lies on the dates of a course, in order of date, then of id. */
export function inOrder<Day extends Pick<FestivalDay, 'day'> & { readonly row: { readonly id: string } }>(
  found: readonly Day[],
  { firstDayNumber, lastDayNumber }: CalendarCourse,
): Day[] {
  return found
    .filter(({ day: { dayNumber } }) => firstDayNumber <= dayNumber && dayNumber <= lastDayNumber)
    .sort((a, b) => a.day.dayNumber - b.day.dayNumber || (a.row.id < b.row.id ? -1 : 1));
}

function daysOf(row: FestivalRow, course: CalendarCourse, place: DaysFinder): FoundDay[] {
  switch (row.basis) {
    case 'tithi':
      return tithisOf(row, course).map((tithi) => ({
        kind: 'festival',
        row,
        ...dayByRule(row.rule, tithi, course),
        by: { kind: 'tithi', tithi },
      }));
    case 'sankranti':
      return sankrantiDays(row, course);
    case 'solar_day':
      return solarMonthDays(row, course);
    case 'nakshatra':
      return starDays(row, course);
    case 'tithi_solar':
      return tithiInSignDays(row, course);
    case 'relative':
      return relativeDays(row, course, place);
  }
}

function relativeDays(row: RelativeFestival, { days }: CalendarCourse, place: DaysFinder): FoundDay[] {
  return place(row.anchor).map(({ by, day, decidedBy, exception }) => ({
    kind: 'festival',
    row,
    day: days.numbered(day.dayNumber + row.offsetDays),
    by,
    covers: [],
    decidedBy,
    exception,
    window: null,
  }));
}
