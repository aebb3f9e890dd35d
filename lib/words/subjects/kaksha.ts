/** Sentences of /special/kaksha. */
import { KAKSHA_EN } from '../en/kaksha.ts';
import { KAKSHA_HI } from '../hi/kaksha.ts';
import type { Catalogues } from '../say.ts';
import type { KakshaWords } from '../facts/kaksha.ts';

export const KAKSHA: Catalogues<KakshaWords> = { en: KAKSHA_EN, hi: KAKSHA_HI };
