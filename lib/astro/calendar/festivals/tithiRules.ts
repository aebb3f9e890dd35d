/** The rule of each festival and vrata by tithi: the general choice, or one that stands over it. */
import { overlap } from '../../panchang/overlap.ts';
import { weekdayIndex } from '../../panchang/vara.ts';
import { wrapIndex } from '../../angle.ts';
import { within, type TithiFestival, type TithiRule, type WindowRule } from '../../tables/calendar/festivalRow.ts';
import type { DecidedBy, ExceptionId, WindowId } from '../../tables/calendar/ids.ts';
import { HOURS_PER_DAY, type TimeSpan } from '../../time.ts';
import type { CalendarDay, CalendarDays } from '../civilDays.ts';
import { bearsName, type CalendarCourse, type MonthTithi } from '../course.ts';
import { windowOf } from '../windows.ts';
import { chosenDay, coversOf, dayOfSunrise, daysOfSunrise, lastsMuhurtas, type Choice } from './dayChoice.ts';
import { smartaFast, vaishnavaFast, type FastDay, type Tradition } from './ekadashi.ts';
import { holikaDay } from './holika.ts';

/** Returns the day of a tithi by a rule. */
export function dayByRule(rule: TithiRule, tithi: MonthTithi, course: CalendarCourse): Choice {
  switch (rule.kind) {
    case 'window':
      return chosenDay(tithi, rule, course.days);
    case 'ekadashi':
      return { ...fastDay(tithi, course, course.fastsOf), window: 'sunrise', covers: [] };
    case 'holika':
      return holikaDay(tithi, course);
    case 'janmashtami':
      return janmashtami(tithi, course);
    case 'vijaya':
      return vijayadashami(tithi, course);
    default:
      return { ...bySunrise(rule, tithi, course), covers: coversOf(tithi, 'sunrise', course.days) };
  }
}

/** Returns what follows an Ekadashi; at the end of the course it is taken to last a day. */
export function dwadashiOf(ekadashi: MonthTithi): TimeSpan {
  const { endJdUT } = ekadashi;
  return ekadashi.next() ?? { startJdUT: endJdUT, endJdUT: endJdUT + 1 };
}

/** Returns the day on which a tradition fasts. */
export function fastDay(ekadashi: MonthTithi, { days, viddha }: CalendarCourse, tradition: Tradition): FastDay {
  const spans = { ekadashi, dwadashi: dwadashiOf(ekadashi) };
  return tradition === 'smarta' ? smartaFast(spans, days) : vaishnavaFast(spans, days, viddha);
}

type SunriseRule = Exclude<TithiRule, WindowRule | { readonly kind: 'ekadashi' | 'holika' | 'janmashtami' | 'vijaya' }>;

/** Eighteen ghatis: 7 hours 12 minutes. */
const EIGHTEEN_GHATIS_DAYS = 7.2 / HOURS_PER_DAY;
const RAKSHA_MUHURTAS = 3;
const FRIDAY_VARA = 5;

function bySunrise(rule: SunriseRule, tithi: MonthTithi, { days }: CalendarCourse): Omit<Choice, 'covers'> {
  const sunriseDay = dayOfSunrise(tithi, days);
  const began = days.holding(tithi.startJdUT);
  switch (rule.kind) {
    case 'least_muhurtas': {
      if (lastsMuhurtas(tithi, sunriseDay, rule.muhurtas)) return bySunriseAlone(tithi, sunriseDay, days);
      const before = daysOfSunrise(tithi, days).length === 0 ? sunriseDay : days.numbered(sunriseDay.dayNumber - 1);
      return found(before, 'exception', 'too_short_after_sunrise');
    }
    case 'purva_viddha':
      if (began.dayNumber === sunriseDay.dayNumber) return bySunriseAlone(tithi, sunriseDay, days);
      return tithi.startJdUT - began.startJdUT <= EIGHTEEN_GHATIS_DAYS
        ? found(began, 'exception', 'begins_within_18_ghatis')
        : bySunriseAlone(tithi, sunriseDay, days);
    case 'begins_before_sunset':
      if (began.dayNumber === sunriseDay.dayNumber) return bySunriseAlone(tithi, sunriseDay, days);
      return tithi.startJdUT < began.duskJdUT
        ? found(began, 'exception', 'begins_before_sunset')
        : bySunriseAlone(tithi, sunriseDay, days);
    case 'friday': {
      const { dayNumber } = sunriseDay;
      const back = wrapIndex(weekdayIndex(dayNumber) - FRIDAY_VARA, 7);
      return back === 0
        ? bySunriseAlone(tithi, sunriseDay, days)
        : found(days.numbered(dayNumber - back), 'exception', 'friday_before');
    }
    case 'raksha':
      return lastsMuhurtas(tithi, sunriseDay, RAKSHA_MUHURTAS)
        ? found(sunriseDay, 'exception', 'three_muhurtas_after_sunrise')
        : found(began, 'exception', 'short_of_three_muhurtas');
    case 'janmashtami_vaishnava':
      return daysOfSunrise(tithi, days).length > 0
        ? bySunriseAlone(tithi, sunriseDay, days)
        : found(days.numbered(began.dayNumber + 1), 'exception', 'day_after_lost');
  }
}

/** The day of sunrise: the only one, the first of two, or the one in which a tithi that meets no sunrise begins. */
function bySunriseAlone(tithi: TimeSpan, day: CalendarDay, days: CalendarDays): Omit<Choice, 'covers'> {
  const sunrises = daysOfSunrise(tithi, days).length;
  return found(day, sunrises === 0 ? 'kshaya' : sunrises === 1 ? 'only_day' : 'first');
}

function found(
  day: CalendarDay,
  decidedBy: DecidedBy,
  exception: ExceptionId | null = null,
  window: WindowId = 'sunrise',
): Omit<Choice, 'covers'> {
  return { day, decidedBy, exception, window };
}

const ROHINI = 4;
const SHRAVANA = 22;

/** Of two nights with Ashtami at midnight, the one with Rohini. @see Dharma Sindhu 2, on Janmashtami */
function janmashtami(ashtami: MonthTithi, course: CalendarCourse): Choice {
  const choice = chosenDay(ashtami, within('nishita', 'second', 'udaya'), course.days);
  const [first, second] = choice.covers;
  if (first === undefined || second === undefined) return choice;
  const isFirst = hasStar(ROHINI, first.window, course) && !hasStar(ROHINI, second.window, course);
  return isFirst ? { ...choice, day: first.day, decidedBy: 'exception', exception: 'rohini_at_midnight' } : choice;
}

/**
 * The second day where Dashami lasts three muhurtas after its sunrise, with Shravana in the afternoon of that day alone.
 *
 * @see Dharma Sindhu 2 and Nirnaya Sindhu 2, on Vijayadashami
 */
function vijayadashami(dashami: MonthTithi, course: CalendarCourse): Choice {
  const { days } = course;
  const choice = chosenDay(dashami, within('aparahna', 'longer_first', 'udaya'), days);
  const second = daysOfSunrise(dashami, days).at(-1);
  if (second === undefined || second.dayNumber === choice.day.dayNumber) return choice;
  const hasShravana = (day: CalendarDay) => hasStar(SHRAVANA, windowOf('aparahna', day, days)!, course);
  const isSecond =
    lastsMuhurtas(dashami, second, VIJAYA_MUHURTAS) &&
    hasShravana(second) &&
    !hasShravana(days.numbered(second.dayNumber - 1));
  return isSecond ? { ...choice, day: second, decidedBy: 'exception', exception: 'shravana_on_second_day' } : choice;
}

const VIJAYA_MUHURTAS = 3;

/** Tells whether the Moon is in a nakshatra at some time of a window. */
function hasStar(nakshatra: number, window: TimeSpan, { nakshatras }: CalendarCourse): boolean {
  return nakshatras().some((span) => span.number === nakshatra && overlap(span, window) !== null);
}

/** Lists the tithis of a festival in its month: the nija one, or the adhika one where the festival is kept in it. */
export function tithisOf(
  { isKeptInAdhika, monthIndex, tithi }: Pick<TithiFestival, 'isKeptInAdhika' | 'monthIndex' | 'tithi'>,
  { months, tithis }: CalendarCourse,
): MonthTithi[] {
  const named = tithis().filter(({ month, number }) => number === tithi && bearsName(month, monthIndex));
  return named.filter(({ month }) => {
    const isAdhika = month.kind === 'adhika';
    if (!isKeptInAdhika) return !isAdhika;
    const before = months()[months().indexOf(month) - 1];
    const hasAdhika = before?.kind === 'adhika' && before.monthIndex === monthIndex;
    return isAdhika || !hasAdhika;
  });
}
