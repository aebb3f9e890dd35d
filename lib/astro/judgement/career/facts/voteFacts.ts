/** Why a planet gives work, as facts: votes of the three methods, and roles in the livelihood. */
import { factsOf, type Fact, type Nothing } from '../../../factsOf.ts';
import type { Planet, SevenPlanet } from '../../../tables/planets.ts';

/** The places from which the 10th house of work is counted. */
export type ReferenceId = 'ascendant' | 'moon' | 'sun';

export type MethodId = 'method_1' | 'method_2' | 'method_3';

/** By what a node acts for another planet: in its sign, in its nakshatra, or in one sign with it. */
export type NodeBond = 'dispositor' | 'nakshatra_lord' | 'company';

/** How a planet influences karakamsha. */
export type InfluenceKind = 'in' | 'aspects' | 'trine';

/** One reason, as a clause behind the name of the planet. */
export interface VoteReasons {
  /** Lord of the sign where the lord of the 10th from a place stands in the navamsa. */
  readonly significator_vote: {
    readonly signIndex: number;
    readonly lord: SevenPlanet;
    readonly reference: ReferenceId;
  };
  /** Within 15 degrees after rising or culminating. */
  readonly just_risen: { readonly point: 'ascendant' | 'midheaven' };
  readonly in_ascendant: Nothing;
  /** A node gives the work of the planet that it is bound to. */
  readonly node_acts_for: { readonly planet: Planet; readonly bond: NodeBond };
  readonly in_tenth: { readonly reference: ReferenceId };
  readonly tenth_lord: { readonly reference: ReferenceId };
  readonly on_karakamsha: { readonly kind: InfluenceKind };
  readonly in_karakamsha_tenth: { readonly signIndex: number };
  readonly karakamsha_tenth_lord: { readonly signIndex: number };
  /** The house is counted from the sign of the atmakaraka. */
  readonly amatyakaraka_vote: { readonly house: number };
  readonly dasamsa_tenth_lord: Nothing;
  readonly in_dasamsa_tenth: Nothing;
  readonly dasamsa_ascendant_lord: Nothing;
  /** Lord of the sign where the tenth lord of birth stands in the dasamsa. */
  readonly dasamsa_dispositor: { readonly signIndex: number; readonly tenthLord: Planet };
  /** The significator of livelihood as lord of the tenth, in its own sign of the navamsa. */
  readonly own_navamsa_role: { readonly signIndex: number };
  readonly significator_role: { readonly signIndex: number; readonly lord: SevenPlanet };
  readonly acting_first_role: { readonly reference: ReferenceId };
}

export interface VoteFacts extends VoteReasons {
  /** All reasons of one planet. */
  readonly all_reasons: { readonly reasons: readonly Fact<VoteReasons>[] };
  /** What a method gives to a planet; without reasons nothing. */
  readonly votes_of_method: { readonly method: MethodId; readonly reasons: readonly Fact<VoteReasons>[] };
}

export type VoteReason = Fact<VoteReasons>;
export type VoteFact = Fact<VoteFacts>;

/** Makes the facts of votes. */
export const voteFact = factsOf<VoteFacts>();
