/** Sentences about what was observed for each condition that cancels Manglik. */
import { MANGLIK_EN } from '../../en/rules/manglik.ts';
import type { ManglikWords } from '../../facts/rules/manglik.ts';
import { MANGLIK_HI } from '../../hi/rules/manglik.ts';
import type { Catalogues } from '../../say.ts';

export const MANGLIK: Catalogues<ManglikWords> = { en: MANGLIK_EN, hi: MANGLIK_HI };
