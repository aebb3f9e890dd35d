/** Counts of verdicts, and sentences about them together. */
import { houseVariant } from '../../lib/astro/judgement/yogaWords.ts';
import type { Verdict } from '../../lib/astro/rule.ts';
import { topBurdens, topYogas } from '../../lib/astro/yoga/ranking.ts';
import type { YogaFamilyAnswer } from '../../lib/schemas/yoga/yogaVerdicts.ts';
import type { Language } from '../../lib/words/names.ts';
import { YOGA_SUMMARY } from '../../lib/words/subjects/rules/yogaSummary.ts';

const NAMED = 3;

/** What is said of a family in a chart that has nothing for it to judge, such as no debilitated planet. */
export type NothingToJudge = 'no_exchange' | 'no_debilitation';

/**
 * Returns counts of verdicts, and a sentence about them together.
 *
 * @param checked number of rules examined, where verdicts are only those formed
 */
export function yogaFamilySummary(
  verdicts: readonly Verdict[],
  checked: number,
  lang: Language,
  none: NothingToJudge | null,
): YogaFamilyAnswer['summary'] {
  const count = (status: Verdict['status']) => verdicts.filter((verdict) => verdict.status === status).length;
  const present = verdicts.filter(({ isPresent }) => isPresent);
  const areBurdens = present.every(({ rule }) => rule.polarity === 'bad');
  const leading = areBurdens ? topBurdens(present, NAMED) : topYogas(present, NAMED);
  const [first] = leading;
  const isFormed = present.length > 0;
  const words = YOGA_SUMMARY[lang];
  const familyText = () => {
    if (verdicts.length === 0 && none !== null) return words[none]({});
    if (checked === 1) return words.one_yoga({ isFormed, strength: strengthOf(present[0]) });
    return words.family({ isFormed, areBurdens, best: leading.map(namedYoga) });
  };
  return {
    checked,
    present: present.length,
    active: count('active'),
    reduced: count('reduced'),
    cancelled: count('cancelled'),
    strongest: first?.rule.id ?? null,
    text: familyText(),
  };
}

function strengthOf(verdict: Verdict | undefined) {
  return !verdict || verdict.status === 'cancelled' ? null : verdict.strength!.band;
}

/** Returns a yoga as sentences name it: with the houses or the planet that tell it from others of its name. */
export function namedYoga({ planets, rule }: Verdict) {
  const houses = houseVariant(rule);
  return {
    name: rule.name,
    houses: houses === null ? [] : houses.split('-').map(Number),
    planet: planets.find((planet) => planet.toLowerCase() === rule.variant) ?? null,
  };
}
