/** What rules of yogas and doshas may know of a birth beside its chart. */
import { shadbalaRatios } from '../astro/strength/shadbala.ts';
import { ruleContextOf, type RuleContext } from '../astro/strength/verdictStrength.ts';
import { genderOf } from '../schemas/common/person.ts';
import type { NatalContext } from './natal.ts';
import { horaAscendant } from './birthDay.ts';
import type { BirthStrengths } from './birthStrengths.ts';

type Context = NatalContext<unknown, unknown>;

/** Returns what rules know of a birth; it is by day before the dusk of its panchang day. */
export function birthRuleContext(context: Context, { day, planets, shadbala }: BirthStrengths): RuleContext {
  return ruleContextOf(context.chart, {
    strengths: planets,
    ratios: shadbalaRatios(shadbala),
    gender: genderOf(context.input.gender),
    isDayBirth: context.birth.jdUT < day.duskJdUT,
    horaSignIndex: horaAscendant(context, day).place.signIndex,
  });
}
