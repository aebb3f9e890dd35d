/** What the readings of /jaimini found. Facts that end in `_rule` are conditions, the others what they mean for a chart. */
import { factsOf, type Fact, type Nothing } from '../../factsOf.ts';
import type { KarakamshaEffectId } from '../../jaimini/tables/karakamshaEffects.ts';
import type { KarakaCode } from '../../jaimini/tables/karakaOffices.ts';
import type { Dignity } from '../../planet/dignity.ts';
import type { NaturalNature } from '../../planet/nature.ts';
import type { Planet } from '../../tables/planets.ts';
import type { Finding, FindingEffect } from '../../evidence.ts';

/** Where a planet stands in the birth chart by sign. */
export interface Placed {
  readonly planet: Planet;
  readonly dignity: Dignity;
  readonly signIndex: number;
  /** Debilitated, with neecha bhanga. */
  readonly isLifted: boolean;
}

/** The significator of an office. */
export interface Office {
  readonly planet: Planet;
  readonly code: KarakaCode;
}

/** Planets in a sign, and planets that aspect it by sign. */
export interface Bearing {
  readonly inside: readonly Planet[];
  readonly aspecting: readonly Planet[];
}

/** How two signs stand: the second counted from the first, and whether they aspect each other. */
export interface Apart {
  readonly house: number;
  readonly isAspect: boolean;
}

/** Planets with whose place that of a significator is compared. */
export type CounterpartId = 'atmakaraka' | 'venus' | 'seventh_lord' | 'fifth_lord' | 'jupiter';

/** Points with which the place of a significator is compared. */
export type KarakaPoint = 'arudha_lagna' | 'karakamsha' | 'upapada' | 'fifth_house' | 'saptamsa_lagna';

/** Padas that are compared with the arudha of the ascendant. */
export type ComparedPada = 'upapada' | 'darapada' | 'bhagyapada' | 'karmapada';

export type LordWeakness = 'debilitated' | 'combust' | 'dusthana';

export interface RelationFacts {
  /** How many findings support, and how many ask for care. */
  readonly balance: { readonly supports: number; readonly asksCare: number };
  readonly counterpart_rule: Office & { readonly counterpart: CounterpartId; readonly other: Planet };
  readonly counterpart: Office & Apart & { readonly counterpart: CounterpartId; readonly other: Planet };
  readonly same_office_rule: { readonly counterpart: CounterpartId };
  readonly same_office: Office & { readonly counterpart: CounterpartId };
  readonly karaka_point_rule: Office & { readonly point: KarakaPoint };
  readonly karaka_point: Office & Apart & { readonly point: KarakaPoint };
  readonly pada_relation_rule: { readonly pada: ComparedPada };
  readonly pada_relation: Apart & { readonly pada: ComparedPada };
}

export interface KarakaFacts {
  readonly karaka_opening: Office & Placed & { readonly house: number };
  readonly karaka_house_rule: Nothing;
  readonly karaka_house: Office & { readonly house: number };
  readonly karaka_dignity_rule: Nothing;
  /** Strength of 100. */
  readonly karaka_dignity: Placed & { readonly strength: number; readonly tone: FindingEffect };
  readonly karaka_navamsa_rule: Nothing;
  readonly karaka_navamsa: {
    readonly planet: Planet;
    readonly signIndex: number;
    readonly house: number;
    readonly dignity: Dignity;
    readonly isVargottama: boolean;
    readonly tone: FindingEffect;
  };
  readonly karaka_company_rule: { readonly nature: NaturalNature };
  readonly karaka_company: Bearing & { readonly planet: Planet; readonly nature: NaturalNature };
  readonly karaka_combust_rule: Nothing;
  readonly karaka_combust: { readonly planet: Planet; readonly separationDeg: number; readonly isRelieved: boolean };
  readonly lesson_rule: Nothing;
  readonly lesson: { readonly planet: Planet };
  readonly karakamsha_place_rule: Nothing;
  readonly karakamsha_place: { readonly signIndex: number; readonly house: number };
  readonly nearest_work: { readonly planet: Planet };
  /** The sign of the upapada, and the lord of the 7th. */
  readonly spouse_close: Placed & { readonly upapadaSignIndex: number };
  readonly children_close: Nothing;
  readonly work_of_amatyakaraka: { readonly planet: Planet };
  readonly work_of_tenth: { readonly planet: Planet; readonly signIndex: number };
  readonly work_of_dispositor: { readonly planet: Planet; readonly signIndex: number };
  readonly work_of_tenth_lord: { readonly planet: Planet };
}

export interface KarakamshaFacts {
  readonly karakamsha_opening: { readonly planet: Planet; readonly signIndex: number; readonly house: number };
  readonly karakamsha_sign_rule: Nothing;
  readonly karakamsha_sign: { readonly signIndex: number };
  readonly effect_rule: { readonly effect: KarakamshaEffectId };
  /** Benefics that join or aspect the house, where they turn the effect; else nobody. */
  readonly effect: Bearing & { readonly effect: KarakamshaEffectId; readonly helpers: readonly Planet[] };
  readonly tenth_work_rule: Nothing;
  readonly tenth_work: { readonly planet: Planet };
  readonly ishta: { readonly planet: Planet };
}

export interface SwamshaFacts {
  readonly swamsha_opening: {
    readonly planet: Planet;
    readonly signIndex: number;
    readonly house: number;
    readonly risingSignIndex: number;
  };
  readonly swamsha_house_rule: Nothing;
  readonly swamsha_house: { readonly planet: Planet; readonly house: number; readonly tone: FindingEffect };
  readonly swamsha_dignity_rule: Nothing;
  readonly swamsha_dignity: {
    readonly planet: Planet;
    readonly signIndex: number;
    readonly dignity: Dignity;
    readonly tone: FindingEffect;
  };
  readonly swamsha_kept_rule: Nothing;
  readonly swamsha_kept: { readonly planet: Planet; readonly signIndex: number };
  readonly swamsha_company_rule: { readonly nature: NaturalNature };
  readonly swamsha_company: Bearing & { readonly planet: Planet; readonly nature: NaturalNature };
}

export interface ArudhaFacts {
  readonly arudha_opening: { readonly signIndex: number };
  readonly image_rule: Nothing;
  readonly image: { readonly planets: readonly Planet[] };
  readonly arudha_house_rule: Nothing;
  readonly arudha_house: { readonly house: number };
  readonly arudha_lord_rule: Nothing;
  /** The house is counted from the arudha. */
  readonly arudha_lord: Placed & { readonly house: number; readonly strength: number; readonly tone: FindingEffect };
  readonly gains_rule: Nothing;
  readonly gains: {
    readonly benefics: readonly Planet[];
    readonly malefics: readonly Planet[];
    /** Those of them that are strong by sign. */
    readonly strong: readonly Planet[];
  };
  readonly expenses_rule: Nothing;
  readonly expenses: { readonly planets: readonly Planet[] };
  readonly lasting_rule: { readonly house: 2 | 8 };
  readonly lasting: Bearing & { readonly house: 2 | 8 };
  readonly ketu_in_second_rule: Nothing;
  readonly ketu_in_second: Nothing;
  readonly conquest_rule: { readonly house: 3 | 6 };
  readonly conquest: {
    readonly house: 3 | 6;
    readonly benefics: readonly Planet[];
    readonly malefics: readonly Planet[];
  };
}

export interface UpapadaFacts {
  readonly upapada_opening: { readonly signIndex: number };
  readonly upapada_close: Nothing;
  readonly family_rule: Nothing;
  readonly family: Placed & { readonly upapadaSignIndex: number; readonly tone: FindingEffect };
  readonly upapada_benefics_rule: { readonly house: 1 | 2 };
  readonly upapada_benefics: Bearing & { readonly house: 1 | 2 };
  readonly upapada_malefics_rule: Nothing;
  readonly upapada_malefics: Bearing & { readonly helpers: readonly Planet[] };
  readonly malefic_in_second_rule: Nothing;
  readonly malefic_in_second: { readonly planets: readonly Planet[] };
  readonly second_lord_rule: Nothing;
  /** The house is counted from the upapada. */
  readonly second_lord: {
    readonly planet: Planet;
    readonly house: number;
    readonly weaknesses: readonly LordWeakness[];
  };
  readonly trial_rule: Nothing;
  readonly trial: Nothing;
  readonly spouse_rule: Nothing;
  /** Planets that stand in the 7th from the upapada, else its lord. */
  readonly spouse: { readonly signIndex: number; readonly planets: readonly Planet[]; readonly isOccupied: boolean };
}

export interface JaiminiFacts
  extends RelationFacts, KarakaFacts, KarakamshaFacts, SwamshaFacts, ArudhaFacts, UpapadaFacts {}

export type JaiminiFact = Fact<JaiminiFacts>;
export type JaiminiFinding = Finding<JaiminiFact>;

export const fact = factsOf<JaiminiFacts>();

/** Lists an opening, the number of findings for and against, and the first meaning of each side. */
export function summaryOf(opening: readonly JaiminiFact[], findings: readonly JaiminiFinding[]): JaiminiFact[] {
  const met = (tone: FindingEffect) => findings.filter((one) => one.isMet && one.effect === tone);
  const [helps, asks] = [met('supports'), met('asks_care')];
  const balance = fact('balance', { supports: helps.length, asksCare: asks.length });
  return [...opening, balance, helps[0]?.meaning, asks[0]?.meaning].filter((one) => one !== undefined && one !== null);
}
