/** Sentences on modern fields of work. */
import type { ColourFact, FieldFacts } from '../../../astro/judgement/career/facts/fieldFacts.ts';
import type { SkillId } from '../../../astro/judgement/career/tables/skills.ts';
import type { WorkCategory, WorkFieldId } from '../../../astro/judgement/career/tables/workFields.ts';
import type { Planet } from '../../../astro/tables/planets.ts';
import type { Nothing } from '../../sentences.ts';

interface PlanetShare {
  readonly planet: Planet;
  readonly sharePercent: number;
}

export interface ModernFieldWords extends FieldFacts {
  readonly field_name: { readonly field: WorkFieldId };
  /** Why a field fits; the clauses are the reasons of votes on its planet. */
  readonly field: PlanetShare & {
    readonly field: WorkFieldId;
    readonly clauses: readonly string[];
    readonly colours: readonly ColourFact[];
  };
  readonly leaders: { readonly leaders: readonly PlanetShare[] };
  readonly best_fields: { readonly category: WorkCategory; readonly fields: readonly WorkFieldId[] };
  readonly fields_are_ours: Nothing;
  /** Which two fields to look at first; how sure that is, and whether the first votes go to another planet. */
  readonly aim: {
    readonly certainty: 'clear' | 'spread' | 'divided';
    readonly leader: Planet;
    readonly planet: Planet;
    readonly first: WorkFieldId;
    readonly second: WorkFieldId;
  };
  readonly train_first: { readonly skill: SkillId };
  /** What makes a planet carry the work, as a role. */
  readonly voted_for: { readonly sharePercent: number };
}
