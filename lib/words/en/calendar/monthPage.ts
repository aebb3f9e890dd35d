/** The sentence over a month in English. */
import type { MonthPageWords } from '../../facts/calendar/monthPage.ts';
import type { Sentences } from '../../sentences.ts';
import { listed, MONTH_NAMES_EN } from '../grammar.ts';

const on = (days: readonly number[], month: number) => `${listed(days.map(String))} ${MONTH_NAMES_EN[month - 1]!}`;

export const MONTH_PAGE_EN: Sentences<MonthPageWords> = {
  month_moons: ({ ekadashis, fullMoons, month, newMoons, year }) => {
    const dark = newMoons.length === 0 ? 'there is no new moon' : `new moon is on ${on(newMoons, month)}`;
    const bright = fullMoons.length === 0 ? 'there is no full moon' : `full moon on ${on(fullMoons, month)}`;
    return `In ${MONTH_NAMES_EN[month - 1]!} ${year} ${dark}, ${bright}. Ekadashi is kept on ${on(ekadashis, month)}.`;
  },
};
