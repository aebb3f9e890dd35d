/** Sentences of /karma, besides the facts of its judgements. */
import type { Fact } from '../../astro/factsOf.ts';
import type { KarmaActFact, KarmaActFacts } from '../../astro/judgement/karma/remedyFacts.ts';
import type { Planet } from '../../astro/tables/planets.ts';

/** When a remedy can be done next. */
export interface NextDateWords {
  readonly next_weekday: { readonly date: string };
  readonly next_new_moon: { readonly date: string; readonly time: string };
}

export type NextDate = Fact<NextDateWords>;

/** Remedies, in both languages. */
export interface KarmaActWords extends KarmaActFacts, NextDateWords {
  /** When a remedy is done, said already, with its next date. */
  readonly when_next: { readonly clause: string; readonly next: NextDate };
}

export interface KarmaWords {
  /** What calls for remedies, the heaviest first; with nothing in a malefic part, the planet of the self. */
  readonly remedies: {
    readonly planets: readonly Planet[];
    readonly isBurdened: boolean;
    readonly reason: KarmaActFact;
  };
}
