/** Sentences on where income is found. */
import type { IncomeFact, IncomeFacts } from '../../../astro/judgement/career/facts/incomeFacts.ts';

export interface IncomeWords extends IncomeFacts {
  readonly summary: {
    readonly verdict: 'foreign' | 'domestic' | 'mixed';
    /** The heaviest first. */
    readonly reasons: readonly IncomeFact[];
  };
}
