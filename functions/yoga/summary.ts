/** Answer of /yoga/summary. */
import { rankedBySlug, yogaScore } from '../../lib/astro/judgement/yogaScore.ts';
import type { Rule, Verdict } from '../../lib/astro/rule.ts';
import { practice, citation } from '../../lib/astro/source.ts';
import { YOGA_FAMILIES, type YogaFamily } from '../../lib/astro/tables/yogaFamilies.ts';
import { yogaCatalog } from '../../lib/astro/yoga/catalog.ts';
import { yogasPresent } from '../../lib/astro/yoga/index.ts';
import type { YogaSummary } from '../../lib/schemas/yoga/yogaVerdicts.ts';
import type { Language } from '../../lib/words/names.ts';
import { say } from '../../lib/words/say.ts';
import { YOGA } from '../../lib/words/subjects/rules/yogaWords.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import { verdictSources } from '../../lib/records/yoga/verdict.ts';
import type { BirthContext } from '../../lib/birth/birthContext.ts';

const STRONGEST = 5;
const SCORE_SOURCE = practice('Score of all yogas: interpretive');

export function summary(context: BirthContext): YogaSummary {
  const { lang } = context.names;
  const verdicts = yogasPresent(context.chart, context.ruleContext());
  const ranked = rankedBySlug(verdicts);
  const { value, parts } = yogaScore(ranked);
  const counts = countsOf(verdicts, lang);
  const { bad, checked, good, present } = counts;
  const strongest = ranked.slice(0, STRONGEST);
  const best = strongest.map(({ rule: { name, result } }) => ({ name, result }));
  return {
    counts,
    strongest: strongest.map((verdict) => briefRecord(verdict, lang)),
    score: { score: value, components: parts.map((part) => ({ ...part, label: say(YOGA, part.label, lang) })) },
    summary_text: YOGA[lang].all({ checked, present, good, bad, score: value, best }),
    sources: [...verdictSources(strongest), citation(SCORE_SOURCE)],
  };
}

function briefRecord({ planets, rule, status, strength }: Verdict, lang: Language): YogaSummary['strongest'][number] {
  return {
    id: rule.id,
    variant: rule.variant ?? null,
    name: rule.name[lang],
    category: rule.family,
    polarity: rule.polarity,
    status: status as YogaSummary['strongest'][number]['status'],
    score: strength!.value,
    planets: planets.map(planetId),
    result: rule.result[lang],
  };
}

/** Counts slugs, not variants: two pairs of lords are still one kind of yoga. */
function countsOf(verdicts: readonly Verdict[], lang: Language): YogaSummary['counts'] {
  const all = [...yogaCatalog().values()].map(({ rule }) => rule);
  const standing = new Set(verdicts.filter(({ status }) => status !== 'cancelled').map(({ rule }) => rule.id));
  const formed = new Set(verdicts.map(({ rule }) => rule.id));
  const present = all.filter(({ id }) => formed.has(id));
  const ofPolarity = (polarity: Rule['polarity']) => present.filter((rule) => rule.polarity === polarity).length;
  return {
    checked: all.length,
    present: present.length,
    good: ofPolarity('good'),
    bad: ofPolarity('bad'),
    mixed: ofPolarity('mixed'),
    cancelled: present.filter(({ id }) => !standing.has(id)).length,
    by_category: (Object.keys(YOGA_FAMILIES) as YogaFamily[]).map((category) => {
      const yogas = present.filter(({ family }) => family === category).map(({ id }) => id);
      return {
        category,
        name: YOGA_FAMILIES[category][lang],
        checked: all.filter(({ family }) => family === category).length,
        present: yogas.length,
        yogas,
      };
    }),
  };
}
