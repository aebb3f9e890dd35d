/** Sentences about the doshas of a chart. */
import { DOSHA_EN } from '../../en/rules/dosha.ts';
import type { DoshaWords } from '../../facts/rules/dosha.ts';
import { DOSHA_HI } from '../../hi/rules/dosha.ts';
import type { Catalogues } from '../../say.ts';

export const DOSHA: Catalogues<DoshaWords> = { en: DOSHA_EN, hi: DOSHA_HI };
