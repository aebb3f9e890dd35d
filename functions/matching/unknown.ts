/** Parts of an answer that take the ascendants of both, where a birth time is not known. */
import type { PairContext } from '../../lib/birth/pair.ts';
import { ROLES } from '../../lib/astro/tables/matching/roles.ts';
import type { MatchPairWords, WhoseTime } from '../../lib/words/facts/matching/pair.ts';
import { MATCH_PAIR } from '../../lib/words/subjects/matching/pair.ts';

/** Tells whose birth time is not known; null where both are. */
export function timeless({ births }: PairContext): WhoseTime | null {
  const open = ROLES.filter((role) => births[role].context === null);
  return open.length === 2 ? 'both' : (open[0] ?? null);
}

/** Returns why a part is not told, as an id and in words. */
export function unknownPart(
  context: PairContext,
  part: MatchPairWords['unknown']['part'],
): { readonly reason: 'birth_time_unknown'; readonly text: string } {
  const who = timeless(context) ?? 'both';
  return { reason: 'birth_time_unknown', text: MATCH_PAIR[context.names.lang].unknown({ part, who }) };
}
