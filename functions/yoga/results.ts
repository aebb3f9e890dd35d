/** Answers of /yoga: one family, one yoga, or all. */
import type { Rule, Verdict } from '../../lib/astro/rule.ts';
import type { YogaFamily } from '../../lib/astro/tables/yogaFamilies.ts';
import { HOUSES, lordOfHouse } from '../../lib/astro/planet/lordship.ts';
import { YOGAS, yogasFormed } from '../../lib/astro/yoga/index.ts';
import { oneFactEach, ranked } from '../../lib/astro/yoga/ranking.ts';
import type { AllYogas, ParivartanaYogas, YogaFamilyAnswer } from '../../lib/schemas/yoga/yogaVerdicts.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import { disclaimerIn } from '../../lib/words/disclaimers.ts';
import { rulesAsked, type Asks } from '../_shell/asked/asked.ts';
import type { NatalContext } from '../../lib/birth/natal.ts';
import type { Language } from '../../lib/words/names.ts';
import { judged, verdictSources, yogaRecord, yogaContext, type YogaContext } from '../../lib/records/yoga/verdict.ts';
import { yogaFamilySummary, type NothingToJudge } from './summaryText.ts';

/** What the lists of this group may be asked for. */
export const LISTS_YOGAS: Asks = { listsRules: true, list: 'yogas' };

/** Returns the context by which the yogas of an answer of this group are judged and described. */
export function listContext(context: NatalContext): YogaContext {
  return yogaContext(context, rulesAsked(context.query, LISTS_YOGAS));
}

export const rulesOf = (family: YogaFamily): Rule[] => YOGAS.filter((rule) => rule.family === family);

/** Returns the function of a path about one family. */
export function family(id: YogaFamily): (context: NatalContext) => YogaFamilyAnswer {
  return (context) => {
    const yogas = listContext(context);
    return familyAnswer(yogas, judged(context, rulesOf(id)), rulesOf(id).length);
  };
}

/** Returns the answer about exchanges: those that are there, and where every lord stands. */
export function parivartana(context: NatalContext): ParivartanaYogas {
  const { chart } = context;
  const rules = rulesOf('parivartana');
  const answer = familyAnswer(listContext(context), judged(context, rules), rules.length, { none: 'no_exchange' });
  const lords = HOUSES.map((house) => {
    const lord = lordOfHouse(chart, house);
    return { house, lord: planetId(lord), in_house: chart.planets[lord].house };
  });
  return { ...answer, lords };
}

/** Returns the function of a path about one yoga. */
export function single(slug: string): (context: NatalContext) => YogaFamilyAnswer {
  return (context) => {
    const yogas = yogaContext(context, rulesAsked(context.query));
    const rules = YOGAS.filter(({ id }) => id === slug);
    return familyAnswer(yogas, judged(context, rules), rules.length);
  };
}

/**
 * Returns the fields that every answer about some rules has.
 *
 * @param verdicts those that are shown
 * @param checked number of rules examined
 * @param shown counted: those that are counted, where several of them are shown as one; none: what is said where the
 *   chart has nothing to judge
 */
export function familyAnswer(
  yogas: YogaContext,
  verdicts: readonly Verdict[],
  checked: number,
  { counted = verdicts, none = null }: { counted?: readonly Verdict[]; none?: NothingToJudge | null } = {},
): YogaFamilyAnswer {
  const { names } = yogas.context;
  return {
    yogas: verdicts.map((verdict) => yogaRecord(yogas, verdict)),
    summary: yogaFamilySummary(counted, checked, names.lang, none),
    disclaimer: disclaimerOf(verdicts, names.lang),
    sources: verdictSources(verdicts),
  };
}

export function all(context: NatalContext<{ include?: 'present' | 'all' | null | undefined }>): AllYogas {
  const yogas = listContext(context);
  if (context.query.include === 'all') return familyAnswer(yogas, judged(context, YOGAS), YOGAS.length);
  const formed = yogasFormed(context.chart, context.ruleContext());
  return familyAnswer(yogas, ranked(oneFactEach(formed)), YOGAS.length, { counted: formed });
}

const CAREFUL: readonly YogaFamily[] = ['arishta', 'daridra', 'sannyasa'];

function disclaimerOf(verdicts: readonly Verdict[], lang: Language): string | null {
  return verdicts.some(({ rule }) => CAREFUL.includes(rule.family)) ? disclaimerIn('indications', lang) : null;
}
