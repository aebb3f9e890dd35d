/** What runs in a day, each worked out when it is first asked for and once per request. */
import { skyAt, type Sky } from '../astro/chart/sky.ts';
import type { Ephemeris } from '../astro/ephemeris.ts';
import { memoized, memoizedEach } from '../astro/memoized.ts';
import { dayElementSpans, type DayElement } from '../astro/panchang/elementSpans.ts';
import { sunMoonNear, type ElementSpan, type SunMoon } from '../astro/panchang/spans.ts';
import type { DayInput } from '../schemas/common/dayInput.ts';
import { resolveCivilTime } from '../time/civilTime.ts';
import { namesIn, type NameLanguage } from '../words/names.ts';
import { conventionsOf } from './conventions.ts';
import { dayFindings, type DayFindings } from './dayFindings.ts';
import { dayOfNoon, NOON, type DayOfDate } from './dayOfDate.ts';
import { dayReading, type DayReading } from './dayReading.ts';

/** What runs in a day. They are functions, so that a context can be copied without working them out. */
export interface DayFacets {
  /** The sky at the beginning of the day. */
  sky(): Sky;
  /** Where Sun and Moon stand around the day. */
  sunMoon(): SunMoon;
  /** The spans of a panchang element that touch the day, in order. */
  spansOf(element: DayElement): readonly ElementSpan[];
  /** The spans of all elements. */
  reading(): DayReading;
  /** Everything that runs in the day: elements, month, yogas, times to avoid. */
  findings(): DayFindings;
}

/** A day with all that runs in it: what a function of a daily row receives. */
export interface DailyContext extends DayOfDate, DayFacets {}

/** Returns what runs in a day; nothing is worked out yet. */
export function dayFacets(day: DayOfDate): DayFacets {
  const { conventions, ephemeris, moment } = day;
  const sunMoon = memoized(() => sunMoonNear(day.day.startJdUT, ephemeris, conventions));
  const spansOf = memoizedEach((element: DayElement) => dayElementSpans(element, day.day, sunMoon()));
  const reading = memoized(() => dayReading(day.day, sunMoon(), spansOf));
  return {
    sky: memoized(() => skyAt(ephemeris, moment.jdTT, conventions)),
    sunMoon,
    spansOf,
    reading,
    findings: memoized(() => dayFindings(day, reading())),
  };
}

/** Returns the context of a date at a place whose fields are valid. */
export function dailyContext(ephemeris: Ephemeris, input: DayInput, lang: NameLanguage): DailyContext {
  const place = { latitudeDeg: input.latitude, longitudeDeg: input.longitude };
  const time = resolveCivilTime({ ...input, time: NOON });
  const day = dayOfNoon({ ephemeris, time, place, conventions: conventionsOf(input), names: namesIn(lang) });
  return { ...day, ...dayFacets(day) };
}
