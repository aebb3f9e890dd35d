/** What two whole charts have beside each other, as facts: Mars, malefics, dashas, ascendants; `lib/words` says them. */
import type { ManglikMatch } from '../../../dosha/manglik/match.ts';
import { factsOf, type Fact } from '../../../factsOf.ts';
import type { Role, Two } from '../../../tables/matching/roles.ts';
import type { Planet, SevenPlanet } from '../../../tables/planets.ts';
import type { SignAxis, TwoLords } from './kootFacts.ts';

/** How the units of two charts compare (Raman). */
export type UnitsState = 'equal' | 'passable' | 'unequal';

/** How the papa points of two charts compare (Kerala). */
export type PapaState = 'equal' | 'passable' | 'groom_heavier' | 'bride_heavier';

export interface ChartPairFacts {
  /**
   * Mars in both charts. `bearer` has it where one does; `malefics` of the other stand for Mars there. Scores are those
   * before reliefs, of 100.
   */
  readonly mars: {
    readonly state: ManglikMatch;
    readonly bearer: Role | null;
    readonly scores: Two<number>;
    readonly houses: Two<number>;
    readonly malefics: readonly Planet[];
  };
  readonly mars_units: { readonly units: Two<number>; readonly state: UnitsState };
  readonly papa_samya: {
    readonly totals: Two<number>;
    readonly state: PapaState;
    /** What the groom has more than the bride; below zero where she has more. */
    readonly groomOver: number;
  };
  /** How many changes of mahadasha of the two come close together. */
  readonly sandhi_count: { readonly count: number; readonly withinDays: number };
  /** A change of mahadasha of each, close together; dates are Julian days, UT. */
  readonly sandhi: {
    readonly changes: Two<{ readonly atJdUT: number; readonly from: Planet; readonly to: Planet }>;
    readonly daysApart: number;
  };
  /** One lord's mahadasha runs for both at once. */
  readonly sama_dasha: { readonly planet: Planet; readonly startJdUT: number; readonly endJdUT: number };
  readonly no_sama_dasha: Readonly<Record<never, never>>;
}

/** Returns a fact about two charts. */
export const chartPairFact = factsOf<ChartPairFacts>();
export type ChartPairFact = Fact<ChartPairFacts>;

/** What a sign of evidence speaks for. */
export type EvidenceEffect = 'supports' | 'differs' | 'attraction' | 'neutral';

/** A lord of the 7th, and the sign that it stands in. */
export interface LordPlace {
  readonly planet: SevenPlanet;
  readonly signIndex: number;
}

/** By which the sign of a partner is known from the lord of the 7th: its sign, exaltation or navamsa, or a trine of one. */
export interface SpouseSign {
  /** Whose lord of the 7th it is. */
  readonly role: Role;
  readonly planet: SevenPlanet;
  /** What of the other it is: the ascendant or the Moon. */
  readonly of: 'ascendant' | 'moon';
  readonly signIndex: number;
  readonly by: 'sign' | 'exaltation' | 'navamsa';
  /** It is a trine of that sign, not that sign itself. */
  readonly isTrine: boolean;
}

/** What was seen in two charts, met or not; `met` lists whose chart it is met in. */
export interface ChartEvidenceFacts {
  /** `met`: whose Moon sign is the ascendant of the other. */
  readonly moon_sign_is_ascendant: {
    readonly met: readonly Role[];
    readonly moonSigns: Two<number>;
    readonly ascendants: Two<number>;
  };
  /** `met`: whose ascendant is the 7th from the sign of the other's lord of the 7th. */
  readonly ascendant_seventh_from_lord: {
    readonly met: readonly Role[];
    readonly ascendants: Two<number>;
    readonly seventhLords: Two<LordPlace>;
  };
  /** None where no sign of one follows from the lord of the 7th of the other. */
  readonly spouse_sign: { readonly seventhLords: Two<LordPlace>; readonly found: readonly SpouseSign[] };
  readonly ascendants: { readonly ascendants: Two<number>; readonly axis: SignAxis };
  readonly ascendant_lords: TwoLords;
  readonly seventh_lords: TwoLords;
  readonly navamsa_ascendants: { readonly ascendants: Two<number>; readonly axis: SignAxis };
  /** `met`: whose Venus is near the Mars of the other; separations of the Venus of each from it, in degrees. */
  readonly venus_mars: { readonly met: readonly Role[]; readonly separationsDeg: Two<number> };
  /** Jupiter or Venus of `role` in the ascendant (1) or the 7th of the other. */
  readonly benefic_seventh: {
    readonly found: readonly { readonly role: Role; readonly planet: 'Jupiter' | 'Venus'; readonly house: 1 | 7 }[];
  };
}

/** Returns what was seen in two charts. */
export const chartEvidence = factsOf<ChartEvidenceFacts>();
export type ChartEvidenceFact = Fact<ChartEvidenceFacts>;
