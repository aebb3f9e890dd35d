/** Counts of verdicts, and a sentence about their sum. */
import { rankedBySlug } from '../../lib/astro/judgement/yogaScore.ts';
import type { Verdict } from '../../lib/astro/rule.ts';
import type { YogaFamilyAnswer } from '../../lib/schemas/yoga/yogaVerdicts.ts';
import type { Language } from '../../lib/words/names.ts';
import { YOGA } from '../../lib/words/subjects/rules/yogaWords.ts';

const NAMED = 3;

/** @param checked number of rules examined, where verdicts are only those formed */
export function yogaFamilySummary(
  verdicts: readonly Verdict[],
  checked: number,
  lang: Language,
): YogaFamilyAnswer['summary'] {
  const count = (status: Verdict['status']) => verdicts.filter((verdict) => verdict.status === status).length;
  const ranked = rankedBySlug(verdicts);
  const present = verdicts.filter(({ isPresent }) => isPresent).length;
  const best = ranked.slice(0, NAMED).map(({ rule, strength }) => {
    return { name: rule.name, strength: strength!.value, grade: strength!.band };
  });
  return {
    checked,
    present,
    active: count('active'),
    reduced: count('reduced'),
    cancelled: count('cancelled'),
    strongest: ranked[0]?.rule.id ?? null,
    text: YOGA[lang].family({ checked, present, best }),
  };
}
