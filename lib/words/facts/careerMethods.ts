/** Sentences of the three methods of /career, besides the facts of their judgements. */
import type { MannerFacts } from '../../astro/judgement/career/livelihoodFacts.ts';
import type { ReferenceId, VoteFacts } from '../../astro/judgement/career/voteFacts.ts';
import type { WorkFacts } from '../../astro/judgement/career/workFacts.ts';
import type { Placing } from '../../astro/judgement/phrases.ts';
import type { Planet } from '../../astro/tables/planets.ts';

/** How far a method promises success. */
export type MethodSide = 'kind' | 'mixed' | 'hard';

/** Where income is found. */
export type IncomeVerdict = 'foreign' | 'mixed' | 'domestic';

export interface WorkWords extends WorkFacts {
  /** The planet with the most votes of the third method. */
  readonly leading_planet: { readonly planet: Planet };
}

export interface LivelihoodWords extends MannerFacts {
  /** The 10th from a place, and the planets in it. */
  readonly reference_tenth: {
    readonly reference: ReferenceId;
    readonly signIndex: number;
    readonly occupants: readonly Planet[];
  };
  /** The sign where the lord of the 10th stands in the navamsa, and its lord. */
  readonly significator_found: {
    readonly lord: Planet;
    readonly signIndex: number;
    readonly significator: Planet;
  };
  readonly significator_stands: Placing & { readonly planet: Planet; readonly house: number };
  readonly other_references: {
    readonly others: readonly { readonly reference: ReferenceId; readonly significator: Planet }[];
  };
  /** The house and the nakshatra of the significator. */
  readonly work_aim: { readonly planet: Planet; readonly house: number; readonly nakshatraIndex: number };
  readonly livelihood_counsel: { readonly side: MethodSide };
  readonly where_to_earn: { readonly verdict: IncomeVerdict };
  /** Points of both sides, and the reasons that count most. */
  readonly income_location: {
    readonly verdict: IncomeVerdict;
    readonly foreign: number;
    readonly domestic: number;
    readonly clauses: readonly string[];
  };
}

export interface CareerMethodWords extends VoteFacts, WorkWords, LivelihoodWords {}
