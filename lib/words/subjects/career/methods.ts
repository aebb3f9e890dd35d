/** Sentences of the three methods of /career. */
import { CAREER_METHODS_EN } from '../../en/career/methods.ts';
import { CAREER_METHODS_HI } from '../../hi/career/methods.ts';
import type { CareerMethodWords } from '../../facts/career/methods.ts';
import type { Catalogues } from '../../say.ts';

export const CAREER_METHODS: Catalogues<CareerMethodWords> = { en: CAREER_METHODS_EN, hi: CAREER_METHODS_HI };
