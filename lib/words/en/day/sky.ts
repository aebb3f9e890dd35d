/** Sentences about all transits of a day, in English. */
import type { DayTransitWords } from '../../facts/day/sky.ts';
import type { Sentences } from '../../sentences.ts';
import { dateEn, namedList } from '../grammar.ts';
import { clauseEn, TRANSITS_ARE } from '../transit/phrases.ts';

export const DAY_TRANSITS_EN: Sentences<DayTransitWords> = {
  sky: ({ band, date, helping, pressing }) => {
    return [
      `On ${dateEn(date)} the nine transits together are ${TRANSITS_ARE[band]} for you.`,
      ...(helping.length > 0 ? [clauseEn(helping, 'helps', 'help')] : []),
      ...(pressing.length > 0 ? [`Be patient in matters of ${namedList(pressing)}.`] : []),
    ].join(' ');
  },
};
