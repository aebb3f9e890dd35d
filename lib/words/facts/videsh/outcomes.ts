/** Sentences on how life abroad goes and on whether the person returns. */
import type { AreaBand } from '../../../astro/judgement/areaScore.ts';
import type { StayVerdict, Struggle } from '../../../astro/judgement/videsh/tables/terms.ts';
import type { TrialId } from '../../../astro/judgement/videsh/success.ts';
import type { Modality } from '../../../astro/tables/signs.ts';
import type { Nothing } from '../../sentences.ts';

interface Reason {
  readonly clause: string;
}

export interface OutcomeWords {
  /** Life abroad, as the subject of a sentence. */
  readonly subject: Nothing;
  readonly struggle: {
    readonly struggle: Struggle['id'];
    readonly lost: number;
    readonly clauses: readonly string[];
  };
  readonly success: {
    readonly score: number;
    readonly band: AreaBand;
    readonly struggle: Struggle['id'];
    /** The heaviest factor for it, and that against it. */
    readonly helps: Reason | null;
    readonly asks: Reason | null;
  };
  readonly counsel: { readonly side: 'kind' | 'mixed' | 'hard'; readonly helps: Reason | null };
  readonly trial: { readonly trial: TrialId; readonly clause: string };
  readonly stay: {
    readonly verdict: StayVerdict['id'];
    readonly score: number;
    /** The first for the verdict, the second against it. */
    readonly clauses: readonly string[];
  };
  readonly keeps_away: { readonly clauses: readonly string[] };
  readonly nothing_keeps: Nothing;
  readonly calls_home: { readonly clauses: readonly string[] };
  readonly nothing_calls: Nothing;
  /** How long single stays are. */
  readonly single_stays: {
    readonly modality: Modality;
    /** The verdict leads one to expect other stays. */
    readonly isUnexpected: boolean;
  };
}
