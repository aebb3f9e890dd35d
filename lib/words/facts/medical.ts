/** What the sentences of /medical are about, besides the facts of its judgements. */
import type { Bilingual } from '../../astro/bilingual.ts';
import type { Fact } from '../../astro/factsOf.ts';
import type { ConditionFacts, SeenFacts } from '../../astro/judgement/medical/conditionFacts.ts';
import type { IndicationSeverity } from '../../astro/judgement/medical/indication.ts';
import type {
  BodyPartFacts,
  CareReasonFacts,
  HealthRiskFacts,
  HealthTimingFacts,
  IndicationFacts,
  PassingPlanet,
  PeriodOfCare,
} from '../../astro/judgement/medical/indicationFacts.ts';
import type {
  FallFacts,
  StrengthFacts,
  StrengthTypeFacts,
  WeaknessFacts,
  WeaknessFound,
  WeaknessTypeFacts,
} from '../../astro/judgement/medical/planetFacts.ts';
import type { ProtectionLevel } from '../../astro/judgement/medical/protection.ts';
import type {
  ElementId,
  ExcessId,
  ExerciseId,
  FoodId,
  Humour,
  RhythmId,
} from '../../astro/judgement/medical/tables/humours.ts';
import type { VoteFacts } from '../../astro/judgement/medical/constitutionFacts.ts';
import type { RiskLevel } from '../../astro/judgement/medical/risk.ts';
import type { BodyPartId, HouseCareId } from '../../astro/judgement/medical/tables/bodyParts.ts';
import type { IndicationId } from '../../astro/judgement/medical/tables/indications.ts';
import type { WeaknessSeverity } from '../../astro/judgement/medical/weakness.ts';
import type { WeaknessTypeId } from '../../astro/judgement/medical/weaknessTypes.ts';
import type { Planet, SevenPlanet } from '../../astro/tables/planets.ts';
import type { Nothing } from '../sentences.ts';

/** A planet with its score of weakness or of protection, 0 to 100. */
export interface Scored {
  readonly planet: Planet;
  readonly value: number;
}

/** A planet whose fall is raised, by how many of five conditions, and the parts of the body that it rules. */
interface Raised {
  readonly planet: Planet;
  readonly count: number;
  readonly parts: readonly BodyPartId[];
}

export interface PlanetWords extends WeaknessFacts, StrengthFacts, FallFacts {
  readonly weakness_type: { readonly type: Fact<WeaknessTypeFacts> };
  readonly weakness: Scored & {
    readonly severity: WeaknessSeverity;
    /** What counts, the heaviest first. */
    readonly found: readonly WeaknessFound[];
    /** The number of conditions that raise its fall; null where none is raised. */
    readonly raisedBy: number | null;
    readonly parts: readonly BodyPartId[];
  };
  /** The planets that are weak; where none is, the weakest one. */
  readonly weakest: {
    readonly planets: readonly (Scored & { readonly types: readonly WeaknessTypeId[] })[];
    readonly isAnyWeak: boolean;
  };
  readonly falls_raised: { readonly planets: readonly Planet[] };
  readonly little_burdened: { readonly planets: readonly Planet[] };
  readonly protection: Scored & {
    readonly level: ProtectionLevel;
    readonly types: readonly Fact<StrengthTypeFacts>[];
    readonly parts: readonly BodyPartId[];
  };
  readonly protectors: { readonly planets: readonly Scored[] };
  readonly no_protector: { readonly strongest: Planet };
  readonly protected_parts: Raised;
  readonly fall_protects: Raised;
}

export interface CareWords {
  readonly fall_needs_none: { readonly planet: Planet; readonly count: number };
  readonly strong_needs_none: Scored;
  readonly no_remedy: { readonly spared: readonly Planet[] };
  readonly remedy_order: {
    readonly planets: readonly Scored[];
    readonly first: Planet;
    readonly startDate: string;
    readonly mantra: Bilingual;
    readonly spared: readonly Planet[];
  };
}

/** Of all points, in percent. */
interface Share<Id> {
  readonly id: Id;
  readonly percent: number;
}

/** What suits a humour. */
export type HabitId = FoodId | RhythmId | ExerciseId;

interface HabitOf {
  readonly humour: Humour;
  readonly habit: HabitId;
}

export interface ConstitutionWords {
  readonly vote: { readonly vote: Fact<VoteFacts> };
  readonly constitution: {
    readonly humour: Share<Humour>;
    readonly second: Share<Humour> | null;
    readonly element: Share<ElementId>;
    /** The votes that give the leading humour most. */
    readonly voters: readonly Fact<VoteFacts>[];
    readonly ascendantLord: SevenPlanet;
    readonly moonLord: SevenPlanet;
  };
  readonly humour_nature: { readonly humour: Humour; readonly second: Humour | null };
  readonly excess: { readonly excess: ExcessId };
  readonly habit: { readonly habit: HabitId };
  readonly habit_of_second: HabitOf;
  readonly habit_for: HabitOf;
  readonly season: { readonly humour: Humour };
  readonly scarce_element: { readonly element: ElementId; readonly percent: number };
}

export interface ConditionWords extends ConditionFacts {
  readonly condition_seen: { readonly seen: Fact<SeenFacts> };
}

/** Indications with their values, the highest first. */
interface Marked {
  readonly indications: readonly { readonly indication: IndicationId; readonly value: number }[];
}

export interface IndicationWords extends Omit<IndicationFacts, 'bounds'>, Omit<BodyPartFacts, 'bounds'> {
  readonly indication: {
    readonly indication: IndicationId;
    readonly value: number;
    readonly severity: IndicationSeverity;
    /** The number of its conditions that hold, of all. */
    readonly held: number;
    readonly count: number;
    /** What marks it most. */
    readonly seen: readonly Fact<SeenFacts>[];
    readonly protectedBy: readonly Planet[];
  };
  readonly indication_care: { readonly indication: IndicationId };
  readonly house_care: { readonly care: HouseCareId };
  readonly body_part: {
    readonly part: BodyPartId;
    readonly value: number;
    readonly found: readonly Fact<BodyPartFacts>[];
  };
  readonly watched_first: Marked;
  readonly cared_first: Marked;
  readonly none_to_care_for: { readonly least: number };
  readonly most_vulnerable: { readonly parts: readonly { readonly part: BodyPartId; readonly value: number }[] };
  readonly none_vulnerable: Nothing;
  readonly falls_protect: { readonly planets: readonly Planet[] };
}

interface Span {
  readonly from: string;
  readonly until: string;
}

export interface HealthTimeWords extends CareReasonFacts, Omit<HealthTimingFacts & HealthRiskFacts, 'bounds'> {
  readonly period_of_care: PeriodOfCare & Span;
  /** With the ends of its stay in the sign, as far as they are known. */
  readonly passing_planet: PassingPlanet & { readonly from: string | null; readonly until: string | null };
  /** What windows of time are of, as it stands in a sentence. */
  readonly matter: Nothing;
  readonly time_burden: { readonly value: number; readonly most: number };
  readonly no_periods: Nothing;
  readonly periods_of_care: { readonly periods: readonly PeriodOfCare[] };
  readonly calm_periods: { readonly planets: readonly Planet[] };
  readonly transits_left_out: Nothing;
  readonly transits_of_care: { readonly transits: readonly PassingPlanet[] };
  readonly calm_transits: Nothing;
  readonly windows_of_care: { readonly windows: readonly (Span & { readonly value: number })[] };
  readonly no_windows: Nothing;
  readonly risk: {
    readonly level: RiskLevel;
    readonly value: number;
    readonly highest: HealthRiskFacts['highest_indication'];
  };
  readonly care_in_periods: { readonly planets: readonly Planet[] };
  readonly protected_by: { readonly planets: readonly Planet[] };
  readonly none_protects: Nothing;
}

export interface MedicalWords
  extends PlanetWords, CareWords, ConstitutionWords, ConditionWords, IndicationWords, HealthTimeWords {}

/** What remedies of health say in every language. */
export interface HealthRemedyWords {
  readonly remedy_reason: Scored & {
    readonly types: readonly Fact<WeaknessTypeFacts>[];
    readonly parts: readonly BodyPartId[];
  };
  /** A condition for a stone that does not hold. */
  readonly stone_lacks: { readonly condition: Bilingual };
  readonly stone_uncalled: Nothing;
}
