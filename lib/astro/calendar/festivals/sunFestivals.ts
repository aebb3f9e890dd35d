/** Festivals by the Sun: its ingresses, the days of solar months, and the star of the Moon within one. */
import { wrap180 } from '../../angle.ts';
import { lightHalf } from '../../panchang/dayParts.ts';
import { isWithin, overlap } from '../../panchang/overlap.ts';
import type { ElementSpan } from '../../panchang/spans.ts';
import type {
  SankrantiFestival,
  SankrantiRule,
  SolarDayFestival,
  SolarMonthRef,
  StarFestival,
  TithiInSignFestival,
} from '../../tables/calendar/festivalRow.ts';
import { PURNIMA } from '../../tables/panchang.ts';
import type { CalendarDay, CalendarDays } from '../civilDays.ts';
import type { CalendarCourse } from '../course.ts';
import { daysToFirst } from '../solarMonths.ts';

import { chosenDay, dayOfSunrise, type Choice } from './dayChoice.ts';
import type { FoundDay } from './facts.ts';
import { fastDay } from './tithiRules.ts';

/** Lists the days of a festival by an ingress of the Sun. */
export function sankrantiDays(row: SankrantiFestival, { days, ingresses }: CalendarCourse): FoundDay[] {
  return ingresses()
    .filter(({ signIndex }) => signIndex === row.signIndex)
    .map(({ jdUT, signIndex }) => ({
      kind: 'festival',
      row,
      day: sankrantiDay(row.rule, jdUT, days),
      by: { kind: 'ingress', signIndex, jdUT },
      window: null,
      covers: [],
      decidedBy: 'only_day',
      exception: null,
    }));
}

function sankrantiDay(rule: SankrantiRule, ingressJdUT: number, days: CalendarDays): CalendarDay {
  const civil = days.dated(ingressJdUT);
  switch (rule) {
    case 'sunset':
      return days.numbered(civil.dayNumber + daysToFirst('tamil', ingressJdUT, civil));
    case 'midnight_next':
      return days.numbered(civil.dayNumber + daysToFirst('bengali', ingressJdUT, civil));
    case 'civil':
      return civil;
    case 'sunrise_after':
      return ingressJdUT <= civil.startJdUT ? civil : days.numbered(civil.dayNumber + 1);
  }
}

/** A solar month: the ingress that opens it, its first day, and the first day after it. */
interface SolarMonth {
  readonly ingressJdUT: number;
  readonly firstDayNumber: number;
  readonly endDayNumber: number;
}

/** The next ingress is about so many days away where it lies beyond the course. */
const LONGEST_MONTH_DAYS = 32;

function solarMonths({ calendar, signIndex }: SolarMonthRef, { days, ingresses }: CalendarCourse): SolarMonth[] {
  const all = ingresses();
  const first = (jdUT: number) => {
    const civil = days.dated(jdUT);
    return civil.dayNumber + daysToFirst(calendar, jdUT, civil);
  };
  return all.flatMap((ingress, i) => {
    if (ingress.signIndex !== signIndex) return [];
    const firstDayNumber = first(ingress.jdUT);
    const next = all[i + 1];
    const endDayNumber = next === undefined ? firstDayNumber + LONGEST_MONTH_DAYS : first(next.jdUT);
    return [{ ingressJdUT: ingress.jdUT, firstDayNumber, endDayNumber }];
  });
}

/** Lists the days of a festival by the number of a day in a solar month. */
export function solarMonthDays(row: SolarDayFestival, course: CalendarCourse): FoundDay[] {
  const { signIndex } = row.solarMonth;
  return solarMonths(row.solarMonth, course).map(({ firstDayNumber, ingressJdUT }) => ({
    kind: 'festival',
    row,
    day: course.days.numbered(firstDayNumber + row.day - 1),
    by: { kind: 'ingress', signIndex, jdUT: ingressJdUT },
    window: null,
    covers: [],
    decidedBy: 'only_day',
    exception: null,
  }));
}

/** A star of the Moon and the day it gives. */
interface StarDay {
  readonly span: ElementSpan;
  readonly choice: Choice;
}

/** Lists the days of a festival by a star, one in each of its solar months. */
export function starDays(row: StarFestival, course: CalendarCourse): FoundDay[] {
  const stars = course.nakshatras().filter(({ number }) => number === row.nakshatra);
  const candidates = stars.map((span) => ({ span, choice: chosenDay(span, row.rule, course.days) }));
  return solarMonths(row.solarMonth, course).flatMap(({ endDayNumber, firstDayNumber }) => {
    const within = candidates.filter(
      ({ choice: { day } }) => firstDayNumber <= day.dayNumber && day.dayNumber < endDayNumber,
    );
    const picked = pickedOf(row, within, course);
    if (picked === undefined) return [];
    const { choice, span } = picked;
    return [
      {
        kind: 'festival' as const,
        row,
        ...choice,
        by: { kind: 'nakshatra' as const, nakshatra: row.nakshatra, span },
        others: within.filter((star) => star.span !== span).map((star) => star.choice.day),
      },
    ];
  });
}

function pickedOf(row: StarFestival, within: readonly StarDay[], course: CalendarCourse): StarDay | undefined {
  switch (row.pick) {
    case 'last':
      return within.at(-1);
    case 'nearest_purnima':
      return [...within].sort((a, b) => fromFullMoonDeg(a, course) - fromFullMoonDeg(b, course))[0];
    case 'purnima_sunrise':
      return within.map((star) => withFullMoon(star, course)).at(-1);
  }
}

function fromFullMoonDeg({ choice: { day } }: StarDay, { sky }: CalendarCourse): number {
  return Math.abs(wrap180(sky.moonDeg(day.startJdUT) - sky.sunDeg(day.startJdUT) - 180));
}

/** The day of the full moon at sunrise, where the star touches its daylight. */
function withFullMoon(star: StarDay, { days, tithis }: CalendarCourse): StarDay {
  const { choice, span } = star;
  const purnima = tithis().find(({ endJdUT, number, startJdUT }) => {
    const isNear = startJdUT < span.endJdUT + 1 && endJdUT > span.startJdUT - 1;
    return number === PURNIMA && isNear;
  });
  if (purnima === undefined) return star;
  const day = dayOfSunrise(purnima, days);
  const isWith = isWithin(day.startJdUT, purnima) && overlap(span, lightHalf(day)) !== null;
  if (!isWith || day.dayNumber === choice.day.dayNumber) return star;
  return { span, choice: { ...choice, day, decidedBy: 'exception', exception: 'purnima_with_star' } };
}

/** Lists the days of a fast of Vaishnavas at whose sunrise the Sun is in a sign. */
export function tithiInSignDays(row: TithiInSignFestival, course: CalendarCourse): FoundDay[] {
  const { sky, tithis } = course;
  return tithis()
    .filter(({ number }) => number === row.tithi)
    .flatMap((tithi) => {
      const fast = fastDay(tithi, course, 'vaishnava');
      if (Math.floor(sky.sunDeg(fast.day.startJdUT) / 30) !== row.signIndex) return [];
      return [
        {
          kind: 'festival' as const,
          row,
          ...fast,
          by: { kind: 'tithi' as const, tithi },
          window: 'sunrise' as const,
          covers: [],
        },
      ];
    });
}
