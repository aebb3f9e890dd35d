/** What is found of a planet for health, as facts: types of weakness and of strength, and what raises a fall. */
import { factsOf, type Fact } from '../../factsOf.ts';
import type { Dignity } from '../../planet/dignity.ts';
import type { FunctionalNature } from '../../planet/lordship.ts';
import type { ScoreFacts } from '../../score.ts';
import type { Node, Planet, SevenPlanet } from '../../tables/planets.ts';

interface OfPlanet {
  readonly planet: Planet;
}

interface Judged extends OfPlanet {
  readonly isMet: boolean;
}

/** By planet and house; the house is null for the nodes, which have no directional strength. */
interface Directed extends Judged {
  readonly house: number | null;
}

interface BySign extends OfPlanet {
  readonly dignity: Dignity;
  readonly signIndex: number;
}

/** Types of weakness, each with what was found, met or not. */
export interface WeaknessTypeFacts {
  readonly debilitated: Judged & { readonly signIndex: number };
  readonly combust: Judged & { readonly separationDeg: number };
  readonly enemy_sign: Judged & BySign;
  readonly functional_malefic: OfPlanet & { readonly nature: FunctionalNature };
  /** The dusthanas it owns. */
  readonly dusthana_lord: OfPlanet & { readonly houses: readonly number[] };
  readonly dusthana_placement: Judged & { readonly house: number };
  /** The house where it has no strength by direction. */
  readonly no_directional_strength: Directed;
  readonly malefic_influence: OfPlanet & { readonly by: readonly Planet[] };
  readonly near_node: OfPlanet & { readonly held: { readonly node: Node; readonly separationDeg: number } | null };
  readonly retrograde_malefic: Judged;
  readonly house_junction: Judged & { readonly distanceDeg: number };
}

/** Why a type of weakness counts less than fully. */
export interface ReliefFacts {
  /** By the number of conditions of neecha bhanga. */
  readonly fall_relieved: { readonly count: number };
  readonly combustion_relieved: { readonly by: readonly ('other_sign' | 'retrograde' | 'strong_by_sign')[] };
}

/** A type of weakness that counts, with its relief. */
export interface WeaknessFound {
  readonly type: Fact<WeaknessTypeFacts>;
  readonly relief: Fact<ReliefFacts> | null;
}

export interface WeaknessFacts extends ReliefFacts, ScoreFacts {
  readonly weakness_found: WeaknessFound;
}

/** How the house of a planet protects it. */
export type HousePlace = 'kendra' | 'trikona' | 'kendra_and_trikona' | 'warding' | 'neither';

/** Types of strength that protect, each with what was found, met or not. */
export interface StrengthTypeFacts {
  readonly dignity: BySign;
  /** The number of conditions that hold; null where it has no fall. */
  readonly raised_fall: OfPlanet & { readonly count: number | null };
  /** The house of its full strength by direction. */
  readonly directional_strength: Directed;
  readonly vargottama: Judged;
  /** Its sign and dignity are those of the dispositor, which may be the planet itself. */
  readonly strong_dispositor: Judged & BySign & { readonly dispositor: SevenPlanet };
  readonly well_housed: OfPlanet & { readonly house: number; readonly place: HousePlace };
  readonly benefic_influence: OfPlanet & { readonly by: readonly Planet[] };
  /** Null for the nodes, and for a chart without a day and a place. */
  readonly shadbala: OfPlanet & { readonly ratio: number | null };
}

export interface StrengthFacts extends ScoreFacts {
  /** The name of a type, with its points. */
  readonly strength_type: { readonly type: Fact<StrengthTypeFacts> };
  /** What was found of it. */
  readonly strength_found: { readonly type: Fact<StrengthTypeFacts> };
}

/** The five conditions of neecha bhanga raja yoga, worded as if they held. */
export interface FallFacts {
  readonly dispositor_in_kendra: { readonly dispositor: SevenPlanet };
  /** Null for Mercury, who is exalted in his own sign. */
  readonly exaltation_lord_in_kendra: { readonly lord: SevenPlanet | null };
  readonly held_by_dispositor: { readonly dispositor: SevenPlanet };
  readonly exchange_or_mutual_kendra: { readonly dispositor: SevenPlanet; readonly lord: SevenPlanet | null };
  /** The planet exalted in the sign of the fall, where there is one. */
  readonly strong_in_navamsa_or_exalted_one_in_kendra: {
    readonly exalted: Planet | null;
    readonly signIndex: number;
  };
}

/** Makes the facts of weaknesses. */
export const weaknessFact = factsOf<WeaknessFacts & WeaknessTypeFacts>();

/** Makes the facts of strengths. */
export const strengthFact = factsOf<StrengthFacts & StrengthTypeFacts>();

/** Makes the facts of a fall. */
export const fallFact = factsOf<FallFacts>();
