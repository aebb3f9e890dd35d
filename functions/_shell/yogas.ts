/** What judging the yogas of a birth reads, made once per request. */
import { judge, type Rule, type Verdict } from '../../lib/astro/rule.ts';
import { YOGA_FAMILIES } from '../../lib/astro/tables/yogaFamilies.ts';
import type { Standpoints } from '../../lib/astro/verdictStrength.ts';
import type { YogaVerdict } from '../../lib/schemas/yogaVerdicts.ts';
import type { NatalContext } from './birth.ts';
import { verdictRecord } from './records.ts';
import { ripeningRecords } from './ripening.ts';
import { birthStandpoints } from './standpoints.ts';
import { strengthsOf, type BirthStrengths } from './strengths.ts';
import { reasonText, resultText } from './yogaText.ts';

export type YogaContext = NatalContext<unknown, unknown>;

export interface YogaScene {
  readonly context: YogaContext;
  readonly standpoints: Standpoints;
  readonly timingOf: ReturnType<typeof ripeningRecords>;
}

/** @param strengths where somebody else needs them too */
export function yogaScene(context: YogaContext, strengths: BirthStrengths = strengthsOf(context)): YogaScene {
  return { context, standpoints: birthStandpoints(context, strengths), timingOf: ripeningRecords(context) };
}

export function judged({ context, standpoints }: YogaScene, rules: readonly Rule[]): Verdict[] {
  return rules.map((rule) => judge(rule, context.chart, standpoints));
}

export function yogaRecord({ context, timingOf }: YogaScene, verdict: Verdict): YogaVerdict {
  const { chart, names } = context;
  const { isPresent, planets, rule } = verdict;
  const timing = isPresent ? timingOf(rule.family === 'nabhasa' ? 'lifelong' : planets) : null;
  return {
    ...verdictRecord(verdict, names),
    result: timing && resultText(chart, verdict, timing.text, names.lang),
    reason: isPresent ? null : reasonText(verdict, names.lang),
    category_name: YOGA_FAMILIES[rule.family][names.lang],
    subcategory: rule.subfamily ?? null,
    formation: rule.formation[names.lang],
    timing,
  };
}
