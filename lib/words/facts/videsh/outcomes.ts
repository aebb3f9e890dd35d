/** Sentences on how life abroad goes and on whether the person returns. */
import type { AreaBand } from '../../../astro/judgement/areaScore.ts';
import type { Connection, StayVerdict, Struggle } from '../../../astro/judgement/videsh/tables/terms.ts';
import type { TrialId } from '../../../astro/judgement/videsh/success.ts';
import type { Modality } from '../../../astro/tables/signs.ts';
import type { Nothing } from '../../sentences.ts';
import type { AbroadVoice } from './promise.ts';

type Side = 'kind' | 'mixed' | 'hard';

export interface OutcomeWords {
  /** What helps a life abroad, and what makes it hard. */
  readonly helped: { readonly clauses: readonly string[] };
  readonly nothing_helps: Nothing;
  readonly struggle: { readonly struggle: Struggle['id']; readonly clauses: readonly string[] };
  readonly success: { readonly band: AreaBand; readonly voice: AbroadVoice };
  /** The first advice, by what one would go for; null where no yoga says so. */
  readonly counsel: { readonly side: Side; readonly voice: AbroadVoice; readonly connection: Connection['id'] | null };
  /** Advice on the factor that makes it hardest; for those who may go themselves. */
  readonly trial: { readonly trial: TrialId; readonly clause: string };
  readonly stay: { readonly verdict: StayVerdict['id'] };
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
