/** Sentences of the text of a day. */
import { DAY_TEXT_EN } from '../../en/day/dayText.ts';
import { DAY_TEXT_HI } from '../../hi/day/dayText.ts';
import type { Catalogues } from '../../say.ts';
import type { DayTextWords } from '../../facts/day/dayText.ts';

export const DAY_TEXT: Catalogues<DayTextWords> = { en: DAY_TEXT_EN, hi: DAY_TEXT_HI };
