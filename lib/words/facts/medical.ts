/** What the sentences of /medical are about, besides the facts of its judgements. */
import type { Bilingual } from '../../astro/bilingual.ts';
import type { Fact } from '../../astro/factsOf.ts';
import type { AreaBand } from '../../astro/judgement/areaScore.ts';
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
  WeaknessFacts,
  WeaknessTypeFacts,
} from '../../astro/judgement/medical/planetFacts.ts';
import type { ProtectionLevel, StrengthTypeId } from '../../astro/judgement/medical/protection.ts';
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
import type { AdviceAge } from '../../astro/judgement/medical/telling.ts';
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
  readonly weakness: {
    readonly planet: Planet;
    readonly severity: WeaknessSeverity;
    /** What counts, the heaviest first. */
    readonly types: readonly WeaknessTypeId[];
    /** Its protection outweighs its weakness, or its fall is raised. */
    readonly isProtecting: boolean;
    /** The number of conditions that raise its fall; null where none is raised. */
    readonly raisedBy: number | null;
    readonly parts: readonly BodyPartId[];
  };
  /** The planets that are weak; where none is, the weakest one. */
  readonly weakest: {
    readonly planets: readonly Planet[];
    /** What counts most for the first of them; null where nothing does. */
    readonly type: WeaknessTypeId | null;
    readonly isAnyWeak: boolean;
  };
  readonly falls_raised: { readonly planets: readonly Planet[] };
  readonly little_burdened: { readonly planets: readonly Planet[] };
  readonly protection: {
    readonly planet: Planet;
    readonly level: ProtectionLevel;
    /** What holds, the heaviest first. */
    readonly types: readonly StrengthTypeId[];
    readonly parts: readonly BodyPartId[];
  };
  readonly protectors: { readonly planets: readonly Planet[] };
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

/** What suits a humour. */
export type HabitId = FoodId | RhythmId | ExerciseId;

interface HabitOf {
  readonly humour: Humour;
  readonly habit: HabitId;
}

export interface ConstitutionWords {
  readonly vote: { readonly vote: Fact<VoteFacts> };
  readonly constitution: {
    readonly humour: Humour;
    readonly second: Humour | null;
    readonly element: ElementId;
    /** The votes that give the leading humour most. */
    readonly voters: readonly Fact<VoteFacts>[];
    readonly ascendantLord: SevenPlanet;
    readonly moonLord: SevenPlanet;
    readonly age: AdviceAge;
  };
  readonly constitution_headline: { readonly humour: Humour; readonly second: Humour | null; readonly age: AdviceAge };
  readonly humour_nature: { readonly humour: Humour; readonly second: Humour | null };
  readonly excess: { readonly excess: ExcessId };
  readonly habit: { readonly habit: HabitId };
  readonly habit_of_second: HabitOf;
  readonly habit_for: HabitOf;
  readonly season: { readonly humour: Humour };
  readonly scarce_element: { readonly element: ElementId };
}

export interface ConditionWords extends ConditionFacts {
  readonly condition_seen: { readonly seen: Fact<SeenFacts> };
}

/** Indications, the highest first. */
interface Marked {
  readonly indications: readonly IndicationId[];
}

export interface IndicationWords extends Omit<IndicationFacts, 'bounds'>, Omit<BodyPartFacts, 'bounds'> {
  readonly indication: {
    readonly indication: IndicationId;
    readonly severity: IndicationSeverity;
    /** What marks it most; null where none of its conditions holds. */
    readonly seen: Fact<SeenFacts> | null;
    readonly protectedBy: readonly Planet[];
  };
  readonly indication_care: { readonly indication: IndicationId; readonly age: AdviceAge };
  readonly house_care: { readonly care: HouseCareId };
  readonly body_part: {
    readonly part: BodyPartId;
    /** What makes it vulnerable most. */
    readonly lead: Fact<BodyPartFacts>;
  };
  readonly watched_first: Marked & { readonly age: AdviceAge };
  readonly none_to_care_for: { readonly age: AdviceAge };
  readonly most_vulnerable: { readonly parts: readonly BodyPartId[] };
  readonly none_vulnerable: Nothing;
  readonly falls_protect: { readonly planets: readonly Planet[] };
}

interface Span {
  readonly from: string;
  readonly until: string;
}

/** How much the present time burdens health. */
export type TimeBurden = 'light' | 'some' | 'heavy';

export interface HealthTimeWords extends CareReasonFacts, Omit<HealthTimingFacts & HealthRiskFacts, 'bounds'> {
  readonly period_of_care: PeriodOfCare & Span;
  /** With the ends of its stay in the sign, as far as they are known. */
  readonly passing_planet: PassingPlanet & { readonly from: string | null; readonly until: string | null };
  /** What windows of time are of, as it stands in a sentence. */
  readonly matter: { readonly age: AdviceAge };
  readonly time_burden: { readonly burden: TimeBurden };
  readonly no_periods: Nothing;
  readonly periods_of_care: { readonly planets: readonly Planet[]; readonly age: AdviceAge };
  readonly calm_periods: { readonly planets: readonly Planet[] };
  readonly transits_left_out: Nothing;
  readonly transits_of_care: { readonly planets: readonly Planet[] };
  readonly calm_transits: Nothing;
  readonly windows_of_care: { readonly windows: readonly Span[] };
  readonly no_windows: Nothing;
  /** How the windows were chosen. */
  readonly windows_chosen: Nothing;
  readonly risk: { readonly level: RiskLevel; readonly age: AdviceAge };
  readonly care_in_periods: { readonly planets: readonly Planet[]; readonly age: AdviceAge };
  readonly protected_by: { readonly planets: readonly Planet[] };
  readonly none_protects: Nothing;
}

/** How the body stands as a whole: what every answer about health begins with. */
export interface HealthStandingWords {
  readonly headline: {
    readonly band: AreaBand;
    /** The first matter to look after; null where none stands out. */
    readonly indication: IndicationId | null;
    readonly age: AdviceAge;
  };
  /** Planets that carry the body and weaken it most, null where there is none. */
  readonly stands: { readonly helper: Planet | null; readonly asking: Planet | null; readonly age: AdviceAge };
  readonly next_care: Span & { readonly isNow: boolean; readonly age: AdviceAge };
  readonly weak_headline: { readonly planets: readonly Planet[] };
  readonly strong_headline: { readonly planets: readonly Planet[] };
  readonly as_if_living: Nothing;
}

export interface MedicalWords
  extends
    PlanetWords,
    CareWords,
    ConstitutionWords,
    ConditionWords,
    IndicationWords,
    HealthTimeWords,
    HealthStandingWords {}

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
