/** Sentences of the text of a month. */
import { DAY_MONTH_EN } from '../../en/day/month.ts';
import { DAY_MONTH_HI } from '../../hi/day/month.ts';
import type { Catalogues } from '../../say.ts';
import type { DayMonthWords } from '../../facts/day/month.ts';

export const DAY_MONTH: Catalogues<DayMonthWords> = { en: DAY_MONTH_EN, hi: DAY_MONTH_HI };
