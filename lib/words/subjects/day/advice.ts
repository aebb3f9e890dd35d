/** Why a remedy is given for a day. */
import { DAY_ADVICE_EN } from '../../en/day/advice.ts';
import { DAY_ADVICE_HI } from '../../hi/day/advice.ts';
import type { Catalogues } from '../../say.ts';
import type { DayAdviceWords } from '../../facts/day/advice.ts';

export const DAY_ADVICE: Catalogues<DayAdviceWords> = { en: DAY_ADVICE_EN, hi: DAY_ADVICE_HI };
