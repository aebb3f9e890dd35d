/** Sentences of divisional charts: their readings, and the strength they add up to. */
import { VARGA_EN } from '../en/divisional.ts';
import { VARGA_HI } from '../hi/divisional.ts';
import type { Catalogues } from '../say.ts';
import type { VargaWords } from '../facts/divisional.ts';

export const VARGA: Catalogues<VargaWords> = { en: VARGA_EN, hi: VARGA_HI };
