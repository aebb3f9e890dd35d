/** The opening of a summary: the class of the day, and why. */
import { DAY_PROSE } from '../../words/subjects/day/prose.ts';
import { isQuiet, type DayFacts } from '../day/words.ts';
import type { Sentence } from '../model/fitted.ts';
import { sidesOf } from './reasons.ts';
import type { VariantOf } from './variants.ts';

/** Returns the opening sentences: the class of the day, what supports it and what weighs on it. */
export function opening(facts: DayFacts, variant: VariantOf): Sentence[] {
  const { class: dayClass, overall_score: score, panchang, target_date: date } = facts;
  const weekdayIndex = panchang.vara.number - 1;
  const begun = DAY_PROSE.hi.opening({ date, weekdayIndex, dayClass, score, variant: variant('opening') });
  const [carried, pressed] = [carriedSaid(facts, variant), weighedSaid(facts, variant)];
  const texts = isQuiet(facts) ? [begun, pressed, carried] : [begun, carried, pressed];
  return texts.flatMap((text) => (text === null ? [] : [{ text, rank: 0 }]));
}

function carriedSaid(facts: DayFacts, variant: VariantOf): string | null {
  const sides = sidesOf(facts, 'do');
  if (sides.length === 0) return null;
  const found = { sides, variant: variant('carried') };
  return isQuiet(facts) ? DAY_PROSE.hi.carried_still(found) : DAY_PROSE.hi.carried(found);
}

function weighedSaid(facts: DayFacts, variant: VariantOf): string {
  const sides = sidesOf(facts, 'leave');
  if (sides.length === 0) return DAY_PROSE.hi.unhindered({ variant: variant('free') });
  const found = { sides, variant: variant('weighed') };
  return isQuiet(facts) ? DAY_PROSE.hi.weighed_gently(found) : DAY_PROSE.hi.weighed(found);
}
