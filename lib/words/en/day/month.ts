/** Sentences of the text of a month, in English. */
import type { DayCategoryId } from '../../../astro/judgement/tables/dayCategories.ts';
import { PART_PHRASES } from '../../../astro/judgement/tables/dayPhrases.ts';
import { DAY_CLASSES, type DayClass } from '../../../astro/judgement/tables/dayScore.ts';
import type { DayMonthWords } from '../../facts/day/month.ts';
import type { Sentences } from '../../sentences.ts';
import { dateEn, listed, MONTH_NAMES_EN, WEEKDAYS_EN } from '../grammar.ts';

const CLASSES: Readonly<Record<DayClass, readonly [one: string, more: string]>> = {
  best: ['best day', 'best days'],
  good: ['good day', 'good days'],
  normal: ['ordinary day', 'ordinary days'],
  avoid: ['day to go gently', 'days to go gently'],
  danger: ['day to keep quiet', 'days to keep quiet'],
};

const MATTERS: Readonly<Record<DayCategoryId, string>> = {
  career: 'work',
  finance: 'money',
  relationship: 'relationships',
  health: 'health',
  education: 'study',
  travel: 'travel',
  spirituality: 'prayer',
  legal: 'legal matters',
};

const dayMonth = (isoDate: string) => dateEn(isoDate).replace(/ \d+$/, '');

function dayNamed(
  { date, reasons, score, weekdayIndex }: DayMonthWords['best_days']['days'][number],
  side: 'helps' | 'presses',
): string {
  const why = reasons.map((part) => PART_PHRASES[part][side].en).join(' and ');
  return `${WEEKDAYS_EN[weekdayIndex]!} ${dayMonth(date)} (${why ? `${score}: ${why}` : score})`;
}

export const DAY_MONTH_EN: Sentences<DayMonthWords> = {
  no_days: () => 'The clock of the place left out every day of this month.',
  overview: ({ counts, meanScore, month, year }) => {
    const counted = DAY_CLASSES.filter((id) => counts[id] > 0).map(
      (id) => `${counts[id]} ${CLASSES[id][counts[id] === 1 ? 0 : 1]}`,
    );
    return `${MONTH_NAMES_EN[month - 1]!} ${year} has ${listed(counted)} for you; the mean is ${meanScore} of 100.`;
  },
  matters: ({ days }) => {
    const described = days.map(
      ({ date, matters }) => `${dayMonth(date)} for ${listed(matters.map((id) => MATTERS[id]))}`,
    );
    return `By matter the strongest days are ${described.join('; ')}.`;
  },
  best_days: ({ days }) => `The days that carry most are ${listed(days.map((day) => dayNamed(day, 'helps')))}.`,
  gentle_days: ({ days }) =>
    `Go gently on ${listed(days.map((day) => dayNamed(day, 'presses')))}, and leave beginnings to other days.`,
  no_gentle_day: () => 'No day of the month asks for special care.',
  week: ({ best, fromDate, gentlest, meanScore, number, untilDate }) => {
    const span = fromDate === untilDate ? dayMonth(fromDate) : `${Number(fromDate.slice(8))} to ${dayMonth(untilDate)}`;
    const soft = gentlest ? `, the weakest ${dayMonth(gentlest.date)} (${gentlest.score})` : '';
    return `Week ${number} (${span}) has a mean of ${meanScore}; its strongest day is ${dayMonth(best.date)} (${best.score})${soft}.`;
  },
  closing: () =>
    'Set what matters into the strong days and rest in the weak ones; what must be done can be done on any day with care.',
};
