/** What the second method finds on karakamsha, as facts. */
import { factsOf, type Fact, type Nothing } from '../../../factsOf.ts';
import type { Planet } from '../../../tables/planets.ts';

/** How a planet influences karakamsha, as a clause. */
export interface InfluenceFacts {
  readonly stands_in_karakamsha: { readonly planet: Planet; readonly signIndex: number };
  /** From the sign of the planet in the navamsa. */
  readonly aspects_karakamsha: { readonly planet: Planet; readonly signIndex: number };
  readonly in_trine_to_karakamsha: { readonly planet: Planet; readonly house: number };
}

/** What the score of the second method is made of; the tenth is counted from karakamsha. */
export interface KarakamshaFactors {
  /** Mercury in it with the help of Jupiter. */
  readonly tenth_trade: Nothing;
  readonly tenth_makers: { readonly planets: readonly Planet[] };
  readonly tenth_benefics: { readonly planets: readonly Planet[] };
  readonly tenth_aspects: { readonly planets: readonly Planet[] };
  readonly tenth_without_makers: Nothing;
  readonly tenth_malefics: { readonly planets: readonly Planet[] };
  readonly tenth_malefic_aspects: { readonly planets: readonly Planet[] };
  readonly tenth_without_malefics: Nothing;
  /** Why malefics count half. */
  readonly tenth_relieved: { readonly planets: readonly Planet[] };
  /** The house of the amatyakaraka, counted from the atmakaraka. */
  readonly karaka_relation: {
    readonly amatyakaraka: Planet;
    readonly atmakaraka: Planet;
    readonly house: number;
    readonly isAspect: boolean;
    readonly isEasy: boolean;
  };
}

export interface KarakamshaCareerFacts extends InfluenceFacts, KarakamshaFactors {}

export type InfluenceFact = Fact<InfluenceFacts>;

/** Makes the facts of karakamsha. */
export const karakamshaFact = factsOf<KarakamshaCareerFacts>();
