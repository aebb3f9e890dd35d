/** Pushkara degrees of the signs, by two lists. */
import { jatakaParijata, practice, type Source } from '../source.ts';

export type PushkaraRule = 'element' | 'jataka_parijata';

/** Aries first; the value n is the point n degrees 00 minutes. */
export const PUSHKARA_BHAGA_DEG: Readonly<Record<PushkaraRule, readonly number[]>> = {
  /** Fire 21, earth 14, air 24, water 7. */
  element: [21, 14, 24, 7, 21, 14, 24, 7, 21, 14, 24, 7],
  jataka_parijata: [21, 14, 18, 8, 19, 9, 24, 11, 23, 14, 19, 9],
};

export const PUSHKARA_BHAGA_SOURCES: Readonly<Record<PushkaraRule, Source>> = {
  element: practice('One degree for the signs of an element: fire 21, earth 14, air 24, water 7 (common practice)'),
  jataka_parijata: jatakaParijata(1),
};

export const PUSHKARA_NAVAMSA_SOURCE: Source = practice('C. S. Patel, Navamsa in Astrology');
