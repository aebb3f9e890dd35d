/** Sentences of the text of a month, in Hindi. */
import { PART_PHRASES } from '../../../astro/judgement/tables/dayPhrases.ts';
import { CLOSURE_NAMES } from '../../../astro/judgement/tables/dayClosures.ts';
import { DAY_CLASSES, type DayClass } from '../../../astro/judgement/tables/dayScore.ts';
import type { DayMonthWords } from '../../facts/day/month.ts';
import type { Sentences } from '../../sentences.ts';
import { dayMonthHi, isOrAre, listHi, rankOblique, weekdayHi } from '../grammar.ts';
import { MONTHS_HI } from '../vocabulary.ts';
import { MATTERS_ALONE_HI } from './matters.ts';

/** For one day, and for several, as they follow the number. */
const CLASSES: Readonly<Record<DayClass, readonly [one: string, more: string]>> = {
  best: ['श्रेष्ठ', 'श्रेष्ठ'],
  good: ['शुभ', 'शुभ'],
  normal: ['सामान्य', 'सामान्य'],
  avoid: ['सँभलकर चलने का', 'सँभलकर चलने के'],
  danger: ['शांत रहने का', 'शांत रहने के'],
};

const spanOfDays = (fromDate: string, untilDate: string) =>
  fromDate === untilDate ? dayMonthHi(fromDate) : `${Number(fromDate.slice(8))} से ${dayMonthHi(untilDate)}`;

function dayNamed(
  { date, reasons, score, weekdayIndex }: DayMonthWords['best_days']['days'][number],
  side: 'helps' | 'presses',
): string {
  const why = reasons.map((part) => PART_PHRASES[part][side].hi).join(' और ');
  return `${weekdayHi(weekdayIndex)} ${dayMonthHi(date)} (${score} अंक${why ? `: ${why}` : ''})`;
}

export const DAY_MONTH_HI: Sentences<DayMonthWords> = {
  no_days: () => 'इस स्थान की घड़ी में यह पूरा महीना छूट गया है।',
  overview: ({ counts, meanScore, month, year }) => {
    const formed = DAY_CLASSES.filter((id) => counts[id] > 0);
    const kinds = formed.map((id) => `${counts[id]} दिन ${CLASSES[id][counts[id] === 1 ? 0 : 1]}`);
    // The verb agrees with the number next to it.
    const last = formed.at(-1);
    const are = last ? isOrAre(counts[last]) : 'हैं';
    return `${MONTHS_HI[month - 1]!} ${year} में आपके लिए ${listHi(kinds)} ${are}। औसत 100 में से ${meanScore} अंक है।`;
  },
  matters: ({ days }) => {
    const described = days.map(
      ({ date, matters }) => `${dayMonthHi(date)} को ${listHi(matters.map((id) => MATTERS_ALONE_HI[id]))}`,
    );
    return `हर विषय का सबसे अच्छा दिन: ${described.join(', ')}।`;
  },
  best_days: ({ days }) => {
    const named = days.map((day) => dayNamed(day, 'helps'));
    return days.length === 1 ? `महीने का सबसे अच्छा दिन ${named[0]!} है।` : `महीने के सबसे अच्छे दिन ${listHi(named)} हैं।`;
  },
  gentle_days: ({ days }) =>
    `${listHi(days.map((day) => dayNamed(day, 'presses')))} को सँभलकर चलें और नई शुरुआत दूसरे दिनों में करें।`,
  closed_days: ({ closure, spans }) =>
    `${CLOSURE_NAMES[closure].sanskrit} ${listHi(spans.map(({ fromDate, untilDate }) => spanOfDays(fromDate, untilDate)))} को है।`,
  no_gentle_day: () => 'इस महीने किसी दिन खास सावधानी की ज़रूरत नहीं है।',
  week: ({ best, fromDate, gentlest, meanScore, number, untilDate }) => {
    const span = spanOfDays(fromDate, untilDate);
    const soft = gentlest ? ` और सबसे हल्का ${dayMonthHi(gentlest.date)} (${gentlest.score})` : '';
    return `${rankOblique(number)} सप्ताह (${span}) का औसत ${meanScore} है, सबसे अच्छा दिन ${dayMonthHi(best.date)} (${best.score})${soft}।`;
  },
  closing: () => 'ज़रूरी काम अच्छे दिनों में रखें और हल्के दिनों में आराम करें। जो टल न सके, वह सोच-समझकर किसी भी दिन हो सकता है।',
};
