/** A day in a line, and in a few short sentences. */
import type { Fact } from '../../../astro/factsOf.ts';
import type { ClosureId } from '../../../astro/judgement/tables/dayClosures.ts';
import type { DayClass } from '../../../astro/judgement/tables/dayScore.ts';
import type { ClockSpan } from './clock.ts';
import type { DayReasonFacts } from './dayText.ts';

/** Which of three frames a day has: consecutive days have different ones. */
interface InTurn {
  readonly turn: number;
}

interface Verdict extends InTurn {
  readonly dayClass: DayClass;
}

export interface DayHeadlineWords {
  /** What helps is told of a good day, what weakens of the others; null where nothing does. */
  readonly headline: Verdict & { readonly reason: Fact<DayReasonFacts> | null };
  /** Where a closed time is the news of the day. */
  readonly closed_headline: InTurn & { readonly closure: ClosureId; readonly isAllDay: boolean };
  readonly verdict: Verdict & {
    readonly helps: Fact<DayReasonFacts> | null;
    readonly presses: Fact<DayReasonFacts> | null;
  };
  readonly best_time: { readonly span: ClockSpan; readonly isQuiet: boolean };
  readonly routine_time: { readonly span: ClockSpan };
  readonly no_time: Record<never, never>;
  /** The span is null where it lasts all day. */
  readonly closed: { readonly closure: ClosureId; readonly span: ClockSpan | null };
}
