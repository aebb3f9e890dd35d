/** What a text about a month tells, read out of its records. */
import { DAY_CATEGORY_IDS, type DayCategoryId } from '../../astro/judgement/tables/dayCategories.ts';
import type { MonthlyCalendar } from '../../schemas/pdae/scoreAnswers.ts';
import type { Language } from '../../words/names.ts';
import { PART_PHRASES } from './tables/elementPhrases.ts';

/** What of a calendar is told in sentences. */
export type MonthFacts = Omit<MonthlyCalendar, 'text'>;

type DescribedDay = MonthFacts['days'][number];

/** Reasons that are named for a day. */
const REASONS = 2;

/**
 * Names what sets a day apart from the other days of its month, the most telling first: what runs all month, such as a
 * dasha, says nothing of one day.
 */
export function reasonsOf(facts: MonthFacts, date: string, side: 'helps' | 'presses', lang: Language): string[] {
  const day = facts.days.find((one) => one.date === date)!;
  const means = meansOf(facts);
  const sign = side === 'helps' ? 1 : -1;
  return day.components
    .filter(({ id }) => id in PART_PHRASES)
    .map(({ id, points }) => ({ id, points: sign * points, apart: sign * (points - means.get(id)!) }))
    .filter(({ apart, points }) => points > 0 && apart >= 1)
    .sort((a, b) => b.apart - a.apart)
    .slice(0, REASONS)
    .map(({ id }) => PART_PHRASES[id as keyof typeof PART_PHRASES][side][lang]);
}

function meansOf({ days }: MonthFacts): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { components } of days) {
    for (const { id, points } of components) sums.set(id, (sums.get(id) ?? 0) + points / days.length);
  }
  return sums;
}

/** Groups the matters of life by the day that is best for them, in order of time. */
export function mattersByDate({ summary }: MonthFacts): (readonly [date: string, matters: DayCategoryId[]])[] {
  const groups = new Map<string, DayCategoryId[]>();
  for (const id of DAY_CATEGORY_IDS) {
    const date = summary.best_by_category[id]?.date;
    if (date !== undefined) groups.set(date, [...(groups.get(date) ?? []), id]);
  }
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1));
}

export interface Week {
  /** From 1. */
  readonly number: number;
  readonly first: string;
  readonly last: string;
  readonly mean: number;
  readonly best: DescribedDay;
  /** Null where the week is so even, or so short, that none stands apart. */
  readonly gentlest: DescribedDay | null;
}

const DAYS_OF_WEEK = 7;
const EVEN_WITHIN = 10;

/** Divides the month from its first day on, seven days each; the days left over make a short one. */
export function weeksOf({ days }: MonthFacts): Week[] {
  const count = Math.ceil(days.length / DAYS_OF_WEEK);
  return Array.from({ length: count }, (_, i) => {
    const own = days.slice(i * DAYS_OF_WEEK, (i + 1) * DAYS_OF_WEEK);
    const byScore = [...own].sort((a, b) => b.score - a.score);
    const [best, worst] = [byScore[0]!, byScore.at(-1)!];
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

/** Gentle days that are named. */
export const NAMED_GENTLE = 5;
