/** Sentences of the three methods of /career. */
import { CAREER_METHODS_EN } from '../../en/career/methods.ts';
import type { CareerMethodWords } from '../../facts/career/methods.ts';
import { inEnglish, type Catalogues } from '../../say.ts';

export const CAREER_METHODS: Catalogues<CareerMethodWords> = inEnglish(CAREER_METHODS_EN);
