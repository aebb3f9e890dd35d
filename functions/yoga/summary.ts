/** Answer of /yoga/summary. */
import { KIND_THEMES, type KindTheme, type YogaTheme } from '../../lib/astro/judgement/tables/yogaThemes.ts';
import { yogaScores, type YogaScore } from '../../lib/astro/judgement/yogaScore.ts';
import type { Rule, Verdict } from '../../lib/astro/rule.ts';
import { practice, citation } from '../../lib/astro/source.ts';
import { GRADES } from '../../lib/astro/tables/grades.ts';
import { YOGA_FAMILIES, type YogaFamily } from '../../lib/astro/tables/yogaFamilies.ts';
import { YOGAS, yogasFormed } from '../../lib/astro/yoga/index.ts';
import { oneFactEach, sharePercent, topYogas } from '../../lib/astro/yoga/ranking.ts';
import type { YogaSummary } from '../../lib/schemas/yoga/yogaSummary.ts';
import type { Language } from '../../lib/words/names.ts';
import { say } from '../../lib/words/say.ts';
import { YOGA_SUMMARY } from '../../lib/words/subjects/rules/yogaSummary.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import { alsoCalledRecord } from '../../lib/records/common.ts';
import { verdictSources } from '../../lib/records/yoga/verdict.ts';
import type { BirthContext } from '../../lib/birth/birthContext.ts';
import { namedYoga } from './summaryText.ts';

const STRONGEST = 5;
const SCORE_SOURCE = practice('Scores of all yogas: interpretive');

export function summary(context: BirthContext): YogaSummary {
  const { lang } = context.names;
  const ruleContext = context.ruleContext();
  const formed = yogasFormed(context.chart, ruleContext);
  const facts = oneFactEach(formed);
  const scores = yogaScores(context.chart, ruleContext.strengths, facts);
  const strongest = topYogas(facts, STRONGEST);
  const theme = leadingTheme(scores);
  const { whole } = scores;
  return {
    counts: countsOf(formed, lang),
    strongest: strongest.map((verdict) => briefRecord(verdict, lang)),
    score: { ...scoreRecord(whole, lang), band: whole.band, band_name: YOGA_SUMMARY[lang].band({ band: whole.band }) },
    themes: {
      standing: themeRecord('standing', scores, lang),
      wealth: themeRecord('wealth', scores, lang),
      learning: themeRecord('learning', scores, lang),
      spirit: themeRecord('spirit', scores, lang),
      obstacles: themeRecord('obstacles', scores, lang),
    },
    leading_theme: theme,
    ...textsOf({ theme, leading: scores[theme], whole, obstacles: scores.obstacles, strongest }, lang),
    sources: [...verdictSources(strongest), citation(SCORE_SOURCE)],
  };
}

/** The theme of the highest place among those that the yogas support. */
function leadingTheme(scores: Readonly<Record<YogaTheme, YogaScore>>): KindTheme {
  return KIND_THEMES.reduce((best, id) => (scores[id].percentile > scores[best].percentile ? id : best));
}

function scoreRecord({ net, parts, percentile }: YogaScore, lang: Language) {
  const components = parts.map((part) => ({ ...part, label: say(YOGA_SUMMARY, part.label, lang) }));
  return { score: percentile, percentile, net: { value: net, components } };
}

type ThemeRecord = YogaSummary['themes']['standing'];

function themeRecord(id: YogaTheme, scores: Readonly<Record<YogaTheme, YogaScore>>, lang: Language): ThemeRecord {
  const words = YOGA_SUMMARY[lang];
  const score = scores[id];
  const burden = GRADES.burden.of(score.percentile);
  const isBurden = id === 'obstacles';
  return {
    id,
    name: words.theme({ theme: id }),
    ...scoreRecord(score, lang),
    band: isBurden ? burden : score.band,
    band_name: isBurden ? words.burden({ burden }) : words.band({ band: score.band }),
  };
}

interface Described {
  readonly theme: KindTheme;
  readonly leading: YogaScore;
  readonly whole: YogaScore;
  readonly obstacles: YogaScore;
  readonly strongest: readonly Verdict[];
}

/** Yogas that the text names after the foremost. */
const NAMED_AFTER = 2;

function textsOf(
  { leading, obstacles, strongest, theme, whole }: Described,
  lang: Language,
): Pick<YogaSummary, 'headline' | 'short' | 'summary_text'> {
  const words = YOGA_SUMMARY[lang];
  const { band } = leading;
  const [first] = strongest;
  const others = strongest.slice(1, 1 + NAMED_AFTER).map(namedYoga);
  const headline = words.headline({ theme, band });
  const foremost = first ? [words.foremost({ ...namedYoga(first), result: first.rule.result })] : [];
  const next = others.length > 0 ? [words.next({ best: others })] : [];
  const hindered = words.obstacles({ burden: GRADES.burden.of(obstacles.percentile) });
  return {
    headline,
    short: [headline, ...foremost, hindered].join(' '),
    summary_text: [words.leading({ theme, band }), ...foremost, ...next, words.whole(whole), hindered].join(' '),
  };
}

function briefRecord(verdict: Verdict, lang: Language): YogaSummary['strongest'][number] {
  const { alsoCalled, grade, planets, rule, status, strength } = verdict;
  return {
    id: rule.id,
    variant: rule.variant ?? null,
    name: rule.name[lang],
    category: rule.family,
    polarity: rule.polarity,
    status: status as YogaSummary['strongest'][number]['status'],
    grade,
    score: strength!.value,
    percentile: strength!.percentile,
    share_percent: sharePercent(rule),
    planets: planets.map(planetId),
    also_called: alsoCalledRecord(alsoCalled, lang),
    result: rule.result[lang],
  };
}

/** Counts slugs, not variants: two pairs of lords are still one kind of yoga. */
function countsOf(verdicts: readonly Verdict[], lang: Language): YogaSummary['counts'] {
  const all = distinctRules(YOGAS);
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

function distinctRules(rules: readonly Rule[]): Rule[] {
  return [...new Map(rules.map((rule) => [rule.id, rule])).values()];
}
