/** What the remedies of karma say beyond the fixed texts of their tables, as facts; `lib/words` says them in both languages. */
import { factsOf, type Fact } from '../../factsOf.ts';
import type { Planet } from '../../tables/planets.ts';
import type { DebtId } from './tables/debts.ts';

/** The part of the D60 that calls for a remedy. */
interface PartReason {
  readonly planet: Planet;
  /** Of the shashtiamsha, 1 to 60. */
  readonly shashtiamsha: number;
  /** The part is that of the D60 ascendant, and the planet rules the ascendant at birth. */
  readonly isOfAscendant: boolean;
}

export interface KarmaActFacts {
  readonly part_reason: PartReason;
  readonly debt_reason: PartReason & { readonly debt: DebtId };
  readonly new_moon_gift: { readonly planet: Planet };
  readonly eclipse_japa: { readonly planet: Planet };
  /** In place of a long rite for the very young and the very old. */
  readonly temple_visit: { readonly planet: Planet };
  readonly short_japa: { readonly planet: Planet };
  readonly peace_title: { readonly planet: Planet };
  readonly peace: { readonly planet: Planet };
  /** The seed mantra as often as the text counts. */
  readonly whole_japa: { readonly planet: Planet; readonly total: number; readonly malasPerDay: number };
}

export type KarmaActFact = Fact<KarmaActFacts>;

/** Makes the facts of remedies of karma. */
export const karmaActFact = factsOf<KarmaActFacts>();
