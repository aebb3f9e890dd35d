/** Sentences on modern fields of work. */
import type { ColourFact, FieldFacts } from '../../../astro/judgement/career/facts/fieldFacts.ts';
import type { SkillId } from '../../../astro/judgement/career/tables/skills.ts';
import type { WorkCategory, WorkFieldId } from '../../../astro/judgement/career/tables/workFields.ts';
import type { WorkLife } from '../../../astro/judgement/career/workLife.ts';
import type { Planet } from '../../../astro/tables/planets.ts';
import type { Nothing } from '../../sentences.ts';

/** The two fields that stand out most, and whether the first does clearly. */
interface Leading {
  readonly first: WorkFieldId;
  readonly second: WorkFieldId;
  readonly isClear: boolean;
  readonly life: WorkLife;
}

export interface ModernFieldWords extends FieldFacts {
  readonly field_name: { readonly field: WorkFieldId };
  /** Why a field stands out: its planets that act here, else its first planet, and one thing that points to it. */
  readonly field: {
    readonly field: WorkFieldId;
    readonly pattern: readonly Planet[];
    readonly acting: readonly Planet[];
    readonly colours: readonly ColourFact[];
  };
  readonly headline: Leading;
  readonly leaders: { readonly planets: readonly Planet[] };
  readonly best_fields: { readonly category: WorkCategory; readonly fields: readonly WorkFieldId[] };
  readonly no_clear_leader: Nothing;
  readonly fields_are_ours: Nothing;
  /** Which field to look at first. */
  readonly aim: Leading & { readonly planet: Planet };
  readonly train_first: { readonly field: WorkFieldId; readonly skill: SkillId; readonly life: WorkLife };
  /** What makes a planet carry the work, as a role. */
  readonly voted_for: Nothing;
}
