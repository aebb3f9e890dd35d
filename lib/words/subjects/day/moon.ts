/** Sentences about tara and Moon of a day for a birth. */
import { DAY_MOON_EN } from '../../en/day/moon.ts';
import { DAY_MOON_HI } from '../../hi/day/moon.ts';
import type { Catalogues } from '../../say.ts';
import type { DayMoonWords } from '../../facts/day/moon.ts';

export const DAY_MOON: Catalogues<DayMoonWords> = { en: DAY_MOON_EN, hi: DAY_MOON_HI };
