/** What the reading of a house finds, as facts; `lib/words/houses.ts` says them. */
import type { Bilingual } from '../../bilingual.ts';
import { factsOf, type Fact, type Nothing } from '../../factsOf.ts';
import type { FunctionalNature } from '../../planet/lordship.ts';
import type { BhangaRule } from '../../planet/neechaBhanga.ts';
import type { Band } from '../../percentile.ts';
import type { InfluenceReason } from '../../strength/facts.ts';
import type { VerdictStrength } from '../../strength/verdictStrength.ts';
import type { Planet, SevenPlanet } from '../../tables/planets.ts';
import type { EffectSide, Placing } from '../placing.ts';

interface LordPlace {
  readonly lord: Planet;
  /** The house owned, and the house where the lord stands. */
  readonly house: number;
  readonly lordHouse: number;
}

interface Aspect {
  readonly planet: Planet;
  /** The place of the aspect: 3, 4, 5, 7, 8, 9 or 10. */
  readonly place: number;
  readonly fromHouse: number;
}

interface Hemming {
  /** Between benefics, not malefics. */
  readonly isGuard: boolean;
  readonly before: readonly Planet[];
  readonly after: readonly Planet[];
}

interface War {
  readonly lord: Planet;
  readonly opponent: Planet;
  readonly isLost: boolean;
}

interface Office {
  readonly lord: SevenPlanet;
  readonly nature: FunctionalNature;
  readonly isYogakaraka: boolean;
  readonly ascendantSignIndex: number;
}

/** A yoga that takes part in a house. */
interface NamedYoga {
  readonly name: Bilingual;
  /** Tells apart yogas that share a name by their houses, as 2-11. */
  readonly variant: string | null;
  readonly isBad: boolean;
  readonly result: Bilingual;
}

/** Findings in a few words, for a summary. */
export interface HouseBriefs {
  readonly lord_brief: Placing & { readonly lord: Planet; readonly lordHouse: number };
  readonly empty_brief: Nothing;
  readonly occupant_brief: Placing & { readonly planet: Planet };
  readonly aspect_brief: Aspect;
  readonly hemming_brief: { readonly isGuard: boolean };
  readonly significators_brief: { readonly planets: readonly Planet[] };
  readonly class_brief: Nothing;
  readonly combust_brief: { readonly lord: Planet };
  readonly retrograde_brief: { readonly lord: Planet };
  readonly lifted_brief: { readonly lord: Planet };
  readonly war_brief: War;
  readonly vargottama_brief: { readonly lord: Planet };
  readonly office_brief: Office;
  readonly yoga_brief: NamedYoga;
}

/** What is seen in the chart. */
export interface HouseSeen {
  readonly lord_house: LordPlace;
  readonly dignity: Placing & { readonly planet: Planet };
  /** 0 to 100. */
  readonly strength: { readonly planet: Planet; readonly strength: number; readonly band: Band };
  readonly no_occupants: Nothing;
  readonly occupant_seen: Placing & {
    readonly planet: Planet;
    readonly house: number;
    readonly reason: InfluenceReason;
  };
  readonly aspect_seen: Aspect & { readonly house: number; readonly reason: InfluenceReason };
  readonly functional_benefic: { readonly planet: Planet };
  readonly hemming_seen: Hemming;
  readonly significator: Placing & { readonly planet: Planet; readonly house: number };
  readonly class_seen: { readonly house: number };
  readonly combust_seen: { readonly lord: Planet; readonly separationDeg: number };
  readonly retrograde_seen: { readonly lord: Planet };
  readonly lifted_seen: { readonly lord: Planet; readonly rules: readonly BhangaRule[] };
  readonly war_seen: War;
  readonly vargottama_seen: { readonly lord: Planet; readonly signIndex: number };
  readonly office_seen: Office & { readonly houses: readonly number[]; readonly isObstructing: boolean };
  readonly yoga_seen: NamedYoga & { readonly planets: readonly Planet[] };
}

/** Statements: one or more whole sentences each. */
export interface HouseFacts extends HouseBriefs, HouseSeen {
  readonly lord: LordPlace & Placing & { readonly strength: number; readonly band: Band; readonly side: EffectSide };
  readonly empty: { readonly lord: Planet; readonly aspecting: readonly Planet[] };
  readonly occupant: Placing & {
    readonly planet: Planet;
    readonly house: number;
    readonly reason: InfluenceReason;
    readonly strength: number;
    readonly band: Band;
    readonly side: EffectSide;
  };
  readonly aspect: Aspect & {
    readonly house: number;
    readonly reason: InfluenceReason;
    readonly isHelp: boolean;
    /** A functional benefic for the sign rising that burdens the house. */
    readonly isRewarding: boolean;
    readonly ascendantSignIndex: number;
  };
  readonly hemming: Hemming;
  readonly significators: {
    readonly placed: readonly (Placing & { readonly planet: Planet; readonly strength: number })[];
    readonly mean: number;
    /** Of the mean. */
    readonly band: Band;
    readonly side: EffectSide;
  };
  readonly class: { readonly house: number };
  readonly lord_combust: { readonly lord: Planet; readonly separationDeg: number };
  readonly lord_retrograde: { readonly lord: Planet };
  readonly lord_lifted: { readonly lord: Planet; readonly isRajaYoga: boolean };
  readonly lord_war: War;
  readonly lord_vargottama: { readonly lord: Planet; readonly signIndex: number };
  readonly lord_office: HouseSeen['office_seen'];
  readonly yoga: NamedYoga & {
    readonly planets: readonly Planet[];
    readonly strength: number;
    readonly grade: VerdictStrength['band'];
    /** Why it is reduced; empty where it acts fully. */
    readonly reductions: readonly Bilingual[];
  };
  /** The whole house; `best` and `worst` are null where nothing weighs much. */
  readonly summary: {
    readonly house: number;
    readonly signIndex: number;
    readonly score: number;
    readonly band: Band;
    readonly best: Fact<HouseBriefs> | null;
    readonly worst: Fact<HouseBriefs> | null;
  };
}

export type HouseFact = Fact<HouseFacts>;
export type HouseBrief = Fact<HouseBriefs>;

/** Makes the facts of a house. */
export const houseFact = factsOf<HouseFacts>();
