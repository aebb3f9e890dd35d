/** What the measures of longevity find, as facts; `lib/words/longevity.ts` says them. */
import { factsOf, type Fact, type Nothing } from '../../factsOf.ts';
import type { Planet } from '../../tables/planets.ts';

/** Conditions of the class that Saturn takes and of the class that Jupiter adds. */
export interface LifeConditionFacts {
  readonly saturn_in_first: Nothing;
  readonly saturn_aspects_first: Nothing;
  readonly saturn_weak_contributor: Nothing;
  readonly saturn_strong_by_sign: Nothing;
  readonly jupiter_in_first: Nothing;
  readonly jupiter_in_seventh: Nothing;
  readonly jupiter_with_lord: Nothing;
  readonly jupiter_aspects_lord: Nothing;
}

export type LifeConditionId = keyof LifeConditionFacts;

/** What multiplies or takes years of a planet in pindayu, amsayu and nisargayu. */
export interface LifeYearsFacts {
  readonly exalted: Nothing;
  readonly retrograde: Nothing;
  readonly vargottama: Nothing;
  readonly own_sign: Nothing;
  readonly own_navamsa: Nothing;
  readonly own_drekkana: Nothing;
  readonly enemy_sign: Nothing;
  readonly combust: Nothing;
  /** `share` of the years, 0 to 1. */
  readonly visible_half: { readonly share: number; readonly house: number; readonly isBenefic: boolean };
  /** Of the whole sum, not of one planet; half where a benefic aspects the first house. */
  readonly malefic_rising: { readonly planets: readonly Planet[]; readonly benefic: Planet | null };
}

export type LifeYearsFact = Fact<LifeYearsFacts>;

/** Makes the facts of pindayu, amsayu and nisargayu. */
export const lifeYearsFact = factsOf<LifeYearsFacts>();
