/** The sentence over a month in Hindi. */
import type { MonthPageWords } from '../../facts/calendar/monthPage.ts';
import type { Sentences } from '../../sentences.ts';
import { listHi } from '../grammar.ts';
import { MONTHS_HI } from '../vocabulary.ts';

/** Returns 5, 20 और 21 नवंबर. */
const on = (days: readonly number[], month: number) => `${listHi(days.map(String))} ${MONTHS_HI[month - 1]!}`;

export const MONTH_PAGE_HI: Sentences<MonthPageWords> = {
  month_moons: ({ ekadashis, fullMoons, month, newMoons }) => {
    const dark = newMoons.length === 0 ? 'इस महीने अमावस्या नहीं पड़ती' : `अमावस्या ${on(newMoons, month)} को है`;
    const bright = fullMoons.length === 0 ? 'पूर्णिमा नहीं पड़ती' : `पूर्णिमा ${on(fullMoons, month)} को`;
    return `${dark} और ${bright}। एकादशी ${on(ekadashis, month)} को है।`;
  },
};
