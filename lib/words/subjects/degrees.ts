/** Sentences of /special about sensitive places: gandanta, pushkara, vargottama and critical degrees. */
import { DEGREES_EN } from '../en/degrees.ts';
import { DEGREES_HI } from '../hi/degrees.ts';
import type { Catalogues } from '../say.ts';
import type { DegreesWords } from '../facts/degrees.ts';

export const DEGREES: Catalogues<DegreesWords> = { en: DEGREES_EN, hi: DEGREES_HI };
