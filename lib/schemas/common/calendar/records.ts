/** Records that calendars share. */
import type * as v from 'valibot';
import { count, record, text } from '../records.ts';

/** The first day of a solar month. */
export const SolarMonthDate = record('SolarMonthStart', 'The first day of a solar month', {
  month: text('In the language asked for'),
  date: text('YYYY-MM-DD'),
});

/** A day of a solar month. */
export const SolarDay = record('SolarDay', 'A day by the solar months of a region', {
  month: text('In the language asked for'),
  day: count('Of the month', 1, 33),
});
export type SolarDay = v.InferOutput<typeof SolarDay>;
