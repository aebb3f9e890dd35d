/** Sentences about the yogas of a chart. */
import { YOGA_EN } from '../../en/rules/yogaWords.ts';
import type { YogaWords } from '../../facts/rules/yogaWords.ts';
import { YOGA_HI } from '../../hi/rules/yogaWords.ts';
import type { Catalogues } from '../../say.ts';

export const YOGA: Catalogues<YogaWords> = { en: YOGA_EN, hi: YOGA_HI };
