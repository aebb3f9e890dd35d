/** Sentences about remedies: what calls for them, which to begin with, and what stands in their place. */
import type { Bilingual } from '../../../astro/bilingual.ts';
import type { Fact } from '../../../astro/factsOf.ts';
import type { BeadFacts, NeedFacts } from '../../../astro/judgement/remedy/facts.ts';
import type { PickedKind } from '../../../astro/judgement/remedy/remedyPlan.ts';
import type { Planet } from '../../../astro/tables/planets.ts';
import type { Nothing } from '../../sentences.ts';

/** A clause whose subject is a planet, with the date on which it ends. */
export interface NeedClause {
  readonly need: Fact<NeedFacts>;
  readonly until: string | null;
}

interface PlanetNeeds {
  readonly planet: Planet;
  readonly needs: readonly NeedClause[];
}

/** The kinds that an answer of their own is for. */
export type ToldKind = Exclude<PickedKind, 'worship'>;

/** A kind of remedy for a planet. */
interface KindOf {
  readonly kind: ToldKind;
  readonly planet: Planet;
}

/** What to begin with, and when. */
interface Beginning extends KindOf {
  readonly title: Bilingual;
  readonly nextDate: string;
  readonly isForChild: boolean;
}

export interface RemedyWords extends BeadFacts {
  readonly part: { readonly planet: Planet; readonly need: NeedClause };
  readonly reason: PlanetNeeds;
  /** Nothing is found of the planet that this kind answers. */
  readonly at_ease: KindOf & { readonly isBurdened: boolean };
  /** A yantra adds strength, which the planet does not lack. */
  readonly to_be_eased: { readonly planet: Planet };
  /** What would be fit but for the age. */
  readonly not_at_age: KindOf;
  /** Why the list is empty. */
  readonly age_note: { readonly kind: ToldKind | 'gemstone'; readonly isChild: boolean };
  readonly free_alternative: KindOf;
  readonly for_nobody: { readonly kind: ToldKind };
  readonly headline: KindOf & { readonly isForChild: boolean };
  readonly headline_nobody: { readonly kind: ToldKind };
  readonly begin: Beginning;
  readonly others: { readonly kind: ToldKind; readonly planets: readonly Planet[] };
  readonly fasting_youth: Nothing;
  /** The deity of the twelfth from karakamsha. */
  readonly ishta: { readonly signIndex: number; readonly planet: Planet; readonly deity: Bilingual };
}
