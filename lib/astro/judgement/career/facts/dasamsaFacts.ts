/** What the third method finds in the dasamsa, as facts. */
import type { Tie } from '../../../chart/links.ts';
import { factsOf, type Fact, type Nothing } from '../../../factsOf.ts';
import type { Planet } from '../../../tables/planets.ts';

export type DasamsaYogaId =
  | 'raja_yoga'
  | 'dharma_karma'
  | 'tenth_lord_well_placed'
  | 'exalted_in_kendra'
  | 'vargottama'
  | 'amatyakaraka_rising'
  | 'sun_in_tenth'
  | 'rahu_in_tenth'
  | 'exchange'
  | 'malefic_in_eighth'
  | 'hard_lord_in_tenth';

/** Yogas that count where they are not formed too. */
export type MissedYogaId = Extract<
  DasamsaYogaId,
  'raja_yoga' | 'tenth_lord_well_placed' | 'vargottama' | 'amatyakaraka_rising' | 'exchange' | 'malefic_in_eighth'
>;

/** How two lords are joined; an aspect of one side joins none. */
export type Joining = Tie;

interface InHouse {
  readonly planet: Planet;
  readonly house: number;
}

/** Conditions of the yogas, worded as if they held. */
export interface DasamsaConditions {
  readonly kendra_trikona_rule: Nothing;
  readonly dharma_karma_rule: Nothing;
  readonly tenth_lord_rule: Nothing;
  readonly exalted_rule: Nothing;
  readonly kept_sign_rule: Nothing;
  readonly amatyakaraka_rule: Nothing;
  readonly in_tenth_rule: { readonly planet: Planet };
  readonly exchange_rule: Nothing;
  readonly malefic_rule: Nothing;
  readonly hard_lord_rule: Nothing;
  readonly one_debilitated: Nothing;
  readonly debilitated: Nothing;
  readonly one_in_dusthana: Nothing;
  readonly benefic_on_eighth: Nothing;
  readonly strong_by_sign: Nothing;
}

/** What forms a yoga, as a clause: `Venus is exalted in the 4th`. */
export interface DasamsaFound {
  /** Each lord with the house that it owns, and the houses where they stand. */
  readonly joined_lords: {
    readonly lords: readonly [InHouse, InHouse];
    readonly joining: Joining;
    readonly houses: readonly number[];
  };
  readonly lord_of_both: {
    readonly planet: Planet;
    readonly ownedHouses: readonly [number, number];
    readonly house: number;
  };
  readonly tenth_lord_stands: InHouse;
  readonly exalted_planets: { readonly exalted: readonly InHouse[] };
  /** The ascendant where it keeps its sign, else null, and the planets that keep theirs. */
  readonly kept_signs: {
    readonly ascendantSignIndex: number | null;
    readonly kept: readonly { readonly planet: Planet; readonly signIndex: number }[];
  };
  readonly amatyakaraka_stands: InHouse;
  readonly stands_in_tenth: { readonly planet: Planet };
  readonly exchanged_signs: { readonly planets: readonly Planet[]; readonly houses: readonly number[] };
  readonly malefics_in_eighth: { readonly planets: readonly Planet[] };
  /** Each lord with the house that it owns. */
  readonly hard_lords_in_tenth: { readonly lords: readonly InHouse[] };
}

export type DasamsaCondition = Fact<DasamsaConditions>;
export type DasamsaFinding = Fact<DasamsaFound>;

/** A yoga that is formed, and what forms it. */
export interface FormedYoga {
  readonly yoga: DasamsaYogaId;
  readonly found: DasamsaFinding;
}

/** What the score of the method is made of. */
export interface DasamsaFactors {
  readonly dasamsa_yoga: FormedYoga;
  readonly dasamsa_yoga_missed: { readonly yoga: MissedYogaId };
  /** Why a yoga counts half. */
  readonly dasamsa_yoga_halved: { readonly condition: DasamsaCondition };
  readonly dasamsa_tenth_holds: { readonly planets: readonly Planet[] };
}

export interface DasamsaFacts extends DasamsaConditions, DasamsaFound, DasamsaFactors {}

/** What a planet is in the dasamsa. */
export type DasamsaOfficeId =
  'ascendant_lord' | 'tenth_lord' | 'birth_tenth_lord' | 'amatyakaraka' | 'sun' | 'saturn' | 'mercury' | 'jupiter';

/** Makes the facts of the dasamsa. */
export const dasamsaFact = factsOf<DasamsaFacts>();
