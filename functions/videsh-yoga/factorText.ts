/** What the judgement of life abroad finds in a chart, in words. */
import type { ForeignFact } from '../../lib/astro/judgement/videsh/facts.ts';
import type { Clause } from '../../lib/records/evidence/areas.ts';
import type { Names } from '../../lib/words/names.ts';
import { say } from '../../lib/words/say.ts';
import { FOREIGN } from '../../lib/words/subjects/videsh/factors.ts';

/** Returns what a condition, a tie or a factor found, as a clause. */
export function factorText(text: ForeignFact, { lang }: Names): string {
  return say(FOREIGN, text, lang);
}

/** Returns how the factors of life abroad are said. */
export function foreignClause(names: Names): Clause<ForeignFact> {
  return (text) => factorText(text, names);
}
