/** Sentences of the summary of a day, which is Hindi in every language. */
import { PROSE_AREAS_HI } from '../../hi/day/prose/areas.ts';
import { PROSE_MOON_HI } from '../../hi/day/prose/moon.ts';
import { PROSE_OPENING_HI } from '../../hi/day/prose/opening.ts';
import { PROSE_PRACTICE_HI } from '../../hi/day/prose/practice.ts';
import { PROSE_SKY_HI } from '../../hi/day/prose/sky.ts';
import type { DayProseWords } from '../../facts/day/prose.ts';
import type { CataloguesIn } from '../../say.ts';

export const DAY_PROSE: CataloguesIn<'hi', DayProseWords> = {
  hi: {
    ...PROSE_OPENING_HI,
    ...PROSE_AREAS_HI,
    ...PROSE_SKY_HI,
    ...PROSE_MOON_HI,
    ...PROSE_PRACTICE_HI,
  },
};
