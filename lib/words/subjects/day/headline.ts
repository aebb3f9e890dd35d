/** A day in a line, and in a few short sentences. */
import { DAY_HEADLINE_EN } from '../../en/day/headline.ts';
import { DAY_HEADLINE_HI } from '../../hi/day/headline.ts';
import type { Catalogues } from '../../say.ts';
import type { DayHeadlineWords } from '../../facts/day/headline.ts';

export const DAY_HEADLINE: Catalogues<DayHeadlineWords> = { en: DAY_HEADLINE_EN, hi: DAY_HEADLINE_HI };
