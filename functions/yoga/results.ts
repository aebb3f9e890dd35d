/** Answers of /yoga: one family, one yoga, or all. */
import type { Rule, Verdict } from '../../lib/astro/rule.ts';
import type { YogaFamily } from '../../lib/astro/tables/yogaFamilies.ts';
import { YOGAS, yogasFormed } from '../../lib/astro/yoga/index.ts';
import { oneFactEach, ranked } from '../../lib/astro/yoga/ranking.ts';
import type { AllYogas, YogaFamilyAnswer } from '../../lib/schemas/yoga/yogaVerdicts.ts';
import { YOGA_SUMMARY } from '../../lib/words/subjects/rules/yogaSummary.ts';
import { disclaimerIn } from '../../lib/words/disclaimers.ts';
import type { NatalContext } from '../../lib/birth/natal.ts';
import type { Language } from '../../lib/words/names.ts';
import { judged, verdictSources, yogaRecord, yogaContext, type YogaContext } from '../../lib/records/yoga/verdict.ts';
import { yogaFamilySummary } from './summaryText.ts';
import type { BirthContext } from '../../lib/birth/birthContext.ts';

export const rulesOf = (family: YogaFamily): Rule[] => YOGAS.filter((rule) => rule.family === family);

/** Returns the function of a path about one family. */
export function family(id: YogaFamily): (context: BirthContext) => YogaFamilyAnswer {
  return (context) => {
    const yogas = yogaContext(context);
    return familyAnswer(yogas, judged(context, rulesOf(id)), rulesOf(id).length);
  };
}

/** Returns the function of the path about exchanges. */
export function parivartana(context: BirthContext): YogaFamilyAnswer {
  const { summary, ...answer } = family('parivartana')(context);
  if (summary.present > 0) return { ...answer, summary };
  return { ...answer, summary: { ...summary, text: YOGA_SUMMARY[context.names.lang].no_exchange({}) } };
}

/** Returns the function of a path about one yoga. */
export function single(slug: string): (context: BirthContext) => YogaFamilyAnswer {
  return (context) => {
    const yogas = yogaContext(context);
    const rules = YOGAS.filter(({ id }) => id === slug);
    return familyAnswer(yogas, judged(context, rules), rules.length);
  };
}

/**
 * Returns the fields that every answer about some rules has.
 *
 * @param verdicts those that are shown
 * @param checked number of rules examined
 * @param counted those that are counted, where several of them are shown as one
 */
export function familyAnswer(
  yogas: YogaContext,
  verdicts: readonly Verdict[],
  checked: number,
  counted = verdicts,
): YogaFamilyAnswer {
  const { names } = yogas.context;
  return {
    yogas: verdicts.map((verdict) => yogaRecord(yogas, verdict)),
    summary: yogaFamilySummary(counted, checked, names.lang),
    disclaimer: disclaimerOf(verdicts, names.lang),
    sources: verdictSources(verdicts),
  };
}

export function all(context: NatalContext<{ include?: 'present' | 'all' | null | undefined }>): AllYogas {
  const yogas = yogaContext(context);
  if (context.query.include === 'all') return familyAnswer(yogas, judged(context, YOGAS), YOGAS.length);
  const formed = yogasFormed(context.chart, context.ruleContext());
  return familyAnswer(yogas, ranked(oneFactEach(formed)), YOGAS.length, formed);
}

const CAREFUL: readonly YogaFamily[] = ['arishta', 'daridra', 'sannyasa'];

function disclaimerOf(verdicts: readonly Verdict[], lang: Language): string | null {
  return verdicts.some(({ rule }) => CAREFUL.includes(rule.family)) ? disclaimerIn('indications', lang) : null;
}
