/** What is found of the karma of a chart, as facts; `lib/words` says them. Remedies have facts of their own. */
import { factsOf, type Fact, type Nothing } from '../../factsOf.ts';
import type { Planet, SevenPlanet } from '../../tables/planets.ts';
import type { Placing } from '../placing.ts';
import type { D60Place, KarmaBody } from './places.ts';
import type { DebtId, MinorDebtNumber } from './tables/debts.ts';
import type { KarmaAreaId } from './tables/karmaAreas.ts';
import type { PartThemeId } from './tables/partThemes.ts';
import type { NameOf } from '../../scale.ts';
import type { MatterTime } from '../../stage.ts';
import type { GRADES } from '../../tables/grades.ts';

/** What gives a body more weight than it has by itself. */
export type KarmaOffice = 'atmakaraka' | 'ascendant_lord';
export type BalanceVerdict = NameOf<typeof GRADES.karma_balance>;
export type CorrelationId = 'blessed' | 'hidden_debt' | 'redeemed' | 'karmic_trial';
export type AgreementId = 'agreed_support' | 'support_of_d9' | 'support_of_d60' | 'agreed_strain';
export type PeriodTone = 'supportive' | 'mixed' | 'demanding';
export type TimeConfidence = 'high' | 'medium' | 'low';

/** A body and its shashtiamsha, 1 to 60. */
export interface BodyPart {
  readonly body: KarmaBody;
  readonly shashtiamsha: number;
}

/** As what a planet takes part in a matter. */
export interface RoleFacts {
  readonly lord_role: { readonly house: number };
  readonly inside_role: { readonly house: number };
  readonly significator_role: Nothing;
}

export type MemberRole = Fact<RoleFacts>;

interface BalanceFacts extends RoleFacts {
  readonly member: {
    readonly planet: Planet;
    readonly roles: readonly MemberRole[];
    readonly office: KarmaOffice | null;
    readonly shashtiamsha: number;
  };
  /** A planet of an area with its place, as a clause. */
  readonly member_factor: {
    readonly planet: Planet;
    readonly roles: readonly MemberRole[];
    readonly place: D60Place;
  };
}

interface BirthTimeFacts {
  /** The D60 ascendant at the time given; `edges` is null where it hardly moves. */
  readonly birth_time: {
    readonly signIndex: number;
    readonly shashtiamsha: number;
    readonly edges: { readonly earlierSeconds: number; readonly laterSeconds: number } | null;
    readonly confidence: TimeConfidence;
  };
}

/** Burdens at birth; a cancelled debilitation is none. */
export interface BurdenFacts {
  readonly fallen: Nothing;
  readonly combust: Nothing;
  readonly dusthana: { readonly house: number };
}

interface DebtFacts extends BurdenFacts {
  readonly debt_weight: { readonly body: KarmaBody; readonly office: KarmaOffice | null; readonly weight: number };
  readonly debt_burdens: { readonly body: KarmaBody; readonly burdens: readonly Fact<BurdenFacts>[] };
  readonly debt_period: { readonly body: KarmaBody };
  readonly debt_jupiter: { readonly body: KarmaBody };
  readonly debt_dignity: { readonly body: KarmaBody; readonly isExalted: boolean };
  readonly debt_past: { readonly debt: DebtId; readonly bodies: readonly KarmaBody[] };
  /** Where it can return: in what the first body stands for, and in the houses of all. */
  readonly debt_effect: { readonly debt: DebtId; readonly body: KarmaBody; readonly houses: readonly number[] };
  readonly debt_remedy: { readonly debt: DebtId; readonly body: KarmaBody };
  readonly debt_present: { readonly places: readonly BodyPart[] };
  readonly debt_absent: { readonly debt: DebtId };
  readonly minor_debt: { readonly body: KarmaBody; readonly shashtiamsha: MinorDebtNumber };
}

/** Where a planet stands at birth by sign; with its strength where that decides whether it stands well. */
export interface BirthStanding extends Placing {
  readonly strength: number | null;
}

/** Where a planet stands in the navamsa; with the lord of the sign where that decides whether it stands well. */
export interface NavamsaStanding {
  readonly signIndex: number;
  readonly dignity: Placing['dignity'];
  readonly isVargottama: boolean;
  readonly lord: { readonly planet: SevenPlanet; readonly isBenefic: boolean } | null;
}

interface CorrelationFacts {
  readonly correlation_start: Nothing;
  readonly correlation_birth: BirthStanding;
  readonly correlation_d60: { readonly shashtiamsha: number };
  readonly correlation_both: Nothing;
  readonly correlation: {
    readonly planet: Planet;
    readonly correlation: CorrelationId;
    readonly birth: BirthStanding;
    readonly place: D60Place;
    /** At birth. */
    readonly house: number;
  };
  readonly agreement: {
    readonly planet: Planet;
    readonly agreement: AgreementId;
    readonly navamsa: NavamsaStanding;
    readonly shashtiamsha: number;
  };
  /** Both comparisons as clauses; the first with its score of 100. */
  readonly correlation_factor: {
    readonly planet: Planet;
    readonly correlation: CorrelationId;
    readonly score: number;
  };
  readonly agreement_factor: CorrelationFacts['agreement'];
}

interface FoundationFacts {
  readonly foundation: Placing & {
    readonly planet: Planet;
    readonly offices: readonly KarmaOffice[];
    readonly house: number;
    readonly isCombust: boolean;
    readonly isRetrograde: boolean;
  };
  readonly foundation_summary: {
    readonly ascendantSignIndex: number;
    readonly lord: Planet;
    readonly placing: Placing;
    readonly house: number;
    readonly atmakaraka: Planet;
  };
  /** The lord of the ascendant, and that of the D60 ascendant; `place` is null where they are one planet. */
  readonly ascendant_lord: {
    readonly own: CorrelationFacts['correlation'];
    readonly rising: D60Place;
    readonly lord: SevenPlanet;
    readonly place: D60Place | null;
  };
}

interface PatternFacts {
  /** How many of the ten bodies are in benefic parts; those of the side that is told. */
  readonly natures: {
    readonly count: number;
    readonly tone: PeriodTone;
    readonly bodies: readonly KarmaBody[];
  };
  /** The parts of one name that they share, each number once. */
  readonly shared_name: { readonly bodies: readonly KarmaBody[]; readonly shashtiamshas: readonly number[] };
  readonly shared_theme: { readonly theme: PartThemeId; readonly places: readonly BodyPart[] };
  /** Those who share a sign of the D60, and the part of its lord. */
  readonly gathered: {
    readonly bodies: readonly KarmaBody[];
    readonly signIndex: number;
    readonly lord: SevenPlanet;
    readonly shashtiamsha: number;
  };
}

interface PeriodFacts {
  /** `state`: what its dignity in the D60 changes. */
  readonly tone_reason: { readonly shashtiamsha: number; readonly state: 'debilitated' | 'strong' | null };
  readonly period: {
    readonly lord: Planet;
    readonly level: number;
    readonly place: D60Place;
    readonly tone: PeriodTone;
    /** At birth. */
    readonly house: number;
    /** Which the lord owns. */
    readonly houses: readonly number[];
  };
}

interface MatterFacts {
  readonly house: {
    readonly house: number;
    readonly lord: BodyPart;
    readonly isLordInside: boolean;
    /** The others in it. */
    readonly inside: readonly BodyPart[];
    readonly verdict: BalanceVerdict;
  };
  readonly area: {
    readonly area: KarmaAreaId;
    readonly beneficCount: number;
    readonly count: number;
    readonly verdict: BalanceVerdict;
    /** The strongest planet, with its place. */
    readonly key: Planet;
    readonly place: D60Place;
    /** Whether the matter belongs to the present years of the person. */
    readonly time: MatterTime;
  };
}

interface ScoreFacts {
  readonly score_start: Nothing;
  readonly body_score: BodyPart & { readonly office: KarmaOffice | null; readonly weight: number };
  /** The three scores that the whole is made of. */
  readonly merit_share: Nothing;
  readonly birth_share: Nothing;
  readonly navamsa_share: Nothing;
}

export interface KarmaFacts
  extends
    BalanceFacts,
    BirthTimeFacts,
    DebtFacts,
    CorrelationFacts,
    FoundationFacts,
    PatternFacts,
    PeriodFacts,
    MatterFacts,
    ScoreFacts {
  readonly place: D60Place & { readonly body: KarmaBody };
}

export type KarmaFact = Fact<KarmaFacts>;

/** Makes the facts of karma. */
export const karmaFact = factsOf<KarmaFacts>();
