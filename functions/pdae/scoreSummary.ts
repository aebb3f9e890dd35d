/** Scored dates taken together. */
import { DAY_CLASSES } from '../../lib/astro/area/tables/dayScore.ts';
import type { RangeSummary, ScoredDate } from '../../lib/schemas/pdaeScores.ts';
import type { Language } from '../_shell/names.ts';
import { byCategory } from './scoreRecords.ts';
import { rangeText } from './scoreText.ts';

export function rangeSummary(days: readonly ScoredDate[], lang: Language): RangeSummary {
  const count = (name: ScoredDate['class']) => days.filter((day) => day.class === name).length;
  const [best, good, normal, avoid, danger] = DAY_CLASSES.map(count) as [number, number, number, number, number];
  const counts = { best, good, normal, avoid, danger };
  const sorted = byScore(days);
  const [bestDay] = sorted;
  const hardestDay = days.find(({ score }) => score === sorted.at(-1)!.score);
  const sum = days.reduce((total, { score }) => total + score, 0);
  return {
    days: days.length,
    mean_score: days.length > 0 ? Math.round((sum / days.length) * 10) / 10 : null,
    counts,
    best_day: bestDay ? dateScore(bestDay) : null,
    hardest_day: hardestDay ? dateScore(hardestDay) : null,
    best_by_category: byCategory((category) => {
      const [first] = days.toSorted((a, b) => b.categories[category] - a.categories[category]);
      return first ? { date: first.date, score: first.categories[category] } : null;
    }),
    text: rangeText({ counts, best: bestDay ?? null, hardest: hardestDay ?? null }, lang),
  };
}

/** The highest first, the earlier first among equals. */
export function byScore(days: readonly ScoredDate[]): ScoredDate[] {
  return days.toSorted((a, b) => b.score - a.score);
}

export function dateScore({ date, score }: ScoredDate) {
  return { date, score };
}
