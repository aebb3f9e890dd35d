/** The context by which the doshas of a birth are judged, built once per request, and the record of a verdict. */
import { vimshottari } from '../../astro/dasha/vimshottari.ts';
import { judgeDosha, type Dosha, type DoshaFacts, type DoshaVerdict } from '../../astro/dosha/dosha.ts';
import { citation } from '../../astro/source.ts';
import type { DoshaVerdict as DoshaRecord } from '../../schemas/dosha/doshaVerdicts.ts';
import type { NatalContext } from '../../birth/natal.ts';
import { lifePeriods } from '../../birth/life.ts';
import { doshaRemedies } from './care.ts';
import { adviceText, doshaReason, doshaResult, SEVERITY_NAMES } from './doshaText.ts';
import { ruleEvidence } from '../common.ts';
import { planetId } from '../../schemas/common/planetId.ts';
import { doshaFacts } from '../../birth/birthFacts.ts';
import { ripeningRecords } from '../evidence/ripening.ts';
import { shadbalaOf } from '../../birth/birthStrengths.ts';
import type { YogaScene } from '../yoga/verdict.ts';

export type DoshaContext = NatalContext<unknown, unknown>;

export interface DoshaScene extends Pick<YogaScene, 'context' | 'timingOf'> {
  readonly facts: DoshaFacts;
}

/**
 * Returns what doshas are judged and told from.
 *
 * @param scene where yogas are judged too; doshas alone need less of the strengths, if any
 */
export function doshaScene(context: DoshaContext, scene?: YogaScene): DoshaScene {
  if (scene) {
    const { life, strengths, timingOf } = scene;
    return { context, facts: doshaFacts(context, () => strengths, life), timingOf };
  }
  const life = lifePeriods(context, vimshottari);
  const facts = doshaFacts(context, () => shadbalaOf(context), life);
  return { context, facts, timingOf: ripeningRecords(context, life) };
}

/** Judges one dosha of a birth. */
export function judgedDosha({ context, facts }: DoshaScene, dosha: Dosha): DoshaVerdict {
  return judgeDosha(dosha, context.chart, facts);
}

/** Returns the record of a judged dosha; periods and result are null where it is absent. */
export function doshaRecord({ context, timingOf }: DoshaScene, verdict: DoshaVerdict): DoshaRecord {
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
    severity_name: SEVERITY_NAMES[severity][lang],
    reason: isPresent ? null : doshaReason(chart, verdict, lang),
    formation: dosha.formation[lang],
    effects: effects[lang],
    timing,
    remedies: doshaRemedies(chart, verdict, names),
    advice: adviceText(verdict, lang),
  };
}

/** Lists the texts of a dosha, the main one first. */
export function doshaSources({ alsoIn = [], source }: Dosha): string[] {
  return [source, ...alsoIn].map(citation);
}

function strengthOf({ score, severity }: DoshaVerdict, lang: 'en' | 'hi'): DoshaRecord['strength'] {
  if (score === null || severity === 'none') return null;
  const components = score.parts.map((part) => ({ ...part, label: part.label[lang] }));
  return { score: score.value, label: severity, components };
}
