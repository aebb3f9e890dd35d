/** Sentences about the dashas, months and days of a year. */
import { ANNUAL_TIMES_EN } from '../../en/varshphal/annualTimes.ts';
import type { AnnualTimesWords } from '../../facts/varshphal/annualTimes.ts';
import { ANNUAL_TIMES_HI } from '../../hi/varshphal/annualTimes.ts';
import type { Catalogues } from '../../say.ts';

export const ANNUAL_TIMES: Catalogues<AnnualTimesWords> = { en: ANNUAL_TIMES_EN, hi: ANNUAL_TIMES_HI };
