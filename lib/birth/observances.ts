/** The festivals and vratas of the dates of a calendar, by the wishes of who asks. */
import { calendarCourse, type CalendarCourse, type CalendarRequest } from '../astro/calendar/course.ts';
import type { Tradition, ViddhaRule } from '../astro/calendar/festivals/ekadashi.ts';
import type { ObservedDay } from '../astro/calendar/festivals/facts.ts';
import {
  festivalFinder,
  festivalsBetween,
  otherDatesBetween,
  type OtherDate,
} from '../astro/calendar/festivals/festivalsBetween.ts';
import { vratasBetween } from '../astro/calendar/festivals/vratasBetween.ts';
import { NORTHERN_STATES, SOUTHERN_STATES, type RegionId } from '../astro/tables/calendar/ids.ts';
import { calendarRequest, type PlacedCalendar } from './calendar.ts';

export interface ObservanceWishes {
  readonly kind: 'festival' | 'vrata' | 'all';
  /** Whose fasts and whose Janmashtami; both, with two days where they differ. */
  readonly tradition: Tradition | 'both';
  /** Only what is kept in a region; all for every one. */
  readonly region: RegionId;
  readonly viddha: ViddhaRule;
}

export const ALL_FESTIVALS: ObservanceWishes = {
  kind: 'festival',
  tradition: 'both',
  region: 'all',
  viddha: '96min',
};

export interface Observances {
  readonly course: CalendarCourse;
  /** In order of date, then of id. */
  readonly days: readonly ObservedDay[];
  /** Lists the other dates of festivals that lie on the dates asked about. */
  others(): readonly OtherDate[];
}

/** Returns what the engine is asked about the dates of a calendar, with the fasts of a tradition. */
export function wishedRequest(
  context: PlacedCalendar,
  { tradition, viddha }: Pick<ObservanceWishes, 'tradition' | 'viddha'>,
): CalendarRequest {
  return { ...calendarRequest(context), viddha, fastsOf: tradition === 'both' ? 'smarta' : tradition };
}

/** Returns the festivals and vratas of the dates of a calendar. */
export function observances(context: PlacedCalendar, wishes: ObservanceWishes = ALL_FESTIVALS): Observances {
  const request = wishedRequest(context, wishes);
  const course = calendarCourse(request);
  const find = festivalFinder(course);
  const { kind } = wishes;
  const festivals = kind === 'vrata' ? [] : festivalsBetween(request, course, find);
  const vratas = kind === 'festival' ? [] : vratasBetween(request, course);
  return {
    course,
    days: inDateOrder([...festivals, ...vratas]).filter((day) => isWished(day, wishes)),
    others: () =>
      kind === 'vrata' ? [] : otherDatesBetween(course, find).filter(({ found }) => isWished(found, wishes)),
  };
}

function isWished(day: ObservedDay, { region, tradition }: ObservanceWishes): boolean {
  return isOfTradition(day, tradition) && (day.kind === 'vrata' || isKeptIn(day.row.regions, region));
}

function inDateOrder(days: readonly ObservedDay[]): ObservedDay[] {
  return [...days].sort((a, b) => a.day.dayNumber - b.day.dayNumber || (a.row.id < b.row.id ? -1 : 1));
}

/** Janmashtami of the tradition that was not asked for. */
const NOT_OF = { smarta: 'janmashtami_vaishnava', vaishnava: 'janmashtami' } as const;

function isOfTradition(day: ObservedDay, asked: Tradition | 'both'): boolean {
  if (asked === 'both') return true;
  if (day.kind === 'vrata') return day.tradition === null || day.tradition === asked;
  return day.row.id !== NOT_OF[asked];
}

const HALVES: Readonly<Partial<Record<RegionId, readonly RegionId[]>>> = {
  north: NORTHERN_STATES,
  south: SOUTHERN_STATES,
};

/** Tells whether what is kept in some regions is kept in another: in a state of it, in the half it lies in, or everywhere. */
function isKeptIn(regions: readonly RegionId[], asked: RegionId): boolean {
  if (asked === 'all') return true;
  return regions.some(
    (region) =>
      region === 'all' ||
      region === asked ||
      HALVES[region]?.includes(asked) === true ||
      HALVES[asked]?.includes(region) === true,
  );
}
