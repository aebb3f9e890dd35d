/** Sentences on several rules of a matter judged together. */
import { MULTI_EN } from '../../en/prediction/multi.ts';
import type { MultiWords } from '../../facts/prediction/multi.ts';
import { inEnglish, type Catalogues } from '../../say.ts';

export const MULTI: Catalogues<MultiWords> = inEnglish(MULTI_EN);
