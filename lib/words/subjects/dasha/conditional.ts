/** Sentences on the dashas that are used under a condition, and on the other starts of Vimshottari. */
import { CONDITIONAL_EN } from '../../en/dasha/conditional.ts';
import type { ConditionalWords } from '../../facts/dasha/conditional.ts';
import { CONDITIONAL_HI } from '../../hi/dasha/conditional.ts';
import type { Catalogues } from '../../say.ts';

export const CONDITIONAL: Catalogues<ConditionalWords> = { en: CONDITIONAL_EN, hi: CONDITIONAL_HI };
