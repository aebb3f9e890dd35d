/** Sentences on the signs of a change of job and of promotion. */
import type { IndicatorFacts, IndicatorMatterId, SpanFact } from '../../../astro/judgement/career/indicators/facts.ts';
import type { Nothing } from '../../sentences.ts';

/** The first and the last day; null where one lies outside the years computed. */
interface OpenSpan {
  readonly fromDate: string | null;
  readonly untilDate: string | null;
}

export interface IndicatorWords extends IndicatorFacts {
  /** Why a sign holds for a time. */
  readonly span: { readonly span: SpanFact };
  /** When a sign holds. */
  readonly for_life: Nothing;
  readonly absent_at_birth: Nothing;
  readonly holds: OpenSpan;
  readonly absent_in_period: Nothing;
  readonly next: OpenSpan & { readonly span: SpanFact };
  readonly absent_in_years: Nothing;
  /** All signs of a matter. */
  readonly group: {
    readonly matter: IndicatorMatterId;
    readonly count: number;
    readonly met: number;
    readonly indication: 'strong' | 'moderate' | 'slight';
  };
  readonly yet_to_come: OpenSpan & { readonly span: SpanFact };
}
