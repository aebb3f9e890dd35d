/** Sentences on where income is found. */
import { INCOME_EN } from '../../en/career/income.ts';
import type { IncomeWords } from '../../facts/career/income.ts';
import { inEnglish, type Catalogues } from '../../say.ts';

export const INCOME: Catalogues<IncomeWords> = inEnglish(INCOME_EN);
