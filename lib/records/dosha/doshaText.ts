/** Sentences about a dosha in this chart, made from the evidence of its verdict. */
import { both, type Bilingual } from '../../astro/bilingual.ts';
import type { Chart } from '../../astro/chart/chart.ts';
import { metConditions } from '../../astro/evidence.ts';
import type { DoshaVerdict } from '../../astro/dosha/dosha.ts';
import { isFormedBy, textInChart, type RuleCondition } from '../../astro/rule.ts';
import { DOSHA_CARE, DOSHA_COUNSEL } from '../../astro/tables/doshaCare.ts';
import type { LifeStage } from '../../astro/stage.ts';
import { stagedPlanet } from '../../astro/tables/stagePlanets.ts';
import { PLANETS, type Planet } from '../../astro/tables/planets.ts';
import type { SeenCondition } from '../../words/facts/rules/dosha.ts';
import type { Language } from '../../words/names.ts';
import { DOSHA } from '../../words/subjects/rules/dosha.ts';
import { absenceText, presenceText } from './observed.ts';

/**
 * Returns who forms a dosha and how they are placed, what it concerns, what aggravates and relieves it, and when it
 * acts.
 */
export function doshaResult(
  chart: Chart,
  verdict: DoshaVerdict,
  timing: string,
  stage: LifeStage,
  lang: Language,
): string {
  const { dosha } = verdict;
  const effects = doshaEffects(verdict, stage);
  const sentences = [
    presenceText(chart, verdict, lang),
    DOSHA[lang].formed({ name: dosha.name, effects }),
    ...heavierTexts(verdict, lang),
    lighterText(verdict, lang),
    timing,
  ];
  return sentences.filter((text) => text !== '').join(' ');
}

/**
 * Returns what was observed instead, and which condition is missing, of a dosha that is not formed; of one that takes a
 * second birth, that it does.
 */
export function doshaReason(chart: Chart, verdict: DoshaVerdict, lang: Language): string {
  const { dosha, status } = verdict;
  const seen = absenceText(chart, verdict, lang);
  const isUnknown = status === 'unknown' && dosha.needs !== undefined;
  return `${seen} ${isUnknown ? DOSHA[lang].takes_two({ needs: dosha.needs }) : missingText(verdict, lang)}`;
}

function missingText({ evidence, status }: DoshaVerdict, lang: Language): string {
  const missing = evidence.filter(({ effect, isMet }) => effect === 'required' && !isMet);
  const conditions = missing.map(({ text }) => text);
  return status === 'partial' ? DOSHA[lang].formed_in_part({ conditions }) : DOSHA[lang].not_formed({ conditions });
}

/**
 * Returns the advice for a dosha; one without remedies of its own goes by its first planet, and so does that for an age
 * at which nobody marries or works.
 */
export function doshaAdviceText(
  { dosha, isPresent, planets, status }: DoshaVerdict,
  stage: LifeStage,
  lang: Language,
): string {
  const words = DOSHA[lang];
  const own = DOSHA_CARE[dosha.id]?.counsel[lang];
  if (status === 'unknown' && dosha.needs)
    return (stage === 'child' ? null : own) ?? words.nothing_from_one({ needs: dosha.needs });
  if (status === 'partial') return words.nothing_for_a_part({});
  if (!isPresent) return words.nothing_asked({});
  const isStaged = stagedPlanet(planets[0]!, stage) !== null;
  const counsel = isStaged
    ? words.staged_advice({ name: dosha.name, planet: planets[0]!, stage })
    : (own ?? DOSHA_COUNSEL[planets[0]!][lang]);
  return status === 'cancelled' ? `${words.little_asked({})} ${counsel}` : counsel;
}

/**
 * Returns what a dosha concerns. Before work and marriage begin it is the harder side of its first planet; that of a
 * dosha which is not formed has none.
 */
export function doshaEffects({ effects, planets }: DoshaVerdict, stage: LifeStage): Bilingual {
  const isYoung = stage === 'child' || stage === 'youth';
  const staged = isYoung && planets[0] ? stagedPlanet(planets[0], stage) : null;
  return staged ? both(staged.strain.en, `${staged.strain.hi} का असर`) : effects;
}

function heavierTexts(verdict: DoshaVerdict, lang: Language): string[] {
  const added = metConditions(verdict.evidence, 'strengthens').filter(({ points }) => points > 0);
  if (added.length === 0) return [];
  const conditions = added.map(seenCondition);
  return [isFormedByThem(verdict) ? DOSHA[lang].formed_by({ conditions }) : DOSHA[lang].weighs_more({ conditions })];
}

/** Tells whether the required conditions carry no points: then the special forms that are present form the dosha. */
function isFormedByThem({ evidence }: DoshaVerdict): boolean {
  return metConditions(evidence, 'required').every(({ points }) => points === 0);
}

function lighterText({ reliefs, score, severity, status }: DoshaVerdict, lang: Language): string {
  const left = { score: score!.value, severity };
  if (reliefs.length === 0 || !isFormedBy(status)) return DOSHA[lang].unrelieved(left);
  const conditions = reliefs.map(seenCondition);
  return DOSHA[lang].relieved({ ...left, left: status, conditions });
}

function seenCondition(condition: RuleCondition): SeenCondition {
  const { observed, seen } = condition;
  // What says how the condition holds in this chart has no alternatives left to tell apart.
  const planets = seen ? [] : [observed['lord'], ...[observed['planets'] ?? []].flat()].filter(isPlanet);
  return { text: textInChart(condition), planets: [...new Set(planets)] };
}

function isPlanet(value: unknown): value is Planet {
  return PLANETS.some((planet) => planet === value);
}
