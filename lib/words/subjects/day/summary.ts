/** Sentences about scores of days: one day, a range of days, the best days. */
import { DAY_SUMMARY_EN } from '../../en/day/summary.ts';
import { DAY_SUMMARY_HI } from '../../hi/day/summary.ts';
import type { Catalogues } from '../../say.ts';
import type { DaySummaryWords } from '../../facts/day/summary.ts';

export const DAY_SUMMARY: Catalogues<DaySummaryWords> = { en: DAY_SUMMARY_EN, hi: DAY_SUMMARY_HI };
