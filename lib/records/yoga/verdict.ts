/** The context by which the yogas of a birth are judged, built once per request, and the record of a verdict. */
import { judge, type Rule, type Verdict } from '../../astro/rule.ts';
import { citation } from '../../astro/source.ts';
import { YOGA_FAMILIES } from '../../astro/tables/yogaFamilies.ts';
import { tiedYogas, YOGAS } from '../../astro/yoga/index.ts';
import { withOtherNames } from '../../astro/yoga/ranking.ts';
import type { YogaVerdict } from '../../schemas/yoga/yogaVerdicts.ts';
import { verdictRecord } from '../common.ts';
import { ALL_SENT, type SentOfRule } from '../detail/sent.ts';
import { ripeningRecords } from '../evidence/ripening.ts';
import { yogaReasonText, resultText } from './yogaText.ts';
import type { BirthContext } from '../../birth/birthContext.ts';

export interface YogaContext {
  readonly context: BirthContext;
  readonly timingOf: ReturnType<typeof ripeningRecords>;
  readonly sentOf: SentOfRule;
}

/**
 * Returns the context by which the yogas of a birth are judged and described.
 *
 * @param sentOf which fields of their records are sent
 */
export function yogaContext(context: BirthContext, sentOf: SentOfRule = ALL_SENT): YogaContext {
  return { context, timingOf: ripeningRecords(context), sentOf };
}

/**
 * Judges rules on a birth, in the order given: those for which the chart has what they judge. Each verdict has the other
 * names of its fact.
 */
export function judged(context: BirthContext, rules: readonly Rule[]): Verdict[] {
  const { chart } = context;
  const ruleContext = context.ruleContext();
  const verdicts = rules
    .filter((rule) => rule.applies?.(chart) !== false)
    .map((rule) => judge(rule, chart, ruleContext));
  const isTied = verdicts.some(({ tie }) => tie !== null);
  return isTied ? withOtherNames(verdicts, rules === YOGAS ? verdicts : tiedYogas(chart, ruleContext)) : verdicts;
}

/**
 * Returns the record of a judged yoga; result and timing are null where it is absent, the reason where it is present,
 * and each of them where it is not sent.
 */
export function yogaRecord({ context, sentOf, timingOf }: YogaContext, verdict: Verdict): YogaVerdict {
  const { chart, names } = context;
  const { isPresent, planets, rule } = verdict;
  const sent = sentOf(isPresent);
  const timing = isPresent && (sent.part('timing') || sent.value('result')) ? timingOf(rule.acts ?? planets) : null;
  const described = verdictRecord(verdict, names, sentOf);
  // Fields are written out: spreading an object and adding fields is many times slower, and an answer has dozens of
  // these.
  return {
    id: described.id,
    variant: described.variant,
    name: described.name,
    category: described.category,
    polarity: described.polarity,
    present: described.present,
    status: described.status,
    grade: described.grade,
    blemishes: described.blemishes,
    missing: described.missing,
    also_called: described.also_called,
    share_percent: described.share_percent,
    proper_percent: described.proper_percent,
    strength: described.strength,
    evidence: described.evidence,
    cancellations: described.cancellations,
    planets: described.planets,
    houses: described.houses,
    result: timing && sent.value('result') ? resultText(chart, verdict, timing.text, names.lang) : null,
    source: described.source,
    confidence: described.confidence,
    reason: isPresent || !sent.value('reason') ? null : yogaReasonText(verdict, names.lang),
    category_name: YOGA_FAMILIES[rule.family][names.lang],
    subcategory: rule.subfamily ?? null,
    formation: rule.formation[names.lang],
    timing,
  };
}

/** Lists the sources of verdicts without repetition, in their order. */
export function verdictSources(verdicts: readonly Verdict[]): string[] {
  const sources = new Set<string>();
  for (const { rule } of verdicts) {
    sources.add(citation(rule.source));
    for (const source of rule.alsoIn ?? []) sources.add(citation(source));
  }
  return [...sources];
}
