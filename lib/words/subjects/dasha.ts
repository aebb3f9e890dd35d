/** Sentences of /dasha. */
import { DASHA_EN } from '../en/dasha.ts';
import { DASHA_HI } from '../hi/dasha.ts';
import type { Catalogues } from '../say.ts';
import type { DashaWords } from '../facts/dasha.ts';

export const DASHA: Catalogues<DashaWords> = { en: DASHA_EN, hi: DASHA_HI };
