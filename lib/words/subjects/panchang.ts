/** Sentences of /panchang. */
import { PANCHANG_EN } from '../en/panchang.ts';
import { PANCHANG_HI } from '../hi/panchang.ts';
import type { Catalogues } from '../say.ts';
import type { PanchangWords } from '../facts/panchang.ts';

export const PANCHANG: Catalogues<PanchangWords> = { en: PANCHANG_EN, hi: PANCHANG_HI };
