/** The context by which the doshas of a birth are judged, built once per request, and the record of a verdict. */
import { judgeDosha, type Dosha, type DoshaFacts, type DoshaVerdict } from '../../astro/dosha/dosha.ts';
import type { Chart } from '../../astro/chart/chart.ts';
import { placeOf } from '../../astro/percentile.ts';
import { citation } from '../../astro/source.ts';
import { DOSHA_SPREAD } from '../../astro/tables/percentiles/doshas.ts';
import type { DoshaVerdict as DoshaRecord } from '../../schemas/dosha/doshaVerdicts.ts';
import { doshaRemedies } from './care.ts';
import { doshaAdviceText, doshaEffects, doshaReason, doshaResult } from './doshaText.ts';
import { missingConditions, NO_EVIDENCE, ruleEvidence } from '../common.ts';
import { ALL_SENT, type SentOfRule } from '../detail/sent.ts';
import { planetId } from '../../schemas/common/planetId.ts';
import { doshaFacts } from '../../birth/birthFacts.ts';
import { ripeningRecords } from '../evidence/ripening.ts';
import type { YogaContext } from '../yoga/verdict.ts';
import { DOSHA } from '../../words/subjects/rules/dosha.ts';
import type { BirthContext } from '../../birth/birthContext.ts';

export interface DoshaContext extends Pick<YogaContext, 'context' | 'timingOf' | 'sentOf'> {
  readonly facts: DoshaFacts;
  /** The second birth that is judged beside this one; null where none is given. */
  readonly partner: SecondBirth | null;
}

/** A second birth: its chart, and what doshas may know of it. */
export interface SecondBirth {
  readonly chart: Chart;
  readonly facts: DoshaFacts;
}

/** What a context of doshas may be made with. */
interface DoshaChoice {
  /** Timing of verdicts, given where yogas are described as well. */
  readonly timingOf?: DoshaContext['timingOf'];
  /** The second birth to judge beside this one. */
  readonly other?: BirthContext | null;
  /** Which fields of records are sent. */
  readonly sentOf?: SentOfRule;
}

/** Returns the context by which the doshas of a birth are judged and described. */
export function doshaContext(
  context: BirthContext,
  { timingOf = ripeningRecords(context), other = null, sentOf = ALL_SENT }: DoshaChoice = {},
): DoshaContext {
  const partner = other && { chart: other.chart, facts: doshaFacts(other, context.chart) };
  return { context, facts: doshaFacts(context, partner && partner.chart), timingOf, sentOf, partner };
}

/** Judges one dosha of a birth. */
export function judgedDosha({ context, facts }: DoshaContext, dosha: Dosha): DoshaVerdict {
  return judgeDosha(dosha, context.chart, facts);
}

/**
 * Returns the record of a judged dosha; periods and result are null where it is absent. Texts and lists that are not
 * sent are left empty.
 */
export function doshaRecord({ context, sentOf, timingOf }: DoshaContext, verdict: DoshaVerdict): DoshaRecord {
  const { chart, names } = context;
  const { lang } = names;
  const { stage } = context.person();
  const { dosha, evidence, houses, isPresent, planets, reliefs, severity, status } = verdict;
  const sent = sentOf(isPresent);
  const isTimed = isPresent && (sent.part('timing') || sent.value('result'));
  const timing = isTimed ? timingOf(planets, dosha.actsBetweenYears) : null;
  // No spread here: one answer writes dozens of these.
  const looked = sent.part('evidence') ? ruleEvidence(evidence, reliefs, dosha.source, lang) : NO_EVIDENCE;
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
    also_called: alsoCalled(dosha, lang),
    share_percent: DOSHA_SPREAD.scores[dosha.id]?.sharePercent ?? null,
    proper_percent: null,
    strength: sent.part('strength') ? strengthOf(verdict, lang) : null,
    evidence: looked.evidence,
    cancellations: looked.cancellations,
    planets: planets.map(planetId),
    houses: [...houses],
    result: timing && sent.value('result') ? doshaResult(chart, verdict, timing.text, stage, lang) : null,
    source: doshaSources(dosha).join('; '),
    confidence: dosha.isInterpretive ? 'interpretive' : 'rule_exact',
    needs: dosha.needs ?? null,
    severity,
    severity_name: DOSHA[lang].severity({ severity }),
    reason: isPresent || !sent.value('reason') ? null : doshaReason(chart, verdict, lang),
    formation: dosha.formation[lang],
    effects: sent.value('effects') ? doshaEffects(verdict, stage)[lang] : '',
    timing,
    remedies: sent.part('remedies') ? doshaRemedies(chart, verdict, stage, names) : [],
    advice: sent.value('advice') ? doshaAdviceText(verdict, stage, lang) : '',
  };
}

const ONE_NAME: DoshaRecord['also_called'] = [];

function alsoCalled({ alsoCalled: names }: Dosha, lang: 'en' | 'hi'): DoshaRecord['also_called'] {
  return names ? names.map(({ id, name }) => ({ id, variant: null, name: name[lang] })) : ONE_NAME;
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
