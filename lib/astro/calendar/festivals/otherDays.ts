/** Other dates of a festival that have followers: what almanacs and public lists take by another rule. */
import { isWithin } from '../../panchang/overlap.ts';
import { PURNIMA } from '../../tables/panchang.ts';
import { SHRAVANA, within } from '../../tables/calendar/festivalRow.ts';
import type { FestivalId } from '../../tables/calendar/ids.ts';
import { jdFromDate, type TimeSpan } from '../../time.ts';
import type { CalendarDay, CalendarDays } from '../civilDays.ts';
import type { CalendarCourse, MonthTithi } from '../course.ts';

import { chosenDay, dayOfSunrise, daysOfSunrise, lastsMuhurtas } from './dayChoice.ts';
import type { FoundDay, OtherDay } from './facts.ts';
import { lastsPraharas } from './holika.ts';
import { fastDay, tithisOf } from './tithiRules.ts';

/** Finds the days of a festival on and around the dates of a course. */
export type DaysFinder = (id: FestivalId) => readonly FoundDay[];

type Readings = (found: FoundDay, course: CalendarCourse, find: DaysFinder) => readonly OtherDay[];

/** Lists the other dates of a festival, in order of time, without its own. */
export function otherDays(found: FoundDay, course: CalendarCourse, find: DaysFinder): OtherDay[] {
  const { basis, id } = found.row;
  const isEkadashi = basis === 'tithi' && found.row.rule.kind === 'ekadashi';
  const others = isEkadashi ? otherFast(found, course, find) : (READINGS[id]?.(found, course, find) ?? []);
  const seen = new Set([found.day.dayNumber]);
  return others
    .filter(({ day: { dayNumber } }) => !seen.has(dayNumber) && seen.add(dayNumber))
    .sort((a, b) => a.day.dayNumber - b.day.dayNumber);
}

const byTithi =
  (readings: (tithi: MonthTithi, found: FoundDay, course: CalendarCourse) => readonly OtherDay[]): Readings =>
  (found, course) =>
    found.by.kind === 'tithi' ? readings(found.by.tithi, found, course) : [];

const byIngress =
  (readings: (ingressJdUT: number, course: CalendarCourse) => readonly OtherDay[]): Readings =>
  (found, course) =>
    found.by.kind === 'ingress' ? readings(found.by.jdUT, course) : [];

/** The day of the tradition that the course does not follow. */
const otherFast = byTithi((tithi, _, course) =>
  course.fastsOf === 'smarta'
    ? [{ day: fastDay(tithi, course, 'vaishnava').day, reason: 'vaishnava_day' }]
    : [{ day: fastDay(tithi, course, 'smarta').day, reason: 'smarta_day' }],
);

const otherCovered: Readings = ({ covers }) => covers.map(({ day }) => ({ day, reason: 'other_day_with_window' }));

const sameSpan =
  (id: FestivalId, reason: 'vaishnava_day' | 'smarta_day'): Readings =>
  ({ by }, _, find) => {
    const other = find(id).filter((one) => one.by.kind === 'tithi' && by.kind === 'tithi' && one.by.tithi === by.tithi);
    return other.map(({ day }) => ({ day, reason }));
  };

/** The day in which a tithi begins, where it begins in daylight. */
const begunInDaylight = byTithi((tithi, _, { days }) => {
  const day = days.holding(tithi.startJdUT);
  return tithi.startJdUT < day.duskJdUT ? [{ day, reason: 'day_it_begins' }] : [];
});

/** The day in which a tithi begins, where less than a muhurta of it is left at sunrise. */
const nearlyOver = byTithi((tithi, { day }, { days }) =>
  lastsMuhurtas(tithi, day, 1) ? [] : [{ day: days.holding(tithi.startJdUT), reason: 'day_it_begins' }],
);

const sunriseDay = byTithi((tithi, _, { days }) => [{ day: dayOfSunrise(tithi, days), reason: 'sunrise_day' }]);

const secondSunrise = byTithi((tithi, _, { days }) => {
  const second = daysOfSunrise(tithi, days)[1];
  return second === undefined ? [] : [{ day: second, reason: 'second_sunrise' }];
});

const joined =
  (...all: readonly Readings[]): Readings =>
  (found, course, find) =>
    all.flatMap((readings) => readings(found, course, find));

const THREE_MUHURTAS = 3;
const KRISHNA_PANCHAMI = 20;

const READINGS: Readonly<Partial<Record<FestivalId, Readings>>> = {
  chaitra_navratri: byTithi((_, { day, decidedBy }, { days }) =>
    decidedBy === 'kshaya' ? [{ day: days.numbered(day.dayNumber + 1), reason: 'next_day_after_lost' }] : [],
  ),
  mahavir_jayanti: joined(secondSunrise, nearlyOver),
  mahesh_navami: begunInDaylight,
  nag_panchami: byTithi((tithi, _, course) => {
    const dark = tithisOf({ monthIndex: SHRAVANA, tithi: KRISHNA_PANCHAMI, isKeptInAdhika: false }, course);
    const own = dark.filter(({ month }) => month === tithi.month);
    return own.map((span) => ({ day: dayOfSunrise(span, course.days), reason: 'gujarat_dark_half' }));
  }),
  janmashtami: joined(sameSpan('janmashtami_vaishnava', 'vaishnava_day'), otherCovered),
  janmashtami_vaishnava: sameSpan('janmashtami', 'smarta_day'),
  hartalika_teej: joined(sunriseDay, secondSunrise),
  anant_chaturdashi: secondSunrise,
  durga_ashtami: nearlyOver,
  maha_navami: begunInDaylight,
  vijayadashami: joined(
    otherCovered,
    byTithi((tithi, _, { days }) => {
      const day = daysOfSunrise(tithi, days).at(-1);
      return day !== undefined && lastsMuhurtas(tithi, day, THREE_MUHURTAS) ? [{ day, reason: 'sunrise_day' }] : [];
    }),
  ),
  diwali: otherCovered,
  govardhan_puja: joined(sunriseDay, begunInDaylight),
  gujarati_new_year: nearlyOver,
  kalabhairav_jayanti: byTithi((tithi, _, { days }) => {
    const { day } = chosenDay(tithi, within('nishita', 'first', 'udaya'), days);
    return [{ day, reason: 'midnight_rule' }];
  }),
  vasant_panchami: otherCovered,
  maha_shivaratri: otherCovered,
  holika_dahan: byTithi((tithi, { covers, day, exception }, { days }) => {
    const evening = covers[0]?.day;
    if (exception === 'next_day_growing' && evening) return [{ day: evening, reason: 'other_day_with_window' }];
    const next = days.numbered(day.dayNumber + 1);
    const isNear = exception === 'all_in_bhadra' && lastsPraharas(tithi, next);
    return isNear ? [{ day: next, reason: 'sunrise_day' }] : [];
  }),
  makar_sankranti: byIngress((jdUT, { days }) => [
    { day: fourteenth(days.dated(jdUT), days), reason: 'civil_fourteenth' },
  ]),
  vaisakhi: byIngress((jdUT, { days }) => [{ day: days.holding(jdUT), reason: 'hindu_day' }]),
  onam: ({ others = [] }) => others.map((day) => ({ day, reason: 'earlier_star' })),
  thaipusam: (found, course) => (found.by.kind === 'nakshatra' ? starReadings(found.by.span, found.day, course) : []),
};

/** The fourteenth of January of the year of a day. */
function fourteenth({ date }: CalendarDay, days: CalendarDays): CalendarDay {
  return days.numbered(Math.round(jdFromDate(Number(date.slice(0, 4)), 1, 14) + 0.5));
}

function starReadings(star: TimeSpan, own: CalendarDay, { days, tithis }: CalendarCourse): OtherDay[] {
  const began = days.holding(star.startJdUT);
  const neighbours = [own.dayNumber - 1, own.dayNumber + 1].map((dayNumber) => days.numbered(dayNumber));
  const hasFullMoon = (day: CalendarDay) =>
    tithis().some((tithi) => tithi.number === PURNIMA && isWithin(day.startJdUT, tithi));
  return [
    { day: dayOfSunrise(star, days), reason: 'star_at_sunrise' },
    ...(star.startJdUT < began.duskJdUT ? [{ day: began, reason: 'star_begins' as const }] : []),
    ...neighbours.filter(hasFullMoon).map((day) => ({ day, reason: 'full_moon_day' as const })),
  ];
}
