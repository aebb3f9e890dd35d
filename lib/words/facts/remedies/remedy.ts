/** Sentences about remedies: what calls for them, which to begin with, and what stands in their place. */
import type { Bilingual } from '../../../astro/bilingual.ts';
import type { Fact } from '../../../astro/factsOf.ts';
import type { BeadFacts, NeedFacts } from '../../../astro/judgement/remedy/facts.ts';
import type { PickedKind } from '../../../astro/judgement/remedy/picks.ts';
import type { Planet } from '../../../astro/tables/planets.ts';

/** A clause whose subject is a planet, with the date on which it ends. */
export interface NeedClause {
  readonly need: Fact<NeedFacts>;
  readonly until: string | null;
}

interface PlanetNeeds {
  readonly planet: Planet;
  readonly needs: readonly NeedClause[];
}

export interface RemedyWords extends BeadFacts {
  readonly part: { readonly planet: Planet; readonly need: NeedClause };
  readonly reason: PlanetNeeds;
  /** Gifts answer every burden, so they are never out of place. */
  readonly unneeded: PlanetNeeds & { readonly kind: Exclude<PickedKind, 'donation'> };
  readonly free_alternative: { readonly kind: PickedKind; readonly planet: Planet };
  readonly for_nobody: { readonly kind: PickedKind };
  readonly begin: PlanetNeeds & {
    readonly kind: PickedKind;
    readonly title: Bilingual;
    readonly nextDate: string;
    readonly others: readonly Planet[];
  };
  readonly fasting_young: { readonly years: number };
  readonly fasting_old: { readonly years: number };
  /** The deity of the twelfth from karakamsha. */
  readonly ishta: { readonly signIndex: number; readonly planet: Planet; readonly deity: Bilingual };
}
