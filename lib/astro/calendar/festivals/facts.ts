/** What is known of a festival or a vrata on its day. */
import type { FestivalRow } from '../../tables/calendar/festivalRow.ts';
import type { DecidedBy, ExceptionId, OtherReading, WindowId } from '../../tables/calendar/ids.ts';
import type { VrataRow } from '../../tables/calendar/vratas.ts';
import type { TimeSpan } from '../../time.ts';
import type { CalendarDay } from '../civilDays.ts';
import type { MonthTithi } from '../course.ts';
import type { DayCover } from './dayChoice.ts';
import type { Tradition } from './ekadashi.ts';

/** Another date that has followers. */
export interface OtherDay {
  readonly day: CalendarDay;
  readonly reason: OtherReading;
}

/** What the day was found by. */
export type DecidingSpan =
  /** With its month. */
  | { readonly kind: 'tithi'; readonly tithi: MonthTithi }
  /** From 1. */
  | { readonly kind: 'nakshatra'; readonly nakshatra: number; readonly span: TimeSpan }
  /** When the Sun enters a sign, Aries 0. */
  | { readonly kind: 'ingress'; readonly signIndex: number; readonly jdUT: number };

interface DayFacts {
  readonly day: CalendarDay;
  readonly by: DecidingSpan;
  /** The window that the tithi or the star was asked in; null where the Sun decides. */
  readonly window: WindowId | null;
  /** The days whose window it touches. */
  readonly covers: readonly DayCover[];
  readonly decidedBy: DecidedBy;
  readonly exception: ExceptionId | null;
  /** In order of time. */
  readonly also: readonly OtherDay[];
}

export interface FestivalDay extends DayFacts {
  readonly kind: 'festival';
  readonly row: FestivalRow;
}

/** A festival on its day, before its other dates are known. */
export interface FoundDay extends Omit<FestivalDay, 'also'> {
  /** Of a star: its other days in the same solar month. */
  readonly others?: readonly CalendarDay[];
}

export interface VrataDay extends DayFacts {
  readonly kind: 'vrata';
  readonly row: VrataRow;
  /** Of an Ekadashi whose two traditions keep different days; null for all that keep one. */
  readonly tradition: Tradition | null;
}

export type ObservedDay = FestivalDay | VrataDay;
