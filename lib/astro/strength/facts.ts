/** What judgements of strength find, as facts; `lib/words/strength.ts` says them. */
import { factsOf, type Fact, type Nothing } from '../factsOf.ts';
import type { CombustionGrade } from '../planet/combustion.ts';
import type { Dignity } from '../planet/dignity.ts';
import type { Motion } from '../planet/motion.ts';
import type { Score, ScoreFacts } from '../score.ts';
import type { Planet, SevenPlanet } from '../tables/planets.ts';

/** Where in its house a planet stands: at the middle, near the border, or between. */
export type IntensityZone = 'madhya' | 'middle' | 'sandhi';

/** Why a planet helps or burdens a house. */
export type InfluenceReason =
  | 'lord_in_own_house'
  | 'lord_looking'
  | 'natural_benefic'
  | 'prospering_malefic'
  | 'malefic_strong_by_sign'
  | 'natural_malefic';

export interface InfluenceArgs {
  readonly planet: Planet;
  readonly reason: InfluenceReason;
  /** The house that is influenced. */
  readonly house: number;
}

/** The planet that stands for a node, its dispositor; null where a planet is judged by itself. */
interface Judged {
  readonly dispositor: SevenPlanet | null;
}

export interface StrengthFacts extends ScoreFacts {
  readonly dignity: Judged & {
    readonly dignity: Dignity;
    /** What neecha bhanga does for a debilitated planet. */
    readonly neechaBhanga: 'none' | 'lifted' | 'raised';
  };
  /** Ratio to the least strength needed. */
  readonly shadbala: Judged & { readonly ratio: number };
  /** Bindus of a planet in its sign: of its own chart, for nodes those of all seven. */
  readonly planet_bindus: { readonly bindus: number; readonly isOfAllSeven: boolean };
  readonly place: { readonly house: number; readonly isProsperingMalefic: boolean };
  /** Vimsopaka points, 0 to 20. */
  readonly vargas: Judged & { readonly points: number; readonly isVargottama: boolean };
  readonly association: {
    readonly benefics: readonly Planet[];
    readonly malefics: readonly Planet[];
    readonly isSeenByDispositor: boolean;
  };
  /** Null for the nodes, whose motion is not judged. */
  readonly motion: { readonly motion: Motion | null };
  readonly combust: { readonly grade: Exclude<CombustionGrade, 'none'> };
  readonly gandanta: Nothing;
  readonly mrityu_bhaga: Nothing;
  readonly lost_war: { readonly victor: Planet };
  readonly age: { readonly age: 'bala' | 'mrita' };
  readonly house_lord: { readonly lord: SevenPlanet; readonly strength: number };
  /** Sarvashtakavarga of the sign of a house. */
  readonly house_bindus: { readonly bindus: number };
  readonly house_occupants: { readonly occupants: readonly InfluenceArgs[] };
  readonly house_aspects: { readonly helpers: readonly Planet[]; readonly planets: readonly Planet[] };
  /** Mean strength of the natural significators of a house. */
  readonly house_karakas: { readonly house: number; readonly strength: number };
  readonly house_class: { readonly house: number };
  readonly occupant: InfluenceArgs;
  readonly aspect: InfluenceArgs;
  /** Why the planet of an occupant or an aspect helps or burdens. */
  readonly influence: Omit<InfluenceArgs, 'planet'>;
  /** How far from the middle of its house a planet stands, and what of its results is left. */
  readonly intensity: {
    readonly zone: IntensityZone;
    readonly distanceDeg: number;
    readonly madhyaDeg: number;
    readonly borderDistanceDeg: number;
  };
}

export type StrengthFact = Fact<StrengthFacts>;

/** The strength of a planet or a house, 0 to 100. */
export type Strength = Score<StrengthFact>;

/** Makes the facts of strength. */
export const strengthFact = factsOf<StrengthFacts>();

/** What makes a planet too weak to carry a yoga. */
export type Weakness =
  | { readonly id: 'debilitated' | 'combust' }
  /** Stands in an enemy’s sign in this dusthana. */
  | { readonly id: 'hostile_place'; readonly house: number }
  /** Shadbala as a share of what it needs, in per cent. */
  | { readonly id: 'poor_shadbala'; readonly percent: number };
