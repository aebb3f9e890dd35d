/** The record of a dasha period (contract section 4). */
import * as v from 'valibot';
import { count, number, PlanetId, record, SignRef, sources, text, yes } from './records.ts';

export interface Period {
  level: number;
  lord: PlanetId | null;
  sign: SignRef | null;
  name: string | null;
  start: string;
  end: string;
  years: number;
  is_current: boolean;
  is_before_birth: boolean;
  sub_periods: Period[] | null;
}

export const periodEntries = {
  level: count('1 mahadasha, 2 antardasha, 3 pratyantardasha, 4 sookshma, 5 prana', 1, 5),
  lord: v.pipe(v.nullable(PlanetId), v.description('The planet that rules it; null where a sign does')),
  sign: v.pipe(v.nullable(SignRef), v.description('The sign that rules it; null where a planet does')),
  name: v.pipe(v.nullable(v.string()), v.description('In the language asked for')),
  start: text('First instant of it; the period running at birth began before birth'),
  end: text('First instant after it'),
  years: number('Length in dasha years'),
  is_current: yes('Whether it runs now, or at as_of'),
  is_before_birth: yes('Ended before birth, so it is not lived; false for the period that runs at birth'),
  sub_periods: v.pipe(
    v.nullable(v.array(v.lazy((): v.GenericSchema<Period> => Period))),
    v.description('They tile it without a gap; null where they are left out'),
  ),
};

export const Period: v.GenericSchema<Period> = record(
  'Period',
  'A period of a dasha, and those it is divided into',
  periodEntries,
);

export const RunningPeriod = record('RunningPeriod', 'A period that runs, and how much of it is left', {
  ...periodEntries,
  remaining_days: number('Days from the instant asked about to its end'),
  remaining: record('Remaining', 'The same by the calendar of the place', {
    years: count('Whole years', 0, 200),
    months: count('Whole months after them', 0, 11),
    days: count('Whole days after these', 0, 31),
  }),
  elapsed_fraction: number('Part of it that has passed, 0 <= x < 1'),
});
export type RunningPeriod = v.InferOutput<typeof RunningPeriod>;

export const Balance = record('DashaBalance', 'What is left, at birth, of the period then running', {
  lord: PlanetId,
  years: number('Years left of the mahadasha that runs at birth'),
});

export const RunningPeriods = v.pipe(
  v.array(Period),
  v.description('The running period of each level, mahadasha to prana; empty where `as_of` lies outside all periods'),
);

export const nakshatraDashaEntries = {
  system: text('Id of the dasha'),
  name: text('In the language asked for'),
  cycle_years: number('Years of all lords together'),
  balance_at_birth: Balance,
  current: RunningPeriods,
  periods: v.pipe(
    v.array(Period),
    v.description(
      'The mahadashas in their order; the running one is opened, and the running one in it, to the fifth level',
    ),
  ),
  sources,
};

export type NakshatraDashaRecord = v.InferOutput<v.ObjectSchema<typeof nakshatraDashaEntries, undefined>>;
