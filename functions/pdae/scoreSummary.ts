/** Statistics over scored dates. */
import { forEachCategory, type DayCategoryId } from '../../lib/astro/judgement/tables/dayCategories.ts';
import { rankPercentile } from '../../lib/astro/judgement/day/score/yearPlace.ts';
import { DAY_CLASSES } from '../../lib/astro/judgement/tables/dayScore.ts';
import type { RangeSummary, ScoredDate } from '../../lib/schemas/pdae/scoreAnswers.ts';
import type { Language } from '../../lib/words/names.ts';
import { rangeText } from './scoreText.ts';
import { tenths } from '../../lib/astro/rounding.ts';

export function rangeSummary(days: readonly ScoredDate[], lang: Language): RangeSummary {
  const count = (name: ScoredDate['class']) => days.filter((day) => day.class === name).length;
  const [best, good, normal, avoid, danger] = DAY_CLASSES.map(count) as [number, number, number, number, number];
  const counts = { best, good, normal, avoid, danger };
  const bestDay = firstOf(days, bestOrder());
  const hardestDay = firstOf(days, hardestOrder);
  const sum = days.reduce((total, { score }) => total + score, 0);
  return {
    days: days.length,
    mean_score: days.length > 0 ? tenths(sum / days.length) : null,
    counts,
    best_day: bestDay && dateScore(bestDay),
    hardest_day: hardestDay && dateScore(hardestDay),
    best_by_category: forEachCategory((category) => {
      const first = firstOf(days, bestOrder(category));
      return first && { date: first.date, score: first.categories[category] };
    }),
    text: rangeText({ days: days.length, counts, best: bestDay, hardest: hardestDay }, lang),
  };
}

type Order = (a: ScoredDate, b: ScoredDate) => number;

function firstOf(days: readonly ScoredDate[], order: Order): ScoredDate | null {
  return days.reduce<ScoredDate | null>((first, day) => (first && order(first, day) <= 0 ? first : day), null);
}

function bestOrder(category?: DayCategoryId): Order {
  const rank = (day: ScoredDate) => (category ? day.categories[category] - heldBack(day) : rankOf(day));
  return (a, b) => rank(b) - rank(a) || taraPoints(b) - taraPoints(a);
}

/** Days that a closed time holds at normal come after all others. */
function heldBack({ capped_by: cap }: ScoredDate): number {
  return cap?.at_most === 'normal' ? 100 : 0;
}

function rankOf({ capped_by: cap, percentile_in_year: percentile }: ScoredDate): number {
  return rankPercentile(percentile, cap && { atMost: cap.at_most });
}

const hardestOrder: Order = (a, b) => a.score - b.score || taraPoints(a) - taraPoints(b);

/** Ranks days as /pdae/best-days does: the highest place in the year first; ties by the better tara, then the earlier date. */
export function bestFirst(days: readonly ScoredDate[]): ScoredDate[] {
  return days.toSorted(bestOrder());
}

/** The lowest score first; ties by the poorer tara, then the earlier date. */
export function hardestFirst(days: readonly ScoredDate[]): ScoredDate[] {
  return days.toSorted(hardestOrder);
}

function taraPoints({ components }: ScoredDate): number {
  return components.find(({ id }) => id === 'tarabala')!.points;
}

export function dateScore({ date, score }: ScoredDate) {
  return { date, score };
}
