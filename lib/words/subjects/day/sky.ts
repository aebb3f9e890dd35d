/** Sentences about all transits of a day. */
import { DAY_TRANSITS_EN } from '../../en/day/sky.ts';
import { DAY_TRANSITS_HI } from '../../hi/day/sky.ts';
import type { Catalogues } from '../../say.ts';
import type { DayTransitWords } from '../../facts/day/sky.ts';

export const DAY_TRANSITS: Catalogues<DayTransitWords> = { en: DAY_TRANSITS_EN, hi: DAY_TRANSITS_HI };
