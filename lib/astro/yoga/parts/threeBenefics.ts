/** Yogas of the three benefics that texts name: whole with all three, partial with two. */
import { countFrom } from '../../angle.ts';
import { both } from '../../bilingual.ts';
import type { Chart } from '../../chart/chart.ts';
import { holds, required } from '../../evidence.ts';
import type { Rule, RuleCondition } from '../../rule.ts';
import type { Planet } from '../../tables/planets.ts';

/** Those that the texts name. */
export const NAMED_BENEFICS = ['Mercury', 'Jupiter', 'Venus'] as const;

const TWO_THERE = both('At least two of the three are there', 'तीनों में से कम-से-कम दो वहाँ हैं');
const IN_PART = 2;

/** Returns the condition that such a yoga is formed at least in part. */
export function twoOfThree(found: readonly Planet[]): RuleCondition {
  return required('two_of_three', TWO_THERE, found.length >= IN_PART, { planets: found });
}

/** Tells by its conditions whether such a yoga is formed in part: all that is asked holds, but that one is elsewhere. */
export const isFormedByTwo =
  (whole: string): NonNullable<Rule['isPartial']> =>
  (evidence) =>
    holds(evidence, 'two_of_three') &&
    evidence.every(({ effect, id, isMet }) => effect !== 'required' || isMet || id === whole);

export type NamedBenefic = (typeof NAMED_BENEFICS)[number];

/** Lists which of the benefics that a text names, whatever their company, stand in some places from a sign. */
export function namedBeneficsIn({ signs }: Chart, fromSignIndex: number, places: readonly number[]): NamedBenefic[] {
  return NAMED_BENEFICS.filter((id) => places.includes(countFrom(fromSignIndex, signs[id])));
}
