/** What is said of the parts of the score of a matter of life. */
import type { ScoreFacts } from '../../astro/score.ts';
import type { Nothing } from '../sentences.ts';

export interface AreaTextFacts extends ScoreFacts {
  /** The part that every score starts from. */
  readonly start: Nothing;
  /** A factor that counts half; the first clause is the factor, the second the reason. */
  readonly halved: { readonly clauses: readonly [factor: string, reason: string] };
  /** One score among several that are taken together. */
  readonly share: { readonly clause: string; readonly percent: number };
}
