/** Query parameters of dashas: how many levels of periods, and around which day. */
import * as v from 'valibot';
import { message } from '../../../words/message.ts';
import { isRealDate } from '../dateText.ts';
import { said } from '../said.ts';
import { countInText } from '../textNumbers.ts';
import type { Detail } from './detailInputs.ts';

/** A dasha has five levels. */
const MOST_LEVELS = 5;
/** From this depth on a life has thousands of periods, so they are listed around a day only. */
export const DEPTH_WITHIN_YEARS: Readonly<Record<number, number>> = { 4: 10, 5: 1 };
const MOST_YEARS = 120;
/** Groups without names: not every engine of phones has named ones. */
const AROUND_FORM = /^(\d{4}-\d{2}-\d{2}),(\d{1,3}(?:\.\d{1,3})?)y?$/;

/** A day, and how many years before and after it. */
export interface Around {
  readonly date: string;
  readonly years: number;
}

const aroundForm = said('around_form', { mostYears: MOST_YEARS });

export const PeriodsQuery = {
  depth: v.nullish(
    countInText({
      least: 1,
      most: MOST_LEVELS,
      message: (got) => message('count_out_of_bounds', { least: 1, most: MOST_LEVELS, got }),
      description:
        'How many levels are listed of every period, 1 to 5; 4 needs around with at most 10 years, 5 with at most 1. Default 2, but 1 with detail=brief, and 1 for dashas of signs unless detail=full. What runs is in `current` down to the fifth level',
    }),
  ),
  around: v.nullish(
    v.pipe(
      v.string(aroundForm),
      v.check((text) => aroundOf(text) !== null, aroundForm),
      v.description('Only periods that touch so many years before and after a day: YYYY-MM-DD,YEARS; default all'),
      v.examples(['2026-11-22,5']),
      v.transform((text) => aroundOf(text)!),
    ),
  ),
};

/** Returns the day and years that a text means; null where it is malformed. */
export function aroundOf(text: string): Around | null {
  const [, date, years] = AROUND_FORM.exec(text.trim()) ?? [];
  if (date === undefined || !isRealDate(date) || Number(years) > MOST_YEARS || Number(years) === 0) return null;
  return { date, years: Number(years) };
}

/** What a request asks of the periods of a dasha. */
export interface PeriodsAsked {
  readonly detail?: Detail | null | undefined;
  readonly fields?: string | null | undefined;
  readonly depth?: number | null | undefined;
  readonly around?: Around | null | undefined;
}
