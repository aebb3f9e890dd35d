/** What can be found in a divisional chart: each finding with its arguments. Houses are those of the varga. */
import { factsOf, type Fact, type Nothing } from '../factsOf.ts';
import type { Dignity } from '../planet/dignity.ts';
import type { ScorePart } from '../score.ts';
import type { Planet } from '../tables/planets.ts';
import type { DrekkanaForm } from './tables/drekkanaForms.ts';
import type { VargaMatter } from './tables/matters.ts';
import type { Shashtiamsha } from './tables/shashtiamshas.ts';
import type { VargaId } from './vargas.ts';

export type HoraLord = 'Sun' | 'Moon';
export type VargaEffect = 'supports' | 'mixed' | 'asks_care';
export type VargaTone = 'supportive' | 'mixed' | 'demanding';
export type SiblingLeaning = 'brothers' | 'sisters' | 'both';
export type CourageRole = 'significator' | 'lord_3' | 'rising_lord';

/** Why a planet counts in a varga: as lord of a house of the birth chart, or otherwise. */
export type FactorRole =
  { readonly kind: 'lord'; readonly house: number } | { readonly kind: 'significator' | 'ascendant' | 'angle' };

/** What counts for or against a planet or a house: labels of points. */
export interface VargaReasons {
  readonly dignity: { readonly dignity: Dignity };
  readonly vargottama: Nothing;
  /** The shashtiamsha by number, 1 to 60. */
  readonly part: { readonly shashtiamsha: number };
  readonly angle: { readonly isBenefic: boolean };
  readonly benefics_inside: { readonly planets: readonly Planet[] };
  readonly malefics_inside: { readonly planets: readonly Planet[] };
  readonly house: { readonly house: number; readonly standing: 'contained' | 'prominent' | 'hidden' | 'well_placed' };
  readonly hora: { readonly hora: HoraLord; readonly isProper: boolean };
  /** Strength that a planet adds to wealth; the dignity is that of birth. */
  readonly wealth: {
    readonly planet: Planet;
    readonly hora: HoraLord;
    readonly isProper: boolean;
    readonly dignity: Dignity;
    readonly isDoubled: boolean;
  };
  readonly courage_planet: {
    readonly planet: Planet;
    readonly roles: readonly CourageRole[];
    readonly dignity: Dignity;
  };
  readonly malefics_in_third: { readonly planets: readonly Planet[] };
  readonly benefics_in_third: { readonly planets: readonly Planet[] };
  /** The place of a planet in a varga by vimsopaka bala. */
  readonly grade: { readonly varga: VargaId; readonly dignity: Dignity };
}

/** A factor that stands out, with what decided its effect; the house is null where it is a planet alone. */
export interface LeadingFactor {
  readonly planet: Planet;
  readonly house: number | null;
  readonly reasons: readonly Fact<VargaReasons>[];
}

export interface VargaFacts extends VargaReasons {
  readonly planet_factor: {
    readonly varga: VargaId;
    readonly planet: Planet;
    readonly roles: readonly FactorRole[];
    readonly signIndex: number;
    readonly house: number;
    /** Where the hora counts and not the house; null elsewhere. */
    readonly hora: HoraLord | null;
    readonly dignity: Dignity;
    readonly isVargottama: boolean;
    readonly effect: VargaEffect;
    readonly isTrouble: boolean;
    readonly matters: readonly VargaMatter[];
  };
  readonly house_factor: {
    readonly house: number;
    readonly signIndex: number;
    readonly planets: readonly Planet[];
    readonly lord: Planet;
    readonly lordSignIndex: number;
    readonly lordHouse: number;
    readonly dignity: Dignity;
    readonly effect: VargaEffect;
    readonly isTrouble: boolean;
    readonly matter: VargaMatter;
  };
  readonly ascendant_hora: { readonly hora: HoraLord };
  /** The planets are those in their proper hora. */
  readonly hora_counts: {
    readonly sunCount: number;
    readonly moonCount: number;
    readonly planets: readonly Planet[];
  };
  readonly siblings: {
    readonly who: 'younger' | 'elder';
    readonly house: number;
    readonly signIndex: number;
    readonly planets: readonly Planet[];
    readonly leaning: SiblingLeaning;
  };
  readonly courage: { readonly planets: readonly Planet[] };
  readonly drekkana_22: { readonly signIndex: number; readonly lord: Planet };
  readonly drekkana_form: { readonly form: DrekkanaForm };
  readonly child: {
    readonly which: 'first' | 'second' | 'third';
    readonly house: number;
    readonly isForward: boolean;
    readonly signIndex: number;
    readonly lord: Planet;
    readonly lordSignIndex: number;
    readonly lordHouse: number;
    readonly dignity: Dignity;
  };
  readonly kept_in_navamsa: { readonly isAscendantKept: boolean; readonly planets: readonly Planet[] };
  readonly vitality: {
    readonly strong: readonly Planet[];
    readonly neutral: readonly Planet[];
    readonly weak: readonly Planet[];
  };
  /** Planets of the nature sought in the angles, and the others there. */
  readonly angles: {
    readonly sought: 'benefic' | 'malefic';
    readonly planets: readonly Planet[];
    readonly others: readonly Planet[];
  };
  readonly shashtiamshas: {
    /** That of the ascendant, by number. */
    readonly shashtiamsha: number;
    readonly places: readonly { readonly planet: Planet; readonly shashtiamsha: number }[];
  };
  /** How far the ascendant is from the edge of its part, and the error of the birth time that would change it. */
  readonly birth_time: { readonly edgeDeg: number; readonly errorMinutes: number };
  readonly rising: {
    readonly varga: VargaId;
    readonly signIndex: number;
    readonly lord: Planet;
    readonly lordSignIndex: number;
    readonly lordHouse: number;
    readonly dignity: Dignity;
  };
  readonly best_and_worst: { readonly best: LeadingFactor; readonly worst: LeadingFactor };
  readonly best_alone: { readonly best: LeadingFactor };
  readonly worst_alone: { readonly worst: LeadingFactor };
  readonly none_stands_out: Nothing;
  readonly balance: {
    readonly varga: VargaId;
    readonly factorCount: number;
    readonly helpCount: number;
    readonly careCount: number;
    readonly tone: VargaTone;
  };
  /** What the birth chart promises and the varga gives. */
  readonly fruit: {
    readonly planet: Planet;
    readonly birth: Dignity;
    readonly here: Dignity;
    /** Of the shashtiamsha; null outside the D60. */
    readonly nature: Shashtiamsha['nature'] | null;
  };
}

export type VargaFact = Fact<VargaFacts>;
export type VargaReason = ScorePart<Fact<VargaReasons>>;

/** Returns a fact of a divisional chart. */
export const vargaFact = factsOf<VargaFacts>();
