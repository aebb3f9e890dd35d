/** What the factors of matters of life say beside those that all share, as facts; `lib/words/en/prediction/factors.ts` says them. */
import type { Bilingual } from '../../bilingual.ts';
import { factsOf, type Fact, type Nothing } from '../../factsOf.ts';
import type { Rule, Status } from '../../rule.ts';
import type { Planet } from '../../tables/planets.ts';
import type { AreaFacts } from '../areaFacts.ts';
import type { StudyFactorFacts } from '../vidya/factorFacts.ts';
import type { StrainedPlace } from '../timing/facts.ts';

/** How a house of illness touches the self: one stands in the other’s place, the two lords are bound, or the lights are there. */
export type StrainBond = 'self_there' | 'ruler_here' | 'lords_bound' | 'moon_there' | 'sun_there';

/** Points of fertility: beeja of the father, kshetra of the mother. */
export type SphutaId = 'beeja_sphuta' | 'kshetra_sphuta';

interface SphutaPlace {
  readonly sphuta: SphutaId;
  /** The planets whose longitudes are added. */
  readonly planets: readonly Planet[];
  readonly signIndex: number;
  readonly navamsaSignIndex: number;
}

interface OwnFacts {
  readonly dosha_stands: {
    readonly name: Bilingual;
    readonly score: number;
    readonly status: Status;
    readonly reliefs: readonly Bilingual[];
  };
  readonly dosha_absent: { readonly name: Bilingual };
  /** Jupiter as significator of the husband, in charts that are not of women. */
  readonly husband_apart: Nothing;
  /** No bonds where the house of illness touches nothing of the self. */
  readonly strain: {
    readonly house: number;
    /** Lord of the ascendant, and of the house. */
    readonly self: Planet;
    readonly ruler: Planet;
    readonly bonds: readonly StrainBond[];
  };
  /** Why a strain counts half. */
  readonly self_supported: { readonly planets: readonly Planet[] };
  /** Signs of delicate health; none where all are relieved. */
  readonly tender_signs: { readonly results: readonly Bilingual[] };
  readonly passes_tender: {
    readonly planet: Planet;
    readonly signIndex: number;
    readonly house: number;
    /** Null where it passes no place of health. */
    readonly place: StrainedPlace | null;
  };
  readonly sphuta: SphutaPlace & {
    /** How many of its sign and navamsa sign are of the kind it is strong in. */
    readonly met: 0 | 1 | 2;
    readonly isStrongInOdd: boolean;
  };
  readonly sphuta_apart: SphutaPlace & { readonly gender: 'male' | 'female' };
  /** The 12th from karakamsha; without planets where it is empty and unaspected. */
  readonly release_place: {
    readonly signIndex: number;
    readonly planets: readonly Planet[];
    readonly isAspect: boolean;
  };
  readonly rahu_draws: { readonly house: number; readonly side: 'outwards' | 'home' | 'neither' };
  readonly movable_signs: { readonly planets: readonly Planet[] };
  readonly lords_travel: { readonly count: number };
  /** The indu lagna; judged by its lord where it is empty. */
  readonly riches_held: { readonly signIndex: number; readonly planets: readonly Planet[] };
  readonly riches_empty: { readonly signIndex: number; readonly lord: Planet; readonly score: number };
}

/** Education is judged by the factors of study. */
export interface PredictionFacts extends StudyFactorFacts, Omit<AreaFacts, keyof StudyFactorFacts>, OwnFacts {}

export type PredictionFact = Fact<PredictionFacts>;

/** Makes the facts of matters of life. */
export const predictionFact = factsOf<PredictionFacts>();

/** What scores are blended into one. */
export interface BlendFacts {
  readonly promise_share: Nothing;
  readonly periods_share: Nothing;
  readonly transits_share: Nothing;
  /** None where no three factors hang together. */
  readonly patterns_share: { readonly count: number };
  readonly chains_share: { readonly count: number };
  readonly yoga_share: NamedYoga;
  readonly window_share: Nothing;
}

/** A yoga by its name; the pair of houses tells apart those that share one. */
export interface NamedYoga {
  readonly name: Bilingual;
  readonly variant: string | null;
}

/** Returns the name of a yoga for a fact. */
export function namedYoga({ name, variant }: Pick<Rule, 'name' | 'variant'>): NamedYoga {
  return { name, variant: variant ?? null };
}

export type BlendFact = Fact<BlendFacts>;

/** Makes the facts of what is blended. */
export const blendFact = factsOf<BlendFacts>();
