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

export interface ForeignTimingWords {
  readonly outside_life: Nothing;
  /** The years asked about lie outside those in which one goes abroad. */
  readonly too_young: Nothing;
  readonly too_old: Nothing;
  /** The next time, for a short text. */
  readonly next: Span & { readonly isRunning: boolean };
  /** Why these windows are told and no others. */
  readonly chosen: { readonly count: number };
  readonly peaks: { readonly windows: readonly Span[] };
  readonly no_peak: { readonly windows: readonly Span[] };
  readonly nothing_ripens: Nothing;
  readonly no_period: Nothing;
  /** Life abroad within a sentence. */
  readonly matter: Nothing;
  readonly acting: Span & {
    /** Asked about, rather than running now. */
    readonly isAsked: boolean;
    /** The mahadasha first; the span is that of the antardasha. */
    readonly lords: readonly Planet[];
    readonly side: 'kind' | 'mixed' | 'hard';
    /** Lords that signify life abroad, and in which capacities. */
    readonly serving: readonly { readonly planet: Planet; readonly offices: readonly Office[] }[];
  };
  /** A slow planet in a house; without its span where that reaches beyond what was searched. */
  readonly passage: { readonly passage: SlowPassage; readonly span: Span | null };
  readonly double_transit: Span & { readonly house: number };
  readonly prepare: { readonly isElder: boolean };
  readonly peak_runs: Span & { readonly isElder: boolean };
  readonly peak_ahead: Span & { readonly isElder: boolean };
}
