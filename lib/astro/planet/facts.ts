/** What judgements of a single planet find, as facts; `lib/words/planets.ts` and `lib/words/lordship.ts` say them. */
import { factsOf, type Fact, type Nothing } from '../fact.ts';
import type { SevenPlanet } from '../tables/planets.ts';
import type { Dignity } from './dignity.ts';

/** What owning a house adds to the nature of a planet. */
export interface LordshipFacts {
  readonly ascendant_lord: Nothing;
  /** Of the 5th or the 9th. */
  readonly trikona_lord: { readonly house: number };
  /** A natural benefic or malefic that owns the 4th, the 7th or the 10th. */
  readonly benefic_of_kendra: { readonly house: number };
  readonly malefic_of_kendra: { readonly house: number };
  /** Of the 3rd, the 6th or the 11th. */
  readonly hard_lord: { readonly house: number };
  readonly second_lord: Nothing;
  readonly twelfth_lord: Nothing;
  readonly eighth_lord: { readonly isSpared: boolean };
}

export type LordshipFact = Fact<LordshipFacts>;

/** Makes the facts of lordship. */
export const lordshipFact = factsOf<LordshipFacts>();

/** What softens the combustion of a planet. */
export interface ReliefFacts {
  readonly dignity: { readonly planet: SevenPlanet; readonly dignity: Dignity };
  readonly inferior_conjunction: { readonly planet: SevenPlanet };
  readonly vargottama: { readonly planet: SevenPlanet };
  readonly pushkara_navamsa: { readonly planet: SevenPlanet };
  readonly different_sign: Nothing;
}

export type ReliefFact = Fact<ReliefFacts>;

/** Makes the facts of relief from combustion. */
export const reliefFact = factsOf<ReliefFacts>();
