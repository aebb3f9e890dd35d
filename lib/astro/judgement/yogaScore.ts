/** One score of all yogas of a chart (yogas.md, rules of use; interpretive): 50, and a twentieth of each yoga's strength. */
import type { Bilingual } from '../bilingual.ts';
import { factsOf, type Fact, type Nothing } from '../factsOf.ts';
import type { Verdict } from '../rule.ts';
import { boundedSum, boundsFact, type ScoreFacts, type ScorePart } from '../score.ts';
import { tenths } from '../rounding.ts';

/** What the score of all yogas counts. */
export interface YogaScoreFacts extends ScoreFacts {
  readonly without_yogas: Nothing;
  readonly yoga_weighed: { readonly name: Bilingual };
}

const fact = factsOf<YogaScoreFacts>();

const MIDDLE = 50;
const SHARE = 1 / 20;

/**
 * Returns one score of all yogas, 0 to 100; 50 where there are none.
 *
 * @param verdicts formed and not cancelled, each slug once; mixed ones count nothing
 */
export function yogaScore(verdicts: readonly Verdict[]): {
  value: number;
  parts: readonly ScorePart<Fact<YogaScoreFacts>>[];
} {
  const weighed = verdicts.filter(({ rule }) => rule.polarity !== 'mixed');
  return boundedSum<Fact<YogaScoreFacts>>([MIDDLE_PART, ...weighed.map(partOf)], boundsFact);
}

const MIDDLE_PART: ScorePart<Fact<YogaScoreFacts>> = {
  id: 'middle',
  label: fact('without_yogas', {}),
  points: MIDDLE,
  max: MIDDLE,
};

function partOf({ rule, strength }: Verdict): ScorePart<Fact<YogaScoreFacts>> {
  const sign = rule.polarity === 'good' ? 1 : -1;
  const points = sign * tenths(strength!.value * SHARE);
  return { id: rule.id, label: fact('yoga_weighed', { name: rule.name }), points, max: sign > 0 ? 100 * SHARE : 0 };
}

/** Returns the strongest verdict of each slug that is formed and not cancelled, the strongest first. */
export function rankedBySlug(verdicts: readonly Verdict[]): Verdict[] {
  const best = new Map<string, Verdict>();
  for (const verdict of verdicts) {
    if (!verdict.isPresent || verdict.status === 'cancelled') continue;
    const known = best.get(verdict.rule.id);
    if (!known || known.strength!.value < verdict.strength!.value) best.set(verdict.rule.id, verdict);
  }
  return [...best.values()].sort((a, b) => b.strength!.value - a.strength!.value);
}
