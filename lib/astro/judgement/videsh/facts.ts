/** What the judgement of life abroad finds in a chart, as facts; `lib/words/en/videsh/factors.ts` says them. */
import { factsOf, type Fact, type Nothing } from '../../factsOf.ts';
import type { Weakness } from '../../strength/facts.ts';
import type { Planet } from '../../tables/planets.ts';
import type { VargaId } from '../../varga/vargas.ts';
import type { AreaFacts, Office } from '../areaFacts.ts';
import type { Placing } from '../placing.ts';

/** The yogas of life abroad. */
export type ForeignRuleId =
  | 'twelfth_lord_link'
  | 'ascendant_and_twelfth'
  | 'weak_homeland'
  | 'rahu_abroad'
  | 'partner_abroad'
  | 'moon_abroad'
  | 'work_abroad'
  | 'study_abroad'
  | 'movable_signs'
  | 'water_signs'
  | 'saturn_long_stay'
  | 'divisional_confirmation'
  | 'karakamsha_abroad';

/** What ties to the home. */
export type HomeTieId = 'home_holds' | 'settled_ascendant' | 'weak_twelfth_lord';

/** A lord in a house of a divisional chart. */
interface VargaLord {
  readonly planet: Planet;
  readonly ownedHouses: readonly number[];
  readonly house: number;
}

/** Conditions by which the yogas form. */
interface WayFacts {
  readonly lord_in: { readonly planet: Planet; readonly ownedHouse: number; readonly house: number };
  readonly planet_in: { readonly planet: Planet; readonly house: number };
  /** The lord of the 4th, and who holds it. */
  readonly held_fourth: {
    readonly planet: Planet;
    readonly malefics: readonly Planet[];
    readonly benefics: readonly Planet[];
  };
  readonly moon_with_rahu: { readonly signIndex: number; readonly house: number; readonly isTogether: boolean };
  readonly movable_planets: { readonly planets: readonly Planet[] };
  readonly movable_ascendant: {
    readonly signIndex: number;
    readonly planet: Planet;
    readonly lordSignIndex: number;
  };
  readonly planets_in_water: { readonly planets: readonly Planet[]; readonly houses: readonly number[] };
  readonly saturn_with_moon: { readonly isTogether: boolean };
  readonly varga_lords: { readonly varga: VargaId; readonly lords: readonly VargaLord[] };
  readonly karakamsha: {
    readonly signIndex: number;
    readonly atmakaraka: Planet;
    readonly found: readonly { readonly planet: Planet; readonly house: number }[];
  };
  readonly atmakaraka_with_rahu: { readonly atmakaraka: Planet; readonly isTogether: boolean };
  /** Why a bond counts half where one planet is both lords. */
  readonly one_lord: Nothing;
}

/** What ties to the home. */
interface TieFacts {
  readonly home_holds: {
    /** The lord of the 4th, and where it stands. */
    readonly planet: Planet;
    readonly house: number;
    readonly isAspecting: boolean;
    /** Other benefics in the 4th or aspecting it. */
    readonly benefics: readonly Planet[];
  };
  readonly settled: { readonly planet: Planet; readonly signIndex: number; readonly house: number };
  readonly weak_twelfth: { readonly planet: Planet; readonly weaknesses: readonly Weakness[] };
}

/** What keeps away, and what calls home. */
interface StayFacts {
  readonly home_lord: Placing & { readonly planet: Planet; readonly isHolding: boolean; readonly strength: number };
  readonly jupiter_on_home: {
    /** How he reaches the 4th, and how its lord. */
    readonly house: JupitersReach | null;
    readonly lord: { readonly planet: Planet; readonly reach: JupitersReach } | null;
  };
  readonly sign_of_lord: { readonly planet: Planet; readonly signIndex: number };
  readonly sign_of_twelfth: { readonly signIndex: number };
  readonly keepers: { readonly planets: readonly Planet[] };
  readonly self_in_sign: { readonly planet: Planet; readonly house: number; readonly signIndex: number };
}

export type JupitersReach = 'place' | 'aspect';

/** A planet by its strength and by its house. */
export interface Standing extends Placing {
  readonly planet: Planet;
  readonly house: number;
  /** What the house is for one abroad. */
  readonly houseSide: 'good' | 'hard' | 'plain';
  readonly strength: number;
}

/** How life abroad goes. */
interface SuccessFacts {
  readonly lord_abroad: Standing & { readonly ownedHouse: number };
  readonly rahu_dispositor: Standing & { readonly rahuSignIndex: number };
  /** Those by whom the way abroad forms and who are debilitated. */
  readonly fallen_bonds: { readonly planets: readonly Planet[] };
}

/** How the acting periods serve it. */
interface ActingFacts {
  /** Lords of acting periods that signify life abroad; none where no period acts, or none of them does. */
  readonly lords_signify: {
    readonly hasPeriods: boolean;
    readonly lords: readonly { readonly planet: Planet; readonly offices: readonly Office[] }[];
  };
}

/** Besides these, the factors that all matters share. */
export interface ForeignFacts extends AreaFacts, WayFacts, TieFacts, StayFacts, SuccessFacts, ActingFacts {}

export type ForeignFact = Fact<ForeignFacts>;

/** Makes the facts of life abroad. */
export const foreignFact = factsOf<ForeignFacts>();
