/** Adapts functions of a personal day to natal routes. */
import type { AsOfQuery } from '../../lib/schemas/common/inputs.ts';
import type { MonthQuery } from '../../lib/schemas/common/calendar/inputs.ts';
import type { RangeQuery, TargetDateQuery } from '../../lib/schemas/pdae/inputs.ts';
import {
  personalDates,
  personalDay,
  personalToday,
  type PersonalContext,
  type PersonalDates,
  type PersonalDay,
} from '../../lib/birth/personalDay.ts';
import { Warned } from '../../lib/records/warned.ts';
import { type Fields } from '../_shell/kinds/natal.ts';

/** Answers about the date of the query. */
export function onTargetDate<Query>(
  run: (day: PersonalDay, context: PersonalContext<Query>) => object,
): (context: PersonalContext<Query & Fields<typeof TargetDateQuery>>) => Warned {
  return (context) => {
    const day = personalDay(context, context.query.target_date);
    return new Warned(run(day, context), [...day.warnings]);
  };
}

/** Answers about the day of the current time. */
export function onToday<Query>(
  run: (day: PersonalDay, context: PersonalContext<Query>) => object,
): (context: PersonalContext<Query & Fields<typeof AsOfQuery>>) => Warned {
  return (context) => {
    const day = personalToday(context);
    return new Warned(run(day, context), [...day.warnings]);
  };
}

/** Answers about the days of a range. */
export function onRange<Query extends Fields<typeof RangeQuery>>(
  run: (days: PersonalDates, context: PersonalContext<Query>) => object,
): (context: PersonalContext<Query>) => Warned {
  return (context) => {
    const { end_date: last, start_date: first } = context.query;
    return onDates(context, first, last, run);
  };
}

/** Answers about the days of a Gregorian month. */
export function onMonth<Query extends Fields<typeof MonthQuery>>(
  run: (days: PersonalDates, context: PersonalContext<Query>) => object,
): (context: PersonalContext<Query>) => Warned {
  return (context) => {
    const [first, last] = monthDates(context.query);
    return onDates(context, first, last, run);
  };
}

/** The first and the last date of a month. */
export function monthDates({ month, year }: Fields<typeof MonthQuery>): [string, string] {
  const date = (monthIndex: number, day: number) =>
    new Date(Date.UTC(year, monthIndex, day)).toISOString().slice(0, 10);
  return [date(month - 1, 1), date(month, 0)];
}

function onDates<Query>(
  context: PersonalContext<Query>,
  first: string,
  last: string,
  run: (days: PersonalDates, context: PersonalContext<Query>) => object,
): Warned {
  const days = personalDates(context, first, last);
  return new Warned(run(days, context), [...days.warnings]);
}
