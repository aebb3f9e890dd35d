/** The context by which the doshas of a birth are judged, built once per request, and the record of a verdict. */
import { judgeDosha, type Dosha, type DoshaFacts, type DoshaVerdict } from '../../astro/dosha/dosha.ts';
import { placeOf } from '../../astro/percentile.ts';
import { citation } from '../../astro/source.ts';
import { DOSHA_SPREAD } from '../../astro/tables/percentiles/doshas.ts';
import type { DoshaVerdict as DoshaRecord } from '../../schemas/dosha/doshaVerdicts.ts';
import { doshaRemedies } from './care.ts';
import { doshaAdviceText, doshaReason, doshaResult } from './doshaText.ts';
import { missingConditions, ruleEvidence } from '../common.ts';
import { planetId } from '../../schemas/common/planetId.ts';
import { doshaFacts } from '../../birth/birthFacts.ts';
import { ripeningRecords } from '../evidence/ripening.ts';
import type { YogaContext } from '../yoga/verdict.ts';
import { DOSHA } from '../../words/subjects/rules/dosha.ts';
import type { BirthContext } from '../../birth/birthContext.ts';

export interface DoshaContext extends Pick<YogaContext, 'context' | 'timingOf'> {
  readonly facts: DoshaFacts;
}

/**
 * Returns the context by which the doshas of a birth are judged and described.
 *
 * @param timingOf timing of verdicts, passed in where yogas are described as well
 */
export function doshaContext(
  context: BirthContext,
  timingOf: DoshaContext['timingOf'] = ripeningRecords(context),
): DoshaContext {
  return { context, facts: doshaFacts(context), timingOf };
}

/** Judges one dosha of a birth. */
export function judgedDosha({ context, facts }: DoshaContext, dosha: Dosha): DoshaVerdict {
  return judgeDosha(dosha, context.chart, facts);
}

/** Returns the record of a judged dosha; periods and result are null where it is absent. */
export function doshaRecord({ context, timingOf }: DoshaContext, verdict: DoshaVerdict): DoshaRecord {
  const { chart, names } = context;
  const { lang } = names;
  const { dosha, effects, evidence, houses, isPresent, planets, reliefs, severity, status } = verdict;
  const timing = isPresent ? timingOf(planets, dosha.actsBetweenYears) : null;
  // No spread here: one answer writes dozens of these.
  const looked = ruleEvidence(evidence, reliefs, dosha.source, lang);
  return {
    id: dosha.id,
    variant: null,
    name: dosha.name[lang],
    category: 'dosha',
    polarity: 'bad',
    present: isPresent,
    status,
    grade: null,
    blemishes: [],
    missing: isPresent ? [] : missingConditions(evidence, lang),
    also_called: [],
    share_percent: DOSHA_SPREAD.scores[dosha.id]?.sharePercent ?? null,
    strength: strengthOf(verdict, lang),
    evidence: looked.evidence,
    cancellations: looked.cancellations,
    planets: planets.map(planetId),
    houses: [...houses],
    result: timing && doshaResult(chart, verdict, timing.text, lang),
    source: doshaSources(dosha).join('; '),
    confidence: dosha.isInterpretive ? 'interpretive' : 'rule_exact',
    needs: dosha.needs ?? null,
    severity,
    severity_name: DOSHA[lang].severity({ severity }),
    reason: isPresent ? null : doshaReason(chart, verdict, lang),
    formation: dosha.formation[lang],
    effects: effects[lang],
    timing,
    remedies: doshaRemedies(chart, verdict, names),
    advice: doshaAdviceText(verdict, lang),
  };
}

/** Lists the sources of a dosha, the main one first. */
export function doshaSources({ alsoIn = [], source }: Dosha): string[] {
  return [source, ...alsoIn].map(citation);
}

function strengthOf({ dosha, score, severity }: DoshaVerdict, lang: 'en' | 'hi'): DoshaRecord['strength'] {
  if (score === null || severity === 'none') return null;
  const components = score.parts.map((part) => ({ ...part, label: part.label[lang] }));
  const { percentile } = placeOf(DOSHA_SPREAD, dosha.id, score.value);
  return { score: score.value, percentile, label: severity, components };
}
