/** Sentences about all transits of a day, in English. */
import { transitBandOf } from '../../../astro/transit/gochara.ts';
import type { DayTransitWords } from '../../facts/day/sky.ts';
import type { Sentences } from '../../sentences.ts';
import { dateEn, namedList } from '../grammar.ts';
import { clauseEn, TRANSITS_ARE } from '../transit/phrases.ts';

export const DAY_TRANSITS_EN: Sentences<DayTransitWords> = {
  sky: ({ date, helping, pressing, score }) => {
    return [
      `On ${dateEn(date)} the nine transits together are ${TRANSITS_ARE[transitBandOf(score)]} for you.`,
      ...(helping.length > 0 ? [clauseEn(helping, 'helps', 'help')] : []),
      ...(pressing.length > 0 ? [`Be patient in matters of ${namedList(pressing)}.`] : []),
    ].join(' ');
  },
};
