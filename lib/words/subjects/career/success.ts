/** Sentences on success in work. */
import { SUCCESS_EN } from '../../en/career/success.ts';
import type { SuccessWords } from '../../facts/career/success.ts';
import { inEnglish, type Catalogues } from '../../say.ts';

export const SUCCESS: Catalogues<SuccessWords> = inEnglish(SUCCESS_EN);
