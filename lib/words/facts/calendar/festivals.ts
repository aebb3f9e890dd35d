/** Sentences of festivals and vratas: when they are, by which rule, and which other date has followers. */
import type { SankrantiRule } from '../../../astro/tables/calendar/festivalRow.ts';
import type { FestivalRef, ObservedRef } from '../../../astro/calendar/festivals/observedName.ts';
import type {
  DecidedBy,
  ExceptionId,
  PlainReading,
  RunningReading,
  WindowId,
} from '../../../astro/tables/calendar/ids.ts';
import type { SolarRegion } from '../../../astro/tables/calendar/solarMonths.ts';

/** Date and time of the clock. */
export interface ClockTime {
  readonly date: string;
  readonly time: string;
}

/** A tithi, 1 to 30, or a star of the Moon, Ashwini 0. */
export type Running =
  { readonly kind: 'tithi'; readonly number: number } | { readonly kind: 'star'; readonly nakshatraIndex: number };

export interface WindowReason {
  readonly kind: 'window';
  readonly running: Running;
  readonly window: WindowId;
  readonly decidedBy: DecidedBy;
  readonly exception: ExceptionId | null;
  /** Whether the tithi runs at sunrise of the day; else it begins in it. */
  readonly runsAtSunrise: boolean;
}

export type DayReason =
  | WindowReason
  | {
      readonly kind: 'ingress';
      readonly signIndex: number;
      readonly rule: SankrantiRule;
      readonly at: ClockTime;
      /** Whether the day is the date of the ingress. */
      readonly isSameDate: boolean;
    }
  | { readonly kind: 'solar_day'; readonly day: number; readonly region: SolarRegion; readonly signIndex: number }
  | { readonly kind: 'relative'; readonly offsetDays: number; readonly anchor: FestivalRef };

export interface FestivalWords {
  /** The day and why it is. */
  readonly placed: { readonly observed: ObservedRef; readonly date: string; readonly reason: DayReason };
  /** A fast of Ekadashi; of householders, of Vaishnavas, or null for both. */
  readonly fast: {
    readonly observed: ObservedRef;
    readonly date: string;
    readonly tradition: 'smarta' | 'vaishnava' | null;
    readonly reason: WindowReason;
  };
  /** How long the tithi or the star lasts. */
  readonly lasts: { readonly running: Running; readonly start: ClockTime; readonly end: ClockTime };
  readonly other_day: {
    readonly date: string;
    readonly why:
      | { readonly kind: 'plain'; readonly reason: PlainReading }
      | { readonly kind: 'running'; readonly reason: RunningReading; readonly running: Running };
  };
  /** Whether a tithi runs in a window of a date. */
  readonly covered: {
    readonly running: Running;
    readonly window: WindowId;
    readonly date: string;
    readonly isMet: boolean;
  };
  readonly in_month: { readonly monthIndex: number; readonly isAdhika: boolean };
  readonly exception: { readonly running: Running; readonly exception: ExceptionId };
}
