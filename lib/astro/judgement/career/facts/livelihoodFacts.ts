/** What the first method finds of the livelihood, as facts. */
import { factsOf, type Fact, type Nothing } from '../../../factsOf.ts';
import type { Planet } from '../../../tables/planets.ts';
import type { Placing } from '../../placing.ts';
import type { ReferenceId } from './voteFacts.ts';

/** How a livelihood is earned by the sign of its significator. */
export type SignMannerId = 'own_standing' | 'through_friends' | 'in_service' | 'rising' | 'in_contest' | 'among_equals';

/** How a livelihood is earned: what was looked for, and what it means. */
export interface MannerFacts {
  readonly sign_manner_rule: Nothing;
  readonly sign_manner: Placing & { readonly planet: Planet; readonly manner: SignMannerId };
  readonly own_effort_rule: Nothing;
  /** The lord of the ascendant is strong; 0 to 100. */
  readonly own_effort: { readonly planet: Planet; readonly house: number; readonly strength: number };
  readonly many_ways_rule: Nothing;
  readonly many_ways: { readonly planets: readonly Planet[]; readonly houses: readonly number[] };
}

/** What the score of a place is made of: the place itself, and what surrounds it. */
export interface ReferenceScoreFacts {
  readonly ascendant_house: { readonly signIndex: number };
  readonly ascendant_lord: { readonly planet: Planet };
  readonly light_itself: { readonly planet: Planet };
  /** How many benefics and malefics bear on a sign; the score without any, and what each adds or takes. */
  readonly sign_influences: {
    readonly signIndex: number;
    readonly benefics: number;
    readonly malefics: number;
    readonly base: number;
    readonly points: number;
  };
}

export interface LivelihoodFactors {
  readonly tenth_standing: {
    readonly reference: ReferenceId;
    readonly signIndex: number;
    readonly occupants: readonly Planet[];
    readonly value: number;
  };
}

export interface LivelihoodFacts extends MannerFacts, ReferenceScoreFacts, LivelihoodFactors {}

export type ReferenceScoreFact = Fact<ReferenceScoreFacts>;
export type MannerFact = Fact<MannerFacts>;

/** Makes the facts of the livelihood. */
export const livelihoodFact = factsOf<LivelihoodFacts>();
