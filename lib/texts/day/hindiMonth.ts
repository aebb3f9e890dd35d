/** The Hindi text of a month, from its records alone. */
import { dateText, monthName } from '../../time/writtenDates.ts';
import { DAY_CATEGORY_NAMES } from '../../astro/judgement/tables/dayNames.ts';
import { listHi, rankHi } from '../../words/hi/grammar.ts';
import { WEEKDAYS_HI } from '../../words/hi/vocabulary.ts';
import { mattersByDate, NAMED_GENTLE, dayReasons, weeksOf, type MonthFacts, type Week } from './monthFacts.ts';

/** Returns the month in three paragraphs: the whole, its days, its weeks. */
export function monthInHindi(facts: MonthFacts): string {
  if (facts.days.length === 0) return 'इस स्थान की घड़ी में यह पूरा महीना छूट गया है।';
  return [
    [overview(facts), matters(facts)],
    [bestDays(facts), gentleDays(facts)],
    [...weeksOf(facts).map(week), CLOSING],
  ]
    .map((sentences) => sentences.join(' '))
    .join('\n\n');
}

/** For one day, and for several, as they follow the number. */
const CLASS_WORDS = {
  best: ['श्रेष्ठ', 'श्रेष्ठ'],
  good: ['शुभ', 'शुभ'],
  normal: ['सामान्य', 'सामान्य'],
  avoid: ['सँभलकर चलने का', 'सँभलकर चलने के'],
  danger: ['शांत रहने का', 'शांत रहने के'],
} as const satisfies Record<keyof MonthFacts['by_class'], readonly [one: string, more: string]>;

function overview({ by_class: byClass, days, month, summary, year }: MonthFacts): string {
  const counts = Object.entries(CLASS_WORDS).flatMap(([id, [one, more]]) => {
    const count = byClass[id as keyof typeof CLASS_WORDS].length;
    return count > 0 ? [{ count, said: `${count} दिन ${count === 1 ? one : more}` }] : [];
  });
  // The verb agrees with the number next to it.
  const are = counts.at(-1)!.count === 1 ? 'है' : 'हैं';
  const mean = summary.mean_score ?? days[0]!.score;
  return `${monthName(month, 'hi')} ${year} में आपके लिए ${listHi(counts.map(({ said }) => said))} ${are}; औसत 100 में से ${Math.round(mean)} अंक है।`;
}

function matters(facts: MonthFacts): string {
  const described = mattersByDate(facts).map(
    ([date, ids]) => `${listHi(ids.map((id) => DAY_CATEGORY_NAMES[id].hi))} के लिए ${dayMonth(date)}`,
  );
  return `विषय के अनुसार सबसे अच्छे दिन: ${described.join('; ')}।`;
}

function bestDays(facts: MonthFacts): string {
  const described = facts.best_days.map(({ date, score }) => describedDay(facts, date, score, 'helps'));
  return `महीने के सबसे बलवान दिन: ${listHi(described)}।`;
}

function gentleDays(facts: MonthFacts): string {
  const named = facts.gentle_days.slice(0, NAMED_GENTLE);
  if (named.length === 0) return 'इस महीने किसी दिन विशेष सावधानी की ज़रूरत नहीं है।';
  const described = named.map(({ date, score }) => describedDay(facts, date, score, 'presses'));
  return `इन दिनों सँभलकर चलें और नई शुरुआत दूसरे दिनों के लिए रखें: ${listHi(described)}।`;
}

function describedDay(facts: MonthFacts, date: string, score: number, side: 'helps' | 'presses'): string {
  const { vara } = facts.days.find((day) => day.date === date)!;
  const why = dayReasons(facts, date, side, 'hi');
  const because = why.length > 0 ? `, ${why.join(' और ')}` : '';
  return `${dayMonth(date)} ${WEEKDAYS_HI[vara.number - 1]!} (${score} अंक${because})`;
}

function week({ best, first, gentlest, last, mean, number }: Week): string {
  const span = first === last ? dayMonth(first) : `${Number(first.slice(8))} से ${dayMonth(last)}`;
  const soft = gentlest ? ` और सबसे हल्का दिन ${dayMonth(gentlest.date)} (${gentlest.score})` : '';
  return `${rankHi(number)} सप्ताह (${span}): औसत ${mean}, सबसे बलवान दिन ${dayMonth(best.date)} (${best.score})${soft}।`;
}

function dayMonth(date: string): string {
  return dateText(date, 'hi').replace(/ \d+$/, '');
}

const CLOSING = 'ज़रूरी काम बलवान दिनों में रखें और हल्के दिनों में विश्राम लें; जो टल न सके, वह सावधानी से किसी भी दिन हो सकता है।';
