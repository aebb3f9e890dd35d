/** Sentences on the signs of a change of job and of promotion. */
import { INDICATORS_EN } from '../../en/career/indicators.ts';
import type { IndicatorWords } from '../../facts/career/indicators.ts';
import { INDICATORS_HI } from '../../hi/career/indicators.ts';
import type { Catalogues } from '../../say.ts';

export const INDICATORS: Catalogues<IndicatorWords> = { en: INDICATORS_EN, hi: INDICATORS_HI };
