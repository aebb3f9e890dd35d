/** What the sentences of /medical are about, besides the facts of its judgements. */
import type { Bilingual } from '../../astro/bilingual.ts';
import type { Fact } from '../../astro/factsOf.ts';
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
import type { BodyPartId } from '../../astro/judgement/medical/tables/bodyParts.ts';
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

export interface MedicalWords extends PlanetWords, CareWords, ConstitutionWords {}

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
