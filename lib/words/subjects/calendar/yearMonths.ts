/** Sentences of calendars. */
import { YEAR_MONTHS_EN } from '../../en/calendar/yearMonths.ts';
import { YEAR_MONTHS_HI } from '../../hi/calendar/yearMonths.ts';
import type { YearMonthsWords } from '../../facts/calendar/yearMonths.ts';
import type { Catalogues } from '../../say.ts';

export const YEAR_MONTHS: Catalogues<YearMonthsWords> = { en: YEAR_MONTHS_EN, hi: YEAR_MONTHS_HI };
