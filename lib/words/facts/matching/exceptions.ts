/** What is said of each exception of a match: what was seen, and what it does. */
import type { ExceptionFacts } from '../../../astro/judgement/matching/facts/exceptionFacts.ts';
import type { KootId, MatchStatus } from '../../../astro/tables/matching/ids.ts';
import type { Lacking, WhichSide } from './koots.ts';

export interface ExceptionWords extends ExceptionFacts {
  /** What an exception that is met does; of rajju, which is no koot, it is only named. */
  readonly effect: { readonly koot: KootId | 'rajju'; readonly status: MatchStatus; readonly isApplied: boolean };
  /** It is met at some hours of the day, or in one half of a sign, and not in the others. */
  readonly open: { readonly who: WhichSide; readonly lacking: Lacking };
}
