/** What a chart describes of another person, and what each statement rests on; `lib/words/en/prediction/persons` says it. */
import { factsOf, type Fact } from '../../../factsOf.ts';
import type { Dignity } from '../../../planet/dignity.ts';
import type { Direction } from '../../../tables/directions.ts';
import type { Planet } from '../../../tables/planets.ts';
import type { Element } from '../../../tables/signs.ts';

/** What a statement rests on. */
export interface GroundFacts {
  readonly lord_of_house: { readonly planet: Planet; readonly house: number };
  readonly lord_in_house: { readonly planet: Planet; readonly house: number; readonly atHouse: number };
  readonly lord_in_sign: { readonly planet: Planet; readonly house: number; readonly signIndex: number };
  readonly lord_in_nakshatra: {
    readonly planet: Planet;
    readonly house: number;
    readonly nakshatraIndex: number;
    /** Lord of that nakshatra. */
    readonly ruler: Planet;
  };
  readonly in_house: { readonly planet: Planet; readonly house: number };
  readonly aspects_house: { readonly planet: Planet; readonly house: number };
  readonly house_sign: { readonly house: number; readonly signIndex: number };
  readonly karaka: { readonly karaka: 'DK' | 'PK'; readonly planet: Planet };
  readonly karaka_in_house: { readonly karaka: 'DK' | 'PK'; readonly planet: Planet; readonly house: number };
  readonly karaka_navamsa: { readonly karaka: 'DK' | 'PK'; readonly planet: Planet; readonly signIndex: number };
  readonly upapada_lord: { readonly planet: Planet; readonly signIndex: number; readonly dignity: Dignity };
  readonly upapada_holds: { readonly planet: Planet; readonly signIndex: number };
  readonly upapada_sign: { readonly signIndex: number };
  readonly upapada_in_house: { readonly signIndex: number; readonly house: number };
  readonly from_upapada: { readonly count: 7 | 8; readonly signIndex: number; readonly planet: Planet };
  readonly planet_in_sign: { readonly planet: Planet; readonly signIndex: number };
  readonly planet_strength: { readonly planet: Planet; readonly isStrong: boolean };
  readonly varga_lord: { readonly varga: 'd9' | 'd7'; readonly house: number; readonly planet: Planet };
  readonly varga_holds: { readonly varga: 'd9' | 'd7'; readonly house: number; readonly planet: Planet };
  readonly varga_sign: { readonly varga: 'd9' | 'd7'; readonly house: number; readonly signIndex: number };
  readonly varga_place: { readonly varga: 'd9' | 'd7'; readonly planet: Planet; readonly house: number };
  /** The lord of the ascendant and that of the house are tied, or are enemies. */
  readonly lords_tied: { readonly self: Planet; readonly planet: Planet; readonly house: number };
  readonly lords_apart: { readonly self: Planet; readonly planet: Planet; readonly house: number };
}

export type GroundFact = Fact<GroundFacts>;
/** Returns what a statement rests on. */
export const ground = factsOf<GroundFacts>();

/** Which partner is described: one to come, the one there is, one after a separation or a loss, a companion of late years. */
export type PartnerKind = 'to_come' | 'present' | 'second' | 'companion';
/** How the family of the partner is regarded. */
export type Standing = 'high' | 'plain' | 'modest';
export type Nearness = 'near' | 'between' | 'far';
export type AgeBeside = 'older' | 'same' | 'younger';

export interface PartnerTraitFacts {
  /** By the planet that is indicated most. */
  readonly temperament: { readonly kind: PartnerKind; readonly planet: Planet };
  readonly family: { readonly kind: PartnerKind; readonly planet: Planet; readonly standing: Standing };
  readonly work: { readonly kind: PartnerKind; readonly planet: Planet };
  /** By the house that is indicated most. */
  readonly meeting: { readonly kind: PartnerKind; readonly house: number };
  readonly nearness: { readonly kind: PartnerKind; readonly nearness: Nearness };
  readonly direction: { readonly kind: PartnerKind; readonly direction: Direction };
  readonly age: { readonly kind: PartnerKind; readonly age: AgeBeside };
  readonly looks: { readonly kind: PartnerKind; readonly element: Element };
}
export type PartnerTraitFact = Fact<PartnerTraitFacts>;
/** Returns a trait of a partner. */
export const partnerTrait = factsOf<PartnerTraitFacts>();
/** Traits of which the one that most indications agree on is told. */
export type FurtherFacts = Pick<PartnerTraitFacts, 'nearness' | 'direction' | 'age' | 'looks'>;
export type FurtherFact = Fact<FurtherFacts>;

/** Whose children are described: those of years to come, or those of a person past those years. */
export type ChildrenKind = 'ahead' | 'grown';
export type ChildCount = 'few' | 'some' | 'several';
export type ChildTime = 'early' | 'usual' | 'late';
export type ChildBond = 'close' | 'providing' | 'friendly' | 'teaching' | 'caring' | 'proud' | 'free';

export interface ChildTraitFacts {
  readonly count: { readonly kind: ChildrenKind; readonly count: ChildCount };
  readonly time: { readonly kind: ChildrenKind; readonly time: ChildTime };
  readonly bond: { readonly kind: ChildrenKind; readonly bond: ChildBond };
  readonly talents: { readonly kind: ChildrenKind; readonly planet: Planet };
}
export type ChildTraitFact = Fact<ChildTraitFacts>;
/** Returns a trait of children. */
export const childTrait = factsOf<ChildTraitFacts>();
