/** Sentences about scores of days, in English. */
import { DAY_CATEGORY_NAMES, PART_NAMES } from '../../../astro/judgement/tables/dayNames.ts';
import type { DayScorePartId } from '../../../astro/judgement/day/score/dayScore.ts';
import { DAY_CLASSES, type DayClass } from '../../../astro/judgement/tables/dayScore.ts';
import type { DaySummaryWords } from '../../facts/day/summary.ts';
import type { Sentences } from '../../sentences.ts';
import { dateEn, listed } from '../grammar.ts';

const CLASSES: Readonly<Record<DayClass, (score: number) => string>> = {
  best: (score) => `One of the best days, ${score} of 100: begin what matters.`,
  good: (score) => `A good day, ${score} of 100: most things go forward.`,
  normal: (score) => `An ordinary day, ${score} of 100: routine goes well.`,
  avoid: (score) => `A day for finishing rather than beginning, ${score} of 100.`,
  danger: (score) => `A day to go gently, ${score} of 100: what can wait, waits.`,
};

const COUNTED: Readonly<Record<DayClass, (count: number) => string>> = {
  best: (count) => `${count} among the best`,
  good: (count) => `${count} good`,
  normal: (count) => `${count} ordinary`,
  avoid: (count) => `${count} better kept for finishing than for beginning`,
  danger: (count) => `${count} to go gently`,
};

const names = (parts: readonly DayScorePartId[]) => listed(parts.map((id) => PART_NAMES[id].en));
const matterOf = ({ matter, score }: DaySummaryWords['matters']['best']) =>
  `${DAY_CATEGORY_NAMES[matter].en} (${score})`;

export const DAY_SUMMARY_EN: Sentences<DaySummaryWords> = {
  day_class: ({ dayClass, score }) => CLASSES[dayClass](score),
  given_by: ({ parts }) => `Most is given by: ${names(parts)}.`,
  taken_by: ({ parts }) => `Most is taken by: ${names(parts)}.`,
  matters: ({ best, least }) => `Of the eight matters it supports ${matterOf(best)} most and ${matterOf(least)} least.`,
  no_day: () => 'The calendar of the place skipped the date asked about.',
  range: ({ bestDate, bestScore, counts, days, hardestDate, hardestScore, reasons }) => {
    const classes = DAY_CLASSES.filter((id) => counts[id] > 0).map((id) => COUNTED[id](counts[id]));
    const why = reasons.length > 0 ? ` (${names(reasons)})` : '';
    return `${days === 1 ? '1 day' : `${days} days`}: ${listed(classes)}. The highest score is ${bestScore} on ${dateEn(bestDate)}${why}, the lowest ${hardestScore} on ${dateEn(hardestDate)}.`;
  },
  best_days: ({ matter, minScore, passed, searched }) => {
    const forWhat = matter ? ` for ${DAY_CATEGORY_NAMES[matter].en.toLowerCase()}` : '';
    return `${passed} of ${searched} days ${passed === 1 ? 'reaches' : 'reach'} ${minScore}${forWhat}.`;
  },
  highest_score: ({ date, score }) => `The highest score is ${score} on ${dateEn(date)}.`,
};
