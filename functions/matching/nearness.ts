/** Records of what two Moons near each other have: one star, an order in one sign, stars side by side. */
import type { Nearness } from '../../lib/astro/judgement/matching/facts/kootFacts.ts';
import { citation } from '../../lib/astro/source.ts';
import { SAME_STAR_SOURCE } from '../../lib/astro/tables/matching/poruthams.ts';
import { nakshatraRef } from '../../lib/records/common.ts';
import type { Ashtakoota } from '../../lib/schemas/matching/match.ts';
import type { Names } from '../../lib/words/names.ts';
import { sayIn } from '../../lib/words/say.ts';
import { MATCH_PAIR } from '../../lib/words/subjects/matching/pair.ts';

/** Returns what two Moons near each other have. */
export function nearnessRecords(
  facts: readonly Nearness[],
  names: Names,
): Pick<Ashtakoota, 'same_star' | 'near_stars'> {
  const words = MATCH_PAIR[names.lang];
  const same = facts.find((fact) => fact.id === 'same_star');
  return {
    same_star: same
      ? {
          nakshatra: nakshatraRef(same.args.nakshatraIndex, names),
          rank: same.args.rank,
          one_pada: same.args.first === null,
          text: words.same_star(same.args),
          source: citation(SAME_STAR_SOURCE),
        }
      : null,
    near_stars: facts.flatMap((fact) =>
      // With one star for both, the order of padas is told with it.
      fact.id === 'same_star' || (same && fact.id === 'one_sign_order')
        ? []
        : [{ id: fact.id, first: fact.args.first, text: sayIn(words, fact) }],
    ),
  };
}
