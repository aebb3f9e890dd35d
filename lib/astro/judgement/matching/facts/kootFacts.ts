/** Why a koot has its points, and what each of the two has in it, as facts; `lib/words` says them. */
import { factsOf, type Fact } from '../../../factsOf.ts';
import type { Varna, Vashya } from '../../../tables/avakahada.ts';
import type { YoniGrade } from '../../../tables/matching/points.ts';
import type { Role, Two } from '../../../tables/matching/roles.ts';
import type { KootId, SameStarRank } from '../../../tables/matching/ids.ts';
import type { Gana, Nadi, Yoni } from '../../../tables/nakshatraQualities.ts';
import type { SevenPlanet } from '../../../tables/planets.ts';
import type { NaturalRelation } from '../../../tables/relationships.ts';
import type { TaraId } from '../../../tables/taras.ts';

/** How one lord regards the other; `same` where one planet is both. */
export type Regard = NaturalRelation | 'same';

/** Two lords; of each, how it regards the other. */
export interface TwoLords {
  readonly lords: Two<SevenPlanet>;
  readonly regards: Two<Regard>;
}

/** Where one sign stands from another, counted both ways: in the same sign, 2 and 12, 3 and 11 ... */
export type SignAxis = 'same' | '2_12' | '3_11' | '4_10' | '5_9' | '6_8' | '7_7';

/** The class of one of the two in a koot. */
export interface KootClassFacts {
  readonly varna: { readonly varna: Varna };
  readonly vashya: { readonly vashya: Vashya };
  /** The tara in which this one's nakshatra falls, counted from the other's: `count` of 27. */
  readonly tara: { readonly tara: TaraId; readonly count: number };
  readonly yoni: { readonly yoni: Yoni; readonly sex: 'male' | 'female' };
  readonly lord: { readonly planet: SevenPlanet };
  readonly gana: { readonly gana: Gana };
  readonly sign: { readonly signIndex: number };
  readonly nadi: { readonly nadi: Nadi };
}

/** Returns the class of one of the two in a koot. */
export const kootClass = factsOf<KootClassFacts>();
export type KootClass = Fact<KootClassFacts>;

/** What a class is read from: the sign of the Moon, its half where that matters, or the nakshatra. */
export interface KootBasisFacts {
  readonly sign: { readonly signIndex: number };
  readonly half_sign: { readonly signIndex: number; readonly isSecondHalf: boolean };
  readonly nakshatra: { readonly nakshatraIndex: number };
}

/** Returns what a class is read from. */
export const kootBasis = factsOf<KootBasisFacts>();
export type KootBasis = Fact<KootBasisFacts>;

/** Points of a koot, of its full points. */
interface Scored {
  readonly points: number;
  readonly max: number;
}

/** One count of tara, from the nakshatra of one to that of the other. */
export interface TaraCount {
  /** Inclusive, 1 to 27. */
  readonly count: number;
  readonly tara: TaraId;
  /** Neither vipat, pratyak nor naidhana. */
  readonly isGood: boolean;
}

/** Why a koot has its points. */
export interface KootReasonFacts {
  /** Full where the rank of the groom's varna is not below that of the bride's. */
  readonly varna: Scored & Two<Varna>;
  readonly vashya: Scored & Two<Vashya>;
  /** `fromGroom` is the bride's nakshatra counted from the groom's; `fromBride` his from hers. */
  readonly tara: Scored & {
    readonly fromGroom: TaraCount;
    readonly fromBride: TaraCount;
    /** Whether both counts give points; by Raman only the one from the bride does. */
    readonly isBothWays: boolean;
  };
  readonly yoni: Scored & Two<Yoni> & { readonly grade: YoniGrade };
  readonly lords: Scored & TwoLords;
  readonly gana: Scored & Two<Gana>;
  /** Signs of the Moons by index; `fromGroom` is the bride's sign counted from the groom's, `fromBride` his from hers. */
  readonly bhakoot: Scored & {
    readonly signs: Two<number>;
    readonly fromGroom: number;
    readonly fromBride: number;
    readonly axis: SignAxis;
  };
  readonly nadi: Scored & Two<Nadi>;
}

/** Returns why a koot has its points. */
export const kootReason = factsOf<KootReasonFacts>();
export type KootReason = Fact<KootReasonFacts>;

/** What two Moons near each other have besides points. */
export interface NearnessFacts {
  /** One nakshatra for both. `first` is whose pada comes first; null where the pada is one too. */
  readonly same_star: {
    readonly nakshatraIndex: number;
    readonly rank: SameStarRank;
    readonly padas: Two<number>;
    readonly isOneSign: boolean;
    readonly first: Role | null;
  };
  /** Both Moons in one sign: whose nakshatra or pada comes first; Garga asks for the groom's. Null where the pada is one. */
  readonly one_sign_order: {
    readonly signIndex: number;
    readonly nakshatras: Two<number>;
    readonly first: Role | null;
  };
  /** The bride's nakshatra is just before the groom's: nri-dura of the almanacs, also called stri-dura. */
  readonly neighbouring_stars: { readonly nakshatras: Two<number>; readonly first: Role };
}

/** Returns a fact about two Moons near each other. */
export const nearness = factsOf<NearnessFacts>();
export type Nearness = Fact<NearnessFacts>;

/** A border that the Moon of one may have crossed, where the time of birth is open. */
export interface CrossedBorder {
  readonly role: Role;
  readonly border: 'sign' | 'nakshatra' | 'sign_and_nakshatra' | 'pada' | 'half_sign';
  /** Sidereal. */
  readonly longitudeDeg: number;
  /** The sign and nakshatra that begin or go on there. */
  readonly signIndex: number;
  readonly nakshatraIndex: number;
  readonly pada: number;
}

/** What is known of a koot where a time of birth is open. */
export interface OpenKootFacts {
  readonly determined: { readonly koot: KootId; readonly points: number; readonly max: number };
  /** Ascending. */
  readonly open: {
    readonly koot: KootId;
    readonly possible: readonly number[];
    readonly max: number;
    readonly borders: readonly CrossedBorder[];
  };
}

/** Returns what is known of a koot where a time of birth is open. */
export const openKoot = factsOf<OpenKootFacts>();
export type OpenKootFact = Fact<OpenKootFacts>;
