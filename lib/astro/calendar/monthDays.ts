/** What runs on each day of some dates: limbs, months, signs, and the times that are avoided. */
import { moonSigns } from '../panchang/bhadra.ts';
import { PANCHANG_ELEMENTS } from '../panchang/elements.ts';
import { karanaSpans } from '../panchang/elementSpans.ts';
import { mergedSpans } from '../panchang/overlap.ts';
import { elementSpans, type ElementSpan } from '../panchang/spans.ts';
import { KARANAS } from '../tables/panchang.ts';
import { NAKSHATRA_ARC_DEG } from '../tables/nakshatras.ts';
import { SIGN_ARC_DEG } from '../tables/signs.ts';
import { SOLAR_REGIONS, type SolarRegion } from '../tables/calendar/solarMonths.ts';
import type { TimeSpan } from '../time.ts';
import type { CalendarDay } from './civilDays.ts';
import { purnimantaIndexOf, type CalendarCourse, type MonthTithi } from './course.ts';
import { spanAt, type ValueSpan } from './lanes.ts';
import { daysToFirst } from './solarMonths.ts';

/** A day by the solar months of a region. */
export interface SolarDate {
  /** The sign of the Sun that the month stands for, Aries 0. */
  readonly signIndex: number;
  /** From 1. */
  readonly dayOfMonth: number;
}

export interface MonthDay {
  readonly day: CalendarDay;
  /** That touch the day from sunrise to the next, whole ones, in order. */
  readonly tithis: readonly MonthTithi[];
  readonly nakshatras: readonly ElementSpan[];
  readonly yogas: readonly ElementSpan[];
  readonly karanas: readonly ElementSpan[];
  /** Stays of the Moon in signs. */
  readonly moonSigns: readonly ElementSpan[];
  /** The name of the lunar month at sunrise from full moon to full moon, into `LUNAR_MONTHS`. */
  readonly purnimantaIndex: number;
  readonly solar: Readonly<Record<SolarRegion, SolarDate>>;
  /** Of the Sun at sunrise, Aries 0 and Ashwini 0. */
  readonly sunSignIndex: number;
  readonly sunNakshatraIndex: number;
  /** The Moon in Aquarius and Pisces. */
  readonly panchaka: TimeSpan | null;
  readonly bhadras: readonly TimeSpan[];
}

/** Lists what runs on each date of a course; every limb is searched once for all of them. */
export function monthDays(course: CalendarCourse): MonthDay[] {
  const days = datesOf(course);
  const range = { startJdUT: days[0]!.startJdUT, endJdUT: days.at(-1)!.endJdUT };
  const { sky } = course;
  const tithis = touching(course.tithis(), range);
  const yogas = elementSpans(PANCHANG_ELEMENTS.yoga, range.startJdUT, range.endJdUT, sky);
  const karanas = karanaSpans(tithis, range, sky);
  const signs = moonSigns(range, sky);
  const vishtis = karanas.filter(({ number }) => KARANAS[number - 1]!.name === 'Vishti');
  const panchakas = mergedSpans(signs.filter(({ number }) => PANCHAKA_SIGNS.includes(number)));
  const solarMonths = SOLAR_REGIONS.map((region) => [region, solarLane(region, course)] as const);
  return days.map((day): MonthDay => {
    const ofDay = touching(tithis, day);
    const sunDeg = sky.sunDeg(day.startJdUT);
    const at = day.dayNumber + 0.5;
    return {
      day,
      tithis: ofDay,
      nakshatras: touching(course.nakshatras(), day),
      yogas: touching(yogas, day),
      karanas: touching(karanas, day),
      moonSigns: touching(signs, day),
      purnimantaIndex: purnimantaIndexOf(ofDay[0]!),
      solar: Object.fromEntries(
        solarMonths.map(([region, lane]) => {
          const { startJdUT, value } = spanAt(lane, at)!;
          return [region, { signIndex: value, dayOfMonth: day.dayNumber - startJdUT + 1 }];
        }),
      ) as Record<SolarRegion, SolarDate>,
      sunSignIndex: Math.floor(sunDeg / SIGN_ARC_DEG),
      sunNakshatraIndex: Math.floor(sunDeg / NAKSHATRA_ARC_DEG),
      panchaka: touching(panchakas, day)[0] ?? null,
      bhadras: touching(vishtis, day),
    };
  });
}

/** Aquarius and Pisces, from 1. */
const PANCHAKA_SIGNS: readonly number[] = [11, 12];

/** The days of the dates, without those that the clock left out. */
function datesOf({ days, firstDayNumber, lastDayNumber }: CalendarCourse): CalendarDay[] {
  return Array.from({ length: lastDayNumber - firstDayNumber + 1 }, (_, i) => days.numbered(firstDayNumber + i));
}

function touching<Span extends TimeSpan>(spans: readonly Span[], { endJdUT, startJdUT }: TimeSpan): Span[] {
  return spans.filter((span) => span.startJdUT < endJdUT && span.endJdUT > startJdUT);
}

/** The solar months of a region by day numbers, from their first day to the first of the next. */
function solarLane(region: SolarRegion, { days, ingresses }: CalendarCourse): ValueSpan<number>[] {
  const firsts = ingresses().map(({ jdUT, signIndex }) => {
    const day = days.dated(jdUT);
    return { value: signIndex, startJdUT: day.dayNumber + daysToFirst(region, jdUT, day) };
  });
  return firsts.map((first, i) => ({ ...first, endJdUT: firsts[i + 1]?.startJdUT ?? Infinity }));
}
