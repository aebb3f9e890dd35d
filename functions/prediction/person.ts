/** The life area of the 7th house for a person: marriage, or the bond of those who are married. */
import type { Person } from '../../lib/astro/stage.ts';
import { bond, marriage } from '../../lib/astro/judgement/prediction/marriage.ts';
import type { TimedArea } from '../../lib/astro/judgement/prediction/areaPrediction.ts';

/** Returns the relationship where the person is married at the requested instant, otherwise marriage. */
export function marriageOrBond({ person }: { person(): Person }): TimedArea {
  return person().maritalStatus === 'married' ? bond : marriage;
}
