/** Answer of /panchang/lunar-months. */
import { nthSignFrom } from '../../../lib/astro/angle.ts';
import { lunarMonths, type MonthSpan } from '../../../lib/astro/calendar/lunarMonths.ts';
import { solarIngresses } from '../../../lib/astro/calendar/solarIngresses.ts';
import { isWithin } from '../../../lib/astro/panchang/overlap.ts';
import { sunMoonThrough } from '../../../lib/astro/panchang/spans.ts';
import { citation, practice, suryaSiddhanta } from '../../../lib/astro/source.ts';
import type { CalendarContext } from '../../../lib/birth/calendar.ts';
import { monthRef } from '../../../lib/records/calendar/monthRef.ts';
import { signRef } from '../../../lib/records/common.ts';
import type { LunarMonthsOfYear } from '../../../lib/schemas/panchang/yearMonths.ts';
import type { IrregularMonth } from '../../../lib/words/facts/calendar/yearMonths.ts';
import { YEAR_MONTHS } from '../../../lib/words/subjects/calendar/yearMonths.ts';

type Context = CalendarContext<{ readonly year: number }>;

export function lunarMonthsOfYear(context: Context): LunarMonthsOfYear {
  const { conventions, ephemeris, instant, names, query, span } = context;
  const months = lunarMonths(span, ephemeris, conventions);
  const whole = { startJdUT: months[0]!.startJdUT, endJdUT: months.at(-1)!.endJdUT };
  const ingresses = solarIngresses(whole, sunMoonThrough(ephemeris, conventions));
  return {
    year: query.year,
    months: months.map((month) => ({
      amanta: monthRef(month.monthIndex, names),
      lost_month: month.lostIndex === null ? null : monthRef(month.lostIndex, names),
      is_adhika: month.kind === 'adhika',
      is_kshaya: month.kind === 'kshaya',
      start: instant(month.startJdUT),
      full_moon: instant(month.fullMoonJdUT),
      end: instant(month.endJdUT),
      purnimanta: {
        shukla: monthRef(month.monthIndex, names),
        krishna: monthRef(krishnaIndex(month), names),
      },
      sankrantis: ingresses
        .filter(({ jdUT }) => isWithin(jdUT, month))
        .map(({ jdUT, signIndex }) => ({ sign: signRef(signIndex, names), at: instant(jdUT) })),
    })),
    summary: YEAR_MONTHS[names.lang].lunar_year({ year: query.year, irregular: irregularMonths(months, context) }),
    sources: SOURCES,
  };
}

/** The dark half has the name of the month to come; that of an adhika month is adhika itself. */
function krishnaIndex({ kind, lostIndex, monthIndex }: MonthSpan): number {
  return kind === 'adhika' ? monthIndex : nthSignFrom(lostIndex ?? monthIndex, 2);
}

function irregularMonths(months: readonly MonthSpan[], { from, instant, to }: Context): IrregularMonth[] {
  return months.flatMap(({ endJdUT, kind, lostIndex, monthIndex, startJdUT }) => {
    const [start, end] = [instant(startJdUT).slice(0, 10), instant(endJdUT).slice(0, 10)];
    if (kind === 'regular' || end < from || start > to) return [];
    return [{ kind, monthIndex, lostMonthIndex: lostIndex, from: start, until: end }];
  });
}

const SOURCES = [
  citation(suryaSiddhanta(14, '15-16')),
  citation(practice('Sewell and Dikshit, The Indian Calendar (1896): months, eras and names of years')),
];
