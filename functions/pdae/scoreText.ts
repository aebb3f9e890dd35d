/** Sentences about day scores, from their records. */
import { leadingParts, type DayScore, type DayScorePart } from '../../lib/astro/judgement/day/score/dayScore.ts';
import { leadingCategories, type DayCategoryId } from '../../lib/astro/judgement/tables/dayCategories.ts';
import type { LifeStage } from '../../lib/astro/stage.ts';
import { isScorePart } from '../../lib/astro/judgement/tables/dayNames.ts';
import type { DayScoreRecord, RangeSummary, ScoredDate } from '../../lib/schemas/pdae/scoreAnswers.ts';
import { DAY_SUMMARY } from '../../lib/words/subjects/day/summary.ts';
import type { Language } from '../../lib/words/names.ts';

/** Most components that a sentence names. */
const NAMED = 2;

/**
 * Describes the day: its class, the reasons, and what it serves best.
 *
 * @param stage of the person on that day
 */
export function dayScoreText(
  score: DayScore,
  { categories }: DayScoreRecord,
  stage: LifeStage,
  lang: Language,
): string {
  const { best, worst } = leadingParts(score);
  const sorted = leadingCategories(stage).toSorted((a, b) => categories[b].score - categories[a].score);
  const matter = (id: DayCategoryId) => ({ matter: id, score: categories[id].score });
  const named = (parts: readonly DayScorePart[]) => parts.slice(0, NAMED).map(({ id }) => id);
  const words = DAY_SUMMARY[lang];
  const sentences = [
    words.day_class({ dayClass: score.class, score: score.score }),
    ...(best.length > 0 ? [words.given_by({ parts: named(best) })] : []),
    ...(worst.length > 0 ? [words.taken_by({ parts: named(worst) })] : []),
    words.matters({ best: matter(sorted[0]!), least: matter(sorted.at(-1)!) }),
  ];
  return sentences.join(' ');
}

interface Range {
  readonly days: number;
  readonly counts: RangeSummary['counts'];
  readonly best: ScoredDate | null;
  readonly hardest: ScoredDate | null;
}

export function rangeText({ best, counts, days, hardest }: Range, lang: Language): string {
  const words = DAY_SUMMARY[lang];
  if (!best || !hardest) return words.no_day({});
  return words.range({
    days,
    counts,
    bestDate: best.date,
    bestScore: best.score,
    reasons: best.best
      .map(({ id }) => id)
      .filter(isScorePart)
      .slice(0, NAMED),
    hardestDate: hardest.date,
    hardestScore: hardest.score,
  });
}

interface RankedDay {
  readonly date: string;
  readonly scored: { readonly score: number };
}

interface Searched {
  /** All days, the best first. */
  readonly ranked: readonly RankedDay[];
  /** Those that are listed. */
  readonly told: readonly RankedDay[];
  /** Number of days. */
  readonly passed: number;
  /** Null where the best tenth is told. */
  readonly minScore: number | null;
  readonly category: DayCategoryId | null;
}

export function bestDaysText({ category, minScore, passed, ranked, told }: Searched, lang: Language): string {
  const words = DAY_SUMMARY[lang];
  if (ranked.length === 0) return words.no_day({});
  const searched = ranked.length;
  const found =
    minScore === null
      ? words.best_part({ searched, told: told.length, matter: category })
      : words.best_days({ searched, passed, minScore, matter: category });
  const [first] = told;
  if (first) return `${found} ${words.first_choice({ date: first.date, score: first.scored.score })}`;
  const highest = ranked.reduce((most, one) => (one.scored.score > most.scored.score ? one : most));
  return `${found} ${words.highest_score({ date: highest.date, score: highest.scored.score })}`;
}
