/** What judgements of a single planet find, as facts; `lib/words/planets.ts` and `lib/words/lordship.ts` say them. */
import { factsOf, type Fact, type Nothing } from '../factsOf.ts';
import type { Planet, SevenPlanet } from '../tables/planets.ts';
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
  readonly eighth_lord: { readonly sparedAs: 'luminary' | 'ascendant_lord' | null };
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

/** Why a planet is in a state (avastha). */
export interface AvasthaFacts {
  /** Which six degrees of a sign, 1 to 5. */
  readonly sixth_of_sign: { readonly sixth: number; readonly isOddSign: boolean };
  readonly placed: { readonly dignity: Dignity };
  readonly combust_state: Nothing;
  readonly in_company: { readonly planets: readonly Planet[] };
  readonly in_fifth_with: { readonly planets: readonly Planet[] };
  readonly seen_by_enemies: { readonly planets: readonly Planet[] };
  /** In a water sign under malefics alone. */
  readonly thirsty: { readonly planets: readonly Planet[] };
  readonly sign_of_friend: { readonly lord: SevenPlanet };
  /** With the Sun, under the aspects of these. */
  readonly with_sun: { readonly planets: readonly Planet[] };
}

export type AvasthaFact = Fact<AvasthaFacts>;

/** Makes the facts of avasthas. */
export const avasthaFact = factsOf<AvasthaFacts>();
