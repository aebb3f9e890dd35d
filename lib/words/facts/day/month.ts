/** Sentences of the text of a month. */
import type { DayScorePartId } from '../../../astro/judgement/day/score/dayScore.ts';
import type { DayCategoryId } from '../../../astro/judgement/tables/dayCategories.ts';
import type { ClosureId } from '../../../astro/judgement/tables/dayClosures.ts';
import type { DayClass } from '../../../astro/judgement/tables/dayScore.ts';
import type { Nothing } from '../../sentences.ts';

/** A day with what distinguishes it from the others of its month. */
interface NamedDay {
  readonly date: string;
  readonly weekdayIndex: number;
  readonly score: number;
  readonly reasons: readonly DayScorePartId[];
}

interface DatedScore {
  readonly date: string;
  readonly score: number;
}

export interface DayMonthWords {
  readonly no_days: Nothing;
  /** The month from 1, with the number of days of each class. */
  readonly overview: {
    readonly month: number;
    readonly year: number;
    readonly counts: Readonly<Record<DayClass, number>>;
    readonly meanScore: number;
  };
  readonly matters: {
    readonly days: readonly { readonly date: string; readonly matters: readonly DayCategoryId[] }[];
  };
  readonly best_days: { readonly days: readonly NamedDay[] };
  readonly gentle_days: { readonly days: readonly NamedDay[] };
  readonly no_gentle_day: Nothing;
  /** Days on end in which beginnings are left, by what closes them. */
  readonly closed_days: {
    readonly closure: ClosureId;
    readonly spans: readonly { readonly fromDate: string; readonly untilDate: string }[];
  };
  /** Counted from 1; gentlest where a day of it stands out. */
  readonly week: {
    readonly number: number;
    readonly fromDate: string;
    readonly untilDate: string;
    readonly meanScore: number;
    readonly best: DatedScore;
    readonly gentlest: DatedScore | null;
  };
  readonly closing: Nothing;
}
