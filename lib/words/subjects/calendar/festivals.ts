/** Sentences of festivals and vratas. */
import { FESTIVALS_EN } from '../../en/calendar/festivals.ts';
import { FESTIVALS_HI } from '../../hi/calendar/festivals.ts';
import type { FestivalWords } from '../../facts/calendar/festivals.ts';
import type { Catalogues } from '../../say.ts';

export const FESTIVAL_TEXTS: Catalogues<FestivalWords> = { en: FESTIVALS_EN, hi: FESTIVALS_HI };
