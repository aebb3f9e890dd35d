/** Sentences on when life abroad ripens. */
import type { SlowPassage } from '../../../astro/judgement/videsh/tables/passages.ts';
import type { Office } from '../../../astro/judgement/areaFacts.ts';
import type { Planet } from '../../../astro/tables/planets.ts';
import type { Nothing } from '../../sentences.ts';

/** A span of time by its first and last date. */
export interface Span {
  readonly from: string;
  readonly until: string;
}

interface ScoredSpan extends Span {
  readonly score: number;
}

export interface ForeignTimingWords {
  readonly outside_life: Nothing;
  readonly peaks: { readonly windows: readonly ScoredSpan[] };
  readonly no_peak: { readonly windows: readonly ScoredSpan[] };
  readonly nothing_ripens: Nothing;
  readonly no_period: Nothing;
  /** Life abroad within a sentence. */
  readonly matter: Nothing;
  readonly acting: Span & {
    /** Asked about, rather than running now. */
    readonly isAsked: boolean;
    /** The mahadasha first; the span is that of the antardasha. */
    readonly lords: readonly Planet[];
    readonly score: number;
    /** Lords that signify life abroad, and in which capacities. */
    readonly serving: readonly { readonly planet: Planet; readonly offices: readonly Office[] }[];
  };
  /** A slow planet in a house; without its span where that reaches beyond what was searched. */
  readonly passage: { readonly passage: SlowPassage; readonly span: Span | null };
  readonly double_transit: Span & { readonly house: number };
  readonly prepare: Nothing;
  readonly peak_in_childhood: Span;
  readonly peak_in_old_age: Span;
  readonly peak_runs: Span;
  readonly peak_ahead: Span;
}
