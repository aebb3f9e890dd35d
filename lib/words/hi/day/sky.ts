/** Sentences about all transits of a day, in Hindi. */
import type { DayTransitWords } from '../../facts/day/sky.ts';
import type { Sentences } from '../../sentences.ts';
import { onDate, planetsHi } from '../grammar.ts';

export const DAY_TRANSITS_HI: Sentences<DayTransitWords> = {
  sky: ({ date, helping, pressing, score }) =>
    [
      `${onDate(date)} नौ ग्रहों के गोचर के 100 में से ${Math.round(score)} अंक हैं।`,
      ...(helping.length > 0 ? [`${planetsHi(helping)} का गोचर अच्छा है।`] : []),
      ...(pressing.length > 0 ? [`${planetsHi(pressing)} के गोचर में धैर्य से काम लें।`] : []),
    ].join(' '),
};
