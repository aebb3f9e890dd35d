/** Sentences on the dashas of /jaimini: Brahma, the varnada, the part of the day. */
import { JAIMINI_DASHA_EN } from '../en/jaiminiPeriods.ts';
import { JAIMINI_DASHA_HI } from '../hi/jaiminiPeriods.ts';
import type { Catalogues } from '../say.ts';
import type { JaiminiDashaWords } from '../facts/jaiminiPeriods.ts';

export const JAIMINI_DASHA: Catalogues<JaiminiDashaWords> = { en: JAIMINI_DASHA_EN, hi: JAIMINI_DASHA_HI };
