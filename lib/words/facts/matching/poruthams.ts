/** What is said of each of the ten poruthams: what was seen, and how fully it agrees. */
import type { PoruthamFacts } from '../../../astro/judgement/matching/facts/poruthamFacts.ts';
import type { PoruthamId, PoruthamLevel } from '../../../astro/tables/matching/ids.ts';
import type { WhichSide } from './koots.ts';

export interface PoruthamWords extends PoruthamFacts {
  /** How fully it agrees; null where a time of birth decides. */
  readonly level: { readonly level: PoruthamLevel | null };
  readonly undetermined: { readonly porutham: PoruthamId; readonly who: WhichSide };
}
