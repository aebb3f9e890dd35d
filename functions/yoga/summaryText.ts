/** Counts of verdicts, and sentences about their sum. */
import { rankedBySlug } from '../../lib/astro/judgement/yogaScore.ts';
import type { Verdict } from '../../lib/astro/rule.ts';
import { listed } from '../../lib/astro/words.ts';
import type { YogaFamilyAnswer } from '../../lib/schemas/yoga/yogaVerdicts.ts';
import type { Language } from '../../lib/words/names.ts';
import { HINDI_GRADES } from '../../lib/records/yoga/yogaText.ts';

const NAMED = 3;

/** @param checked number of rules examined, where verdicts are only those formed */
export function yogaFamilySummary(
  verdicts: readonly Verdict[],
  checked: number,
  lang: Language,
): YogaFamilyAnswer['summary'] {
  const count = (status: Verdict['status']) => verdicts.filter((verdict) => verdict.status === status).length;
  const ranked = rankedBySlug(verdicts);
  const present = verdicts.filter(({ isPresent }) => isPresent);
  return {
    checked,
    present: present.length,
    active: count('active'),
    reduced: count('reduced'),
    cancelled: count('cancelled'),
    strongest: ranked[0]?.rule.id ?? null,
    text: TEXTS[lang](checked, present.length, ranked.slice(0, NAMED)),
  };
}

type Say = (checked: number, present: number, best: readonly Verdict[]) => string;

const TEXTS: Readonly<Record<Language, Say>> = {
  en: (checked, present, best) => {
    if (present === 0) return checked === 1 ? 'It is not formed.' : `None of the ${checked} rules looked at is formed.`;
    const counted =
      checked === 1
        ? 'It is formed'
        : `Of ${checked} rules looked at ${present} ${present === 1 ? 'is' : 'are'} formed`;
    if (best.length === 0) return `${counted}, but cancelled.`;
    const described = best.map(({ rule, strength }) => `${rule.name.en} (${strength!.value}, ${strength!.grade})`);
    return checked === 1 ? `${counted}: ${described[0]!}.` : `${counted}, strongest ${listed(described)}.`;
  },
  hi: (checked, present, best) => {
    if (present === 0) return checked === 1 ? 'यह योग नहीं बनता।' : `देखे गए ${checked} नियमों में से कोई नहीं बनता।`;
    const counted =
      checked === 1 ? 'यह योग बनता है' : `देखे गए ${checked} नियमों में से ${present} ${present === 1 ? 'बनता है' : 'बनते हैं'}`;
    if (best.length === 0) return `${counted}, पर भंग है।`;
    const described = best.map(
      ({ rule, strength }) => `${rule.name.hi} (${strength!.value}, ${HINDI_GRADES[strength!.grade]})`,
    );
    return checked === 1 ? `${counted}: ${described[0]!}।` : `${counted}; सबसे बली ${described.join(', ')}।`;
  },
};
