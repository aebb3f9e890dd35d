/** Sentences about the plan of remedies: its steps, and what the answer is in a line. */
import type { PlanStep } from '../../../astro/judgement/remedy/remedyPlan.ts';
import type { Planet } from '../../../astro/tables/planets.ts';
import type { Nothing } from '../../sentences.ts';

export interface PlanWords {
  /** What is done, from when and until when. */
  readonly step: {
    readonly kind: PlanStep['kind'];
    readonly planet: Planet;
    readonly startDate: string;
    readonly untilDate: string;
    readonly isForChild: boolean;
  };
  readonly recital_reason: Nothing;
  /** Nothing is added to the strength of a planet that protects. */
  readonly protects: { readonly planet: Planet };
}
