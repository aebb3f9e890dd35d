/** Sentences about scores of days, in English. */
import type { DayScorePartId } from '../../../astro/judgement/day/score/dayScore.ts';
import { DAY_CLASSES, type DayClass } from '../../../astro/judgement/tables/dayScore.ts';
import type { DaySummaryWords } from '../../facts/day/summary.ts';
import type { Sentences } from '../../sentences.ts';
import { dateEn, listed } from '../grammar.ts';
import { MATTERS_EN } from './matters.ts';

const CLASSES: Readonly<Record<DayClass, string>> = {
  best: 'One of your best days. Begin what matters.',
  good: 'A good day. Most things go forward.',
  normal: 'An ordinary day. Routine goes well.',
  avoid: 'A day for finishing rather than beginning.',
  danger: 'A day to go gently. Leave what can wait.',
};

/** After a number of days. */
const COUNTED: Readonly<Record<DayClass, string>> = {
  best: 'among the best',
  good: 'good',
  normal: 'ordinary',
  avoid: 'for finishing',
  danger: 'to go gently',
};

const ONE_DAY: Readonly<Record<DayClass, string>> = { ...COUNTED, danger: 'one to go gently' };

/** As they stand after "by". */
const PARTS: Readonly<Record<DayScorePartId, string>> = {
  tarabala: 'the tara',
  chandrabala: 'the place of the Moon',
  tithi: 'the tithi',
  nakshatra: 'the nakshatra',
  yoga: 'the yoga',
  karana: 'the karana',
  vara: 'the day of the week',
  special_yogas: 'special yogas',
  gochara: 'the transits',
  moon_bindus: 'the bindus of the Moon',
  dasha_lords: 'the running periods',
  saturn: 'the place of Saturn',
  double_transit: 'the double transit',
};

const names = (parts: readonly DayScorePartId[]) => listed(parts.map((id) => PARTS[id]));

export const DAY_SUMMARY_EN: Sentences<DaySummaryWords> = {
  day_class: ({ dayClass }) => CLASSES[dayClass],
  given_by: ({ parts }) => `It is helped most by ${names(parts)}.`,
  taken_by: ({ parts }) => `It is weakened most by ${names(parts)}.`,
  matters: ({ best, least }) => `The day suits ${MATTERS_EN[best.matter]} most and ${MATTERS_EN[least.matter]} least.`,
  no_day: () => 'The calendar of the place skipped the date asked about.',
  range: ({ bestDate, counts, days, hardestDate, reasons }) => {
    const formed = DAY_CLASSES.filter((id) => counts[id] > 0);
    const why = reasons.length > 0 ? `, helped most by ${names(reasons)}` : '';
    if (days === 1) return `The day, ${dateEn(bestDate)}, is ${ONE_DAY[formed[0]!]}${why}.`;
    const kinds = formed.map(
      (id, i) => `${counts[id]} ${i > 0 ? '' : counts[id] === 1 ? 'is ' : 'are '}${COUNTED[id]}`,
    );
    return `Of ${days} days, ${listed(kinds)}. The best is ${dateEn(bestDate)}${why}. The hardest is ${dateEn(hardestDate)}.`;
  },
  best_days: ({ matter, minScore, passed, searched }) => {
    const forWhat = matter ? ` for ${MATTERS_EN[matter]}` : '';
    return `${passed} of ${searched} days ${passed === 1 ? 'reaches' : 'reach'} ${minScore}${forWhat}.`;
  },
  best_part: ({ matter, searched, told }) => {
    const forWhat = matter ? ` for ${MATTERS_EN[matter]}` : '';
    const which = told === 1 ? 'The best day' : `The best ${told} days`;
    return searched === 1
      ? `One day was searched${forWhat}.`
      : `${which} of ${searched}${forWhat} ${told === 1 ? 'is' : 'are'} listed.`;
  },
  first_choice: ({ date }) => `The first choice is ${dateEn(date)}.`,
  highest_score: ({ date, score }) => `The highest score is ${score} on ${dateEn(date)}.`,
};
