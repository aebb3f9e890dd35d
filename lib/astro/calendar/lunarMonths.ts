/** The lunar months of a range of days. */
import type { Conventions } from '../conventions.ts';
import type { Ephemeris } from '../ephemeris.ts';
import { lunarMonth, type LunarMonth } from '../panchang/month.ts';
import type { TimeSpan } from '../time.ts';

/** A lunar month from new moon to new moon. */
export interface MonthSpan extends TimeSpan, Pick<LunarMonth, 'monthIndex' | 'kind' | 'lostIndex'> {
  readonly fullMoonJdUT: number;
}

/** A lunar month is never shorter than 29.2 days; so far behind a new moon the next month runs. */
const INTO_MONTH_DAYS = 10;

/** Lists the lunar months that touch a time, whole ones, in order. */
export function lunarMonths(
  { startJdUT, endJdUT }: TimeSpan,
  ephemeris: Ephemeris,
  conventions: Pick<Conventions, 'ayanamsa'>,
): MonthSpan[] {
  const found: MonthSpan[] = [];
  let month = lunarMonth(startJdUT, ephemeris, conventions);
  for (;;) {
    const { fullMoonJdUT, kind, lostIndex, monthIndex, newMoonJdUT, nextNewMoonJdUT } = month;
    // New moons are searched from either side; one edge serves both months, so that they tile the time.
    const startsJdUT = found.at(-1)?.endJdUT ?? newMoonJdUT;
    found.push({ monthIndex, kind, lostIndex, fullMoonJdUT, startJdUT: startsJdUT, endJdUT: nextNewMoonJdUT });
    if (nextNewMoonJdUT >= endJdUT) return found;
    month = lunarMonth(nextNewMoonJdUT + INTO_MONTH_DAYS, ephemeris, conventions);
  }
}
