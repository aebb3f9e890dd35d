/** Sentences of the tables of a day and a month: an instant, gowri, rising signs, yogas, taras. */
import type { NallaNeramRule } from '../../../astro/panchang/day/gowri.ts';
import type { PeriodId } from '../../../astro/tables/dayPeriods.ts';
import type { ChoghadiyaId } from '../../../astro/tables/dayParts.ts';
import type { DayYogaId } from '../../../astro/tables/dayYogas.ts';
import type { GowriId } from '../../../astro/tables/gowri.ts';
import type { SevenPlanet } from '../../../astro/tables/planets.ts';
import type { Nothing } from '../../sentences.ts';
import type { Moment } from '../daily.ts';

/** Some time of a day. */
export interface ClockSpan {
  readonly start: Moment;
  readonly end: Moment;
}

interface MonthOf {
  readonly year: number;
  /** January 0. */
  readonly monthIndex: number;
}

export interface DayTableWords {
  /** The weekday, tithi (1 to 30) and nakshatra of an instant. */
  readonly limbs_now: {
    readonly date: string;
    readonly time: string;
    /** Of the sunrise before. */
    readonly weekdayIndex: number;
    /** The clock shows the date after that of the sunrise. */
    readonly isBeforeSunrise: boolean;
    readonly tithi: number;
    readonly tithiUntil: Moment;
    readonly nakshatraIndex: number;
    readonly nakshatraUntil: Moment;
  };
  /** The hora and the choghadiya of an instant; the moments are on its date or the next. */
  readonly parts_now: {
    readonly date: string;
    readonly horaLord: SevenPlanet;
    readonly horaUntil: Moment;
    readonly choghadiya: ChoghadiyaId;
    readonly choghadiyaUntil: Moment;
  };
  /** What is avoided and runs at an instant; at least one. */
  readonly avoided_now: { readonly periods: readonly PeriodId[] };
  readonly gowri_rule: { readonly weekdayIndex: number };
  readonly nalla_neram_rule: { readonly rule: NallaNeramRule };
  /** Good times by gowri, each of one part or of neighbours. */
  readonly gowri_good: {
    readonly date: string;
    readonly times: readonly (ClockSpan & { readonly parts: readonly GowriId[] })[];
  };
  readonly rising_rule: Nothing;
  readonly some_signs_never_rise: Nothing;
  /** The sign that rises with the Sun. */
  readonly rises_with_sun: { readonly date: string; readonly signIndex: number; readonly until: Moment };
  /** Up to three of the longest times by day without a fault of panchaka. */
  readonly free_by_day: { readonly date: string; readonly spans: readonly ClockSpan[] };
  /** Vara and nakshatra, vara and tithi (1 to 30), or all three; what has no part in it is empty. */
  readonly yoga_rule: {
    readonly weekdayIndex: number;
    readonly tithis: readonly number[];
    readonly nakshatraIndexes: readonly number[];
  };
  /** Counts of nakshatras from that of the Sun, which is 1. */
  readonly ravi_rule: { readonly counts: readonly number[] };
  readonly no_yoga: { readonly date: string };
  /** On which days of a month, from 1, a yoga holds at some time. */
  readonly yoga_days: MonthOf & { readonly yoga: DayYogaId; readonly days: readonly number[] };
  readonly no_leading_yoga: MonthOf;
  readonly tara_rule: Nothing;
  readonly new_and_full: MonthOf & {
    readonly newMoons: readonly Moment[];
    readonly fullMoons: readonly Moment[];
  };
}
