/** Sentences about all transits of a day, in English. */
import type { DayTransitWords } from '../../facts/day/sky.ts';
import type { Sentences } from '../../sentences.ts';
import { dateEn, namedList } from '../grammar.ts';

export const DAY_TRANSITS_EN: Sentences<DayTransitWords> = {
  sky: ({ date, helping, pressing, score }) => {
    const described = [
      ...(helping.length > 0 ? [`${namedList(helping)} ${helping.length > 1 ? 'help' : 'helps'}`] : []),
      ...(pressing.length > 0 ? [`${namedList(pressing)} ${pressing.length > 1 ? 'ask' : 'asks'} for patience`] : []),
    ];
    const head = `On ${dateEn(date)} the nine transits together stand at ${score} of 100`;
    return `${head}${described.length > 0 ? `: ${described.join(', ')}` : ''}.`;
  },
};
