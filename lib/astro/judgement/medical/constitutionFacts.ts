/** Who votes for the constitution of a chart, as facts. */
import { factsOf } from '../../factsOf.ts';
import type { Planet } from '../../tables/planets.ts';

interface OfPlanet {
  readonly planet: Planet;
}

interface OfSign {
  readonly signIndex: number;
}

export interface VoteFacts {
  readonly ascendant_lord: OfPlanet;
  readonly ascendant_sign: OfSign;
  readonly moon_sign: OfSign;
  /** The lord of the Moon’s sign. */
  readonly moon_lord: OfPlanet;
  readonly in_first: OfPlanet;
  readonly on_first: OfPlanet;
  readonly sun_sign: OfSign;
}

/** Makes the facts of votes. */
export const voteFact = factsOf<VoteFacts>();
