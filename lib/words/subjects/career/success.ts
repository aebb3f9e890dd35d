/** Sentences on success in work. */
import { SUCCESS_EN } from '../../en/career/success.ts';
import { SUCCESS_HI } from '../../hi/career/success.ts';
import type { SuccessWords } from '../../facts/career/success.ts';
import type { Catalogues } from '../../say.ts';

export const SUCCESS: Catalogues<SuccessWords> = { en: SUCCESS_EN, hi: SUCCESS_HI };
