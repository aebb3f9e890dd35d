/** Sentences on sources of wealth and on debts. */
import type { DebtBehaviour, DebtEase, SourceId } from '../../../astro/judgement/prediction/wealthSources/facts.ts';
import type { Planet } from '../../../astro/tables/planets.ts';
import type { Nothing } from '../../sentences.ts';

export interface WealthSourceWords {
  readonly name: { readonly source: SourceId };
  /** How a source stands, and the planet that helps its house or the one that weakens it. */
  readonly source: {
    readonly source: SourceId;
    readonly side: 'kind' | 'mixed' | 'hard';
    readonly house: number;
    readonly helper: Planet | null;
    readonly asking: Planet | null;
  };
  /** The strongest and the weakest source. */
  readonly ranked: { readonly first: SourceId; readonly last: SourceId };
  readonly debt: { readonly ease: DebtEase; readonly behaviour: DebtBehaviour; readonly lord: Planet };
  readonly debt_lord: { readonly planet: Planet; readonly atHouse: number };
  readonly debt_keepers: { readonly planets: readonly Planet[]; readonly ease: DebtEase };
  readonly debt_care: { readonly from: string; readonly until: string };
  readonly debt_no_care: Nothing;
  /** Why no sources are told. */
  readonly later: Nothing;
  readonly past: Nothing;
}
