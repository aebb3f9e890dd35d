/** Sentences on several rules of a matter judged together. */
import { MULTI_EN } from '../../en/prediction/multi.ts';
import type { MultiWords } from '../../facts/prediction/multi.ts';
import { MULTI_HI } from '../../hi/prediction/multi.ts';
import type { Catalogues } from '../../say.ts';

export const MULTI: Catalogues<MultiWords> = { en: MULTI_EN, hi: MULTI_HI };
