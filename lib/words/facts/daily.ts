/** Sentences of /panchang/daily: the day as a whole, its month, its yogas. */
import type { AvoidedKind } from '../../astro/panchang/avoidedTimes.ts';
import type { DayFacts } from '../../astro/panchang/facts.ts';
import type { DayYogaId } from '../../astro/tables/dayYogas.ts';
import type { Direction } from '../../astro/tables/directions.ts';
import type { PanchakaId } from '../../astro/tables/panchaka.ts';
import type { Paksha } from '../../astro/tables/panchang.ts';

/** An instant in local time of the place. */
export interface Moment {
  readonly date: string;
  readonly time: string;
}

export interface DaySpan {
  /** Whether it lasts as long as the day, from sunrise to sunrise. */
  readonly isAllDay: boolean;
  readonly start: Moment;
  readonly end: Moment;
}

/** A tithi or a nakshatra that runs in the day. */
export interface Running {
  /** A tithi from 1 to 30, a nakshatra from 1 to 27. */
  readonly number: number;
  /** Null where it lasts to the end of the day. */
  readonly until: Moment | null;
}

/** The date that a sentence is about; other dates are written out. */
interface OnDate {
  readonly date: string;
}

interface MonthNames {
  /** Chaitra 0, by the reckoning from new moon to new moon and by that from full moon to full moon. */
  readonly monthIndex: number;
  readonly purnimantaIndex: number;
}

export interface DailyWords extends DayFacts {
  readonly day_named: OnDate &
    MonthNames & {
      readonly weekdayIndex: number;
      readonly tithi: number;
      readonly isAdhika: boolean;
      /** Years of the eras. */
      readonly vikram: number;
      readonly shaka: number;
    };
  readonly elements_run: OnDate & { readonly tithis: readonly Running[]; readonly nakshatras: readonly Running[] };
  readonly yogas_said: OnDate & {
    readonly nature: 'good' | 'mixed' | 'bad';
    readonly yogas: readonly (DaySpan & { readonly yoga: DayYogaId })[];
  };
  readonly avoided: OnDate & { readonly times: readonly (DaySpan & AvoidedKind)[] };
  /** `between`: what stands for sunrise and sunset where there is none; null where both are real. */
  readonly clear: OnDate & {
    readonly spans: readonly DaySpan[];
    readonly between: { readonly start: Moment; readonly end: Moment } | null;
  };
  /** Why the month has its name; signs are those of the Sun at its first and at the next new moon. */
  readonly month_named: {
    readonly kind: 'regular' | 'adhika' | 'kshaya';
    readonly monthIndex: number;
    /** The month that a kshaya one stands for too. */
    readonly lostMonthIndex: number | null;
    readonly signIndex: number;
    readonly nextSignIndex: number;
  };
  /** Whether both reckonings agree. */
  readonly half_named: MonthNames & { readonly isAdhika: boolean; readonly paksha: Paksha };
  readonly panchaka_rule: Moment & {
    readonly weekdayIndex: number;
    /** False where there was no sunrise to count the weekday from. */
    readonly isFromSunrise: boolean;
    readonly kind: PanchakaId | null;
  };
  readonly shool_rule: { readonly weekdayIndex: number; readonly direction: Direction };
  readonly panchaka_rahita_rule: { readonly weekdayIndex: number };
}
