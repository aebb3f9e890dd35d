/** What the second method finds on karakamsha, as facts. */
import { factsOf, type Fact } from '../../factsOf.ts';
import type { Planet } from '../../tables/planets.ts';

/** How a planet influences karakamsha, as a clause. */
export interface InfluenceFacts {
  readonly stands_in_karakamsha: { readonly planet: Planet; readonly signIndex: number };
  /** From the sign of the planet in the navamsa. */
  readonly aspects_karakamsha: { readonly planet: Planet; readonly signIndex: number };
  readonly in_trine_to_karakamsha: { readonly planet: Planet; readonly house: number };
}

export type InfluenceFact = Fact<InfluenceFacts>;

/** Makes the facts of karakamsha. */
export const karakamshaFact = factsOf<InfluenceFacts>();
