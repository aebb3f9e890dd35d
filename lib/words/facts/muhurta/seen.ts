/** What is said of a chosen time: what is seen in it, and what is remarked besides. */
import type { MuhurtaFacts } from '../../../astro/judgement/muhurta/facts.ts';

/** Facts that whole texts take the place of. */
type InTexts = 'summary_found' | 'summary_none';

type RemarkId =
  | 'no_births'
  | 'role_missing'
  | 'birth_time_unknown'
  | 'eldest_unknown'
  | 'age_unknown'
  | 'mother_unknown'
  | 'organ_unknown'
  | 'second_birth_unknown'
  | 'direction_unknown'
  | 'eclipse_seen'
  | 'doshas_left_out'
  | 'sun_stays'
  | 'never_delays'
  | 'day_found'
  | 'day_blocked'
  | 'day_vetoed'
  | 'day_below'
  | 'day_short'
  | 'day_without_hours';

/** What is seen of a time; each fact is also said as a clause, to stand within a sentence. */
export type SeenWords = Omit<MuhurtaFacts, InTexts | RemarkId>;

/** Notes, and what stands in the way of a day, in whole sentences. */
export type RemarkWords = Pick<MuhurtaFacts, RemarkId>;
