/** Names of the times of a day, and why they count for a birth. */
import { DAY_WINDOWS_EN } from '../../en/day/windows.ts';
import { DAY_WINDOWS_HI } from '../../hi/day/windows.ts';
import type { Catalogues } from '../../say.ts';
import type { DayWindowWords } from '../../facts/day/windows.ts';

export const DAY_WINDOWS: Catalogues<DayWindowWords> = { en: DAY_WINDOWS_EN, hi: DAY_WINDOWS_HI };
