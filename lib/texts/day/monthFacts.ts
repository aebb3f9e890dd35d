/** The facts that a text about a month describes, derived from its records. */
import { leadingCategories, type DayCategoryId } from '../../astro/judgement/tables/dayCategories.ts';
import type { LifeStage } from '../../astro/stage.ts';
import type { MonthlyCalendar } from '../../schemas/pdae/scoreAnswers.ts';
import type { DayScorePartId } from '../../astro/judgement/day/score/dayScore.ts';
import { isScorePart } from '../../astro/judgement/tables/dayNames.ts';
import { dayAfter } from '../../astro/time.ts';
import type { DayMonthWords } from '../../words/facts/day/month.ts';

/** The fields of a monthly calendar that sentences are made from. */
export type MonthFacts = Omit<MonthlyCalendar, 'text'>;

type DescribedDay = MonthFacts['days'][number];

/** Most reasons named for a day. */
const REASONS = 2;

/**
 * Names what distinguishes a day from the others of its month, the most relevant first. What lasts all month, such as a
 * dasha, does not distinguish a day.
 */
export function dayReasons(facts: MonthFacts, date: string, side: 'helps' | 'presses'): DayScorePartId[] {
  const day = facts.days.find((one) => one.date === date)!;
  const means = meansOf(facts);
  const sign = side === 'helps' ? 1 : -1;
  return day.components
    .flatMap(({ id, points }) => (isScorePart(id) ? [{ id, points }] : []))
    .map(({ id, points }) => ({ id, points: sign * points, apart: sign * (points - means.get(id)!) }))
    .filter(({ apart, points }) => points > 0 && apart >= 1)
    .sort((a, b) => b.apart - a.apart)
    .slice(0, REASONS)
    .map(({ id }) => id);
}

function meansOf({ days }: MonthFacts): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { components } of days) {
    for (const { id, points } of components) sums.set(id, (sums.get(id) ?? 0) + points / days.length);
  }
  return sums;
}

/** Groups the life areas that are told at the age of the person by their best day, in order of time. */
export function mattersByDate(
  { summary }: MonthFacts,
  stage: LifeStage,
): (readonly [date: string, matters: DayCategoryId[]])[] {
  const groups = new Map<string, DayCategoryId[]>();
  for (const id of leadingCategories(stage)) {
    const date = summary.best_by_category[id]?.date;
    if (date !== undefined) groups.set(date, [...(groups.get(date) ?? []), id]);
  }
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1));
}

export interface Week {
  /** Counts from 1. */
  readonly number: number;
  readonly first: string;
  readonly last: string;
  readonly mean: number;
  readonly best: DescribedDay;
  /** Null where no day of the week stands out, or the week is too short. */
  readonly gentlest: DescribedDay | null;
}

const DAYS_OF_WEEK = 7;
const EVEN_WITHIN = 10;

/** Divides the month into weeks of seven days from its first day; the remaining days form a short week. */
export function weeksOf({ days }: MonthFacts): Week[] {
  const count = Math.ceil(days.length / DAYS_OF_WEEK);
  return Array.from({ length: count }, (_, i) => {
    const own = days.slice(i * DAYS_OF_WEEK, (i + 1) * DAYS_OF_WEEK);
    const byScore = [...own].sort((a, b) => b.score - a.score);
    // A day that a closed time holds back is not called the strongest where there is another.
    const free = byScore.filter(({ capped_by: cap }) => cap?.at_most !== 'normal');
    const [best, worst] = [free[0] ?? byScore[0]!, byScore.at(-1)!];
    return {
      number: i + 1,
      first: own[0]!.date,
      last: own.at(-1)!.date,
      mean: Math.round(own.reduce((sum, { score }) => sum + score, 0) / own.length),
      best,
      gentlest: best.score - worst.score >= EVEN_WITHIN ? worst : null,
    };
  });
}

/** Most gentle days that are named. */
export const NAMED_GENTLE = 5;

/** Lists the days on end that each closed time of the gentle days falls on. */
export function closedDays({ gentle_days: gentle }: MonthFacts): DayMonthWords['closed_days'][] {
  const inOrder = gentle.toSorted((a, b) => (a.date < b.date ? -1 : 1));
  const closures = [...new Set(inOrder.flatMap(({ closed }) => closed.map(({ id }) => id)))];
  return closures.map((closure) => {
    const spans: { fromDate: string; untilDate: string }[] = [];
    for (const { closed, date } of inOrder) {
      if (!closed.some(({ id }) => id === closure)) continue;
      const last = spans.at(-1);
      if (last && dayAfter(last.untilDate) === date) last.untilDate = date;
      else spans.push({ fromDate: date, untilDate: date });
    }
    return { closure, spans };
  });
}
