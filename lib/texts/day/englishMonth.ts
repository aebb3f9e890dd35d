/** The English text of a month, from its records alone. */
import { VARAS } from '../../astro/tables/panchang.ts';
import { listed } from '../../astro/words.ts';
import { dateText, monthName } from '../../time/writtenDates.ts';
import { mattersByDate, NAMED_GENTLE, dayReasons, weeksOf, type MonthFacts, type Week } from './monthFacts.ts';

/** Returns the month in three paragraphs: the whole, its days, its weeks. */
export function monthInEnglish(facts: MonthFacts): string {
  if (facts.days.length === 0) return 'The clock of the place left out every day of this month.';
  return [
    [overview(facts), matters(facts)],
    [bestDays(facts), gentleDays(facts)],
    [...weeksOf(facts).map(week), CLOSING],
  ]
    .map((sentences) => sentences.join(' '))
    .join('\n\n');
}

const CLASS_WORDS = {
  best: ['best day', 'best days'],
  good: ['good day', 'good days'],
  normal: ['ordinary day', 'ordinary days'],
  avoid: ['day to go gently', 'days to go gently'],
  danger: ['day to keep quiet', 'days to keep quiet'],
} as const satisfies Record<keyof MonthFacts['by_class'], readonly [one: string, more: string]>;

function overview({ by_class: byClass, days, month, summary, year }: MonthFacts): string {
  const counted = Object.entries(CLASS_WORDS).flatMap(([id, [one, more]]) => {
    const count = byClass[id as keyof typeof CLASS_WORDS].length;
    return count > 0 ? [`${count} ${count === 1 ? one : more}`] : [];
  });
  const mean = summary.mean_score ?? days[0]!.score;
  return `${monthName(month, 'en')} ${year} has ${listed(counted)} for you; the mean is ${Math.round(mean)} of 100.`;
}

const MATTER_WORDS = {
  career: 'work',
  finance: 'money',
  relationship: 'relationships',
  health: 'health',
  education: 'study',
  travel: 'travel',
  spirituality: 'prayer',
  legal: 'legal matters',
} as const;

function matters(facts: MonthFacts): string {
  const described = mattersByDate(facts).map(
    ([date, ids]) => `${dayMonth(date)} for ${listed(ids.map((id) => MATTER_WORDS[id]))}`,
  );
  return `By matter the strongest days are ${described.join('; ')}.`;
}

function bestDays(facts: MonthFacts): string {
  const described = facts.best_days.map(({ date, score }) => describedDay(facts, date, score, 'helps'));
  return `The days that carry most are ${listed(described)}.`;
}

function gentleDays(facts: MonthFacts): string {
  const named = facts.gentle_days.slice(0, NAMED_GENTLE);
  if (named.length === 0) return 'No day of the month asks for special care.';
  const described = named.map(({ date, score }) => describedDay(facts, date, score, 'presses'));
  return `Go gently on ${listed(described)}, and leave beginnings to other days.`;
}

function describedDay(facts: MonthFacts, date: string, score: number, side: 'helps' | 'presses'): string {
  const { vara } = facts.days.find((day) => day.date === date)!;
  const why = dayReasons(facts, date, side, 'en');
  return `${VARAS[vara.number - 1]!.name} ${dayMonth(date)} (${[String(score), ...(why.length > 0 ? [why.join(' and ')] : [])].join(': ')})`;
}

function week({ best, first, gentlest, last, mean, number }: Week): string {
  const span = first === last ? dayMonth(first) : `${Number(first.slice(8))} to ${dayMonth(last)}`;
  const soft = gentlest ? `, the weakest ${dayMonth(gentlest.date)} (${gentlest.score})` : '';
  return `Week ${number} (${span}) has a mean of ${mean}; its strongest day is ${dayMonth(best.date)} (${best.score})${soft}.`;
}

function dayMonth(date: string): string {
  return dateText(date, 'en').replace(/ \d+$/, '');
}

const CLOSING =
  'Set what matters into the strong days and rest in the weak ones; what must be done can be done on any day with care.';
