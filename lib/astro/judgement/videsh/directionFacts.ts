/** What a chart says of the direction of a life abroad, as facts; `lib/words/en/videsh/directions.ts` says them. */
import { factsOf, type Fact } from '../../factsOf.ts';
import type { Planet } from '../../tables/planets.ts';
import type { DirectionId } from './tables/directions.ts';

/** Why a sign or a planet votes for its direction. */
export interface DirectionReasonFacts {
  readonly house_sign: { readonly house: number; readonly signIndex: number };
  readonly lord_sign: { readonly planet: Planet; readonly house: number; readonly signIndex: number };
  readonly rahu_sign: { readonly signIndex: number };
  readonly lord_of: { readonly planet: Planet; readonly house: number };
  readonly occupant: { readonly planet: Planet; readonly house: number };
  readonly strongest: { readonly planet: Planet };
}

export type DirectionReason = Fact<DirectionReasonFacts>;

export interface DirectionFacts extends DirectionReasonFacts {
  readonly vote: { readonly reason: DirectionReason; readonly direction: DirectionId };
  /** A country that custom sees in a direction. */
  readonly lies: { readonly direction: DirectionId };
}

export type DirectionFact = Fact<DirectionFacts>;

/** Makes the facts of a direction. */
export const directionFact = factsOf<DirectionFacts>();
