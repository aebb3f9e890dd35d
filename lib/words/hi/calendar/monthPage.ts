/** The sentence over a month in Hindi. */
import type { MonthPageWords } from '../../facts/calendar/monthPage.ts';
import type { Sentences } from '../../sentences.ts';
import { dayMonthHi, listHi } from '../grammar.ts';

/** Returns 5, 20 और 21 नवंबर. */
const on = (dates: readonly string[]) => {
  const month = dayMonthHi(dates[0]!).split(' ')[1]!;
  return `${listHi(dates.map((date) => String(Number(date.slice(-2)))))} ${month}`;
};

export const MONTH_PAGE_HI: Sentences<MonthPageWords> = {
  month_moons: ({ ekadashis, fullMoons, newMoons }) => {
    const dark = newMoons.length === 0 ? 'इस महीने अमावस्या नहीं पड़ती' : `अमावस्या ${on(newMoons)} को है`;
    const bright = fullMoons.length === 0 ? 'पूर्णिमा नहीं पड़ती' : `पूर्णिमा ${on(fullMoons)} को`;
    return `${dark} और ${bright}। एकादशी ${on(ekadashis)} को है।`;
  },
};
