/** Sentences of the text of a month, in English. */
import { PART_PHRASES } from '../../../astro/judgement/tables/dayPhrases.ts';
import { CLOSURE_NAMES } from '../../../astro/judgement/tables/dayClosures.ts';
import { DAY_CLASSES, type DayClass } from '../../../astro/judgement/tables/dayScore.ts';
import type { DayMonthWords } from '../../facts/day/month.ts';
import type { Sentences } from '../../sentences.ts';
import { dateEn, listed, MONTH_NAMES_EN, ordinal, WEEKDAYS_EN } from '../grammar.ts';
import { MATTERS_EN } from './matters.ts';

/** Between a number and "days". */
const CLASSES: Readonly<Record<DayClass, string>> = {
  best: 'best',
  good: 'good',
  normal: 'ordinary',
  avoid: 'gentle',
  danger: 'quiet',
};

const dayMonth = (isoDate: string) => dateEn(isoDate).replace(/ \d+$/, '');

const spanOfDays = (fromDate: string, untilDate: string) =>
  fromDate === untilDate ? dayMonth(fromDate) : `${Number(fromDate.slice(8))} to ${dayMonth(untilDate)}`;

type NamedDays = DayMonthWords['best_days']['days'];

const listOfDays = (days: NamedDays) =>
  listed(days.map(({ date, weekdayIndex }) => `${WEEKDAYS_EN[weekdayIndex]!} ${dayMonth(date)}`));

/** What helps or presses each of the days, a sentence for each that has a reason, with a space before it. */
function reasonsOf(days: NamedDays, side: 'helps' | 'presses'): string {
  return days
    .filter(({ reasons }) => reasons.length > 0)
    .map(({ date, reasons }) => {
      const why = reasons.map((part) => PART_PHRASES[part][side].en).join(' and ');
      return ` The ${ordinal(Number(date.slice(8)))} has ${why}.`;
    })
    .join('');
}

export const DAY_MONTH_EN: Sentences<DayMonthWords> = {
  no_days: () => 'The clock of the place left out every day of this month.',
  overview: ({ counts, month, year }) => {
    const formed = DAY_CLASSES.filter((id) => counts[id] > 0);
    const counted = formed.map((id) => `${counts[id]} ${CLASSES[id]}`);
    const days = formed.length > 0 && counts[formed.at(-1)!] === 1 ? 'day' : 'days';
    return `For you ${MONTH_NAMES_EN[month - 1]!} ${year} has ${listed(counted)} ${days}.`;
  },
  matters: ({ days }) => {
    const described = days.map(
      ({ date, matters }) =>
        `For ${listed(matters.map((id) => MATTERS_EN[id]))} the strongest day is ${dayMonth(date)}.`,
    );
    return described.join(' ');
  },
  best_days: ({ days }) =>
    `The best ${days.length > 1 ? 'days are' : 'day is'} ${listOfDays(days)}.${reasonsOf(days, 'helps')}`,
  gentle_days: ({ days }) =>
    `Go gently on ${listOfDays(days)}. Leave beginnings to other days.${reasonsOf(days, 'presses')}`,
  closed_days: ({ closure, spans }) =>
    `${CLOSURE_NAMES[closure].name} falls on ${listed(spans.map(({ fromDate, untilDate }) => spanOfDays(fromDate, untilDate)))}.`,
  no_gentle_day: () => 'No day of the month needs special care.',
  week: ({ best, fromDate, gentlest, number, untilDate }) => {
    const span = spanOfDays(fromDate, untilDate);
    const soft = gentlest ? `, the weakest ${dayMonth(gentlest.date)}` : '';
    return `In week ${number}, ${span}, the strongest day is ${dayMonth(best.date)}${soft}.`;
  },
  closing: () =>
    'Put what matters on the strong days and rest on the weak ones. What must be done can be done on any day with care.',
};
