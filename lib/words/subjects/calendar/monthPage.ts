/** The sentence over a month. */
import { MONTH_PAGE_EN } from '../../en/calendar/monthPage.ts';
import { MONTH_PAGE_HI } from '../../hi/calendar/monthPage.ts';
import type { MonthPageWords } from '../../facts/calendar/monthPage.ts';
import type { Catalogues } from '../../say.ts';

export const MONTH_PAGE: Catalogues<MonthPageWords> = { en: MONTH_PAGE_EN, hi: MONTH_PAGE_HI };
