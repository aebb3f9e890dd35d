/** What is said of the score of a matter of life. */
import type { AreaBand, AreaConfidence } from '../../astro/judgement/areaScore.ts';
import type { ScoreFacts } from '../../astro/score.ts';
import type { Nothing } from '../sentences.ts';

export interface AreaTextFacts extends ScoreFacts {
  /** The part that every score starts from. */
  readonly start: Nothing;
  /** A factor that counts half; the first clause is the factor, the second the reason. */
  readonly halved: { readonly clauses: readonly [factor: string, reason: string] };
  /** One score among several that are taken together. */
  readonly share: { readonly clause: string; readonly value: number; readonly percent: number };
  readonly verdict: {
    readonly clause: string;
    readonly band: AreaBand;
    readonly value: number;
    readonly confidence: AreaConfidence;
  };
  /** The factors that help most; none where nothing does. */
  readonly in_favour: { readonly clauses: readonly string[] };
  /** The factors that burden most; none where nothing does. */
  readonly worked_with: { readonly clauses: readonly string[] };
  /** How a matter stands, within a clause. */
  readonly standing: { readonly band: AreaBand };
}
