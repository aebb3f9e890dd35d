/** What decides an argala, and how its points come about. */
import { factsOf, type Nothing } from '../factsOf.ts';
import type { Planet } from '../tables/planets.ts';
import type { Modality } from '../tables/signs.ts';

export interface ArgalaFacts {
  readonly argala_nobody: Nothing;
  readonly argala_unopposed: Nothing;
  /** By number: how many intervene, and how many obstruct. */
  readonly argala_more: { readonly interveners: number; readonly obstructors: number };
  readonly argala_fewer: { readonly interveners: number; readonly obstructors: number };
  /** On equal numbers by the kind of the two signs. */
  readonly argala_sign_kind: { readonly own: Modality; readonly other: Modality };
  /** In signs of one kind by the planet that is furthest in its sign. */
  readonly argala_furthest: { readonly modality: Modality; readonly ownDeg: number; readonly otherDeg: number };
  readonly argala_points: {
    readonly argalaHouse: number;
    readonly virodhaHouse: number;
    readonly planets: readonly Planet[];
    readonly difference: number;
    /** Mean of 1 for a benefic and -1 for a malefic. */
    readonly meanNature: number;
    readonly weight: number;
    readonly isHarmHeldOff: boolean;
  };
}

export const argalaFact = factsOf<ArgalaFacts>();
