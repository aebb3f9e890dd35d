/** Sentences about scores of days: one day, a range of days, the best days. */
import type { DayScorePartId } from '../../../astro/judgement/day/score/dayScore.ts';
import type { DayCategoryId } from '../../../astro/judgement/tables/dayCategories.ts';
import type { DayClass } from '../../../astro/judgement/tables/dayScore.ts';
import type { Nothing } from '../../sentences.ts';

interface MatterScore {
  readonly matter: DayCategoryId;
  readonly score: number;
}

export interface DaySummaryWords {
  readonly day_class: { readonly dayClass: DayClass; readonly score: number };
  readonly given_by: { readonly parts: readonly DayScorePartId[] };
  readonly taken_by: { readonly parts: readonly DayScorePartId[] };
  readonly matters: { readonly best: MatterScore; readonly least: MatterScore };
  /** For a place that changed its side of the date line. */
  readonly no_day: Nothing;
  readonly range: {
    readonly days: number;
    readonly counts: Readonly<Record<DayClass, number>>;
    readonly bestDate: string;
    readonly bestScore: number;
    /** What gives most to the best day. */
    readonly reasons: readonly DayScorePartId[];
    readonly hardestDate: string;
    readonly hardestScore: number;
  };
  /** The matter is null where days are ranked as a whole. */
  readonly best_days: {
    readonly searched: number;
    readonly passed: number;
    readonly minScore: number;
    readonly matter: DayCategoryId | null;
  };
  /** Where no least score is asked about. */
  readonly best_part: { readonly searched: number; readonly told: number; readonly matter: DayCategoryId | null };
  readonly first_choice: { readonly date: string; readonly score: number };
  readonly highest_score: { readonly date: string; readonly score: number };
}
