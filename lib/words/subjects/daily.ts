/** Sentences of /panchang/daily: the day as a whole, its month, its yogas. */
import { DAILY_EN } from '../en/daily.ts';
import { DAILY_HI } from '../hi/daily.ts';
import type { Catalogues } from '../say.ts';
import type { DailyWords } from '../facts/daily.ts';

export const DAILY: Catalogues<DailyWords> = { en: DAILY_EN, hi: DAILY_HI };
