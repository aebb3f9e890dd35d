/** Sentences on where income is found. */
import { INCOME_EN } from '../../en/career/income.ts';
import { INCOME_HI } from '../../hi/career/income.ts';
import type { IncomeWords } from '../../facts/career/income.ts';
import type { Catalogues } from '../../say.ts';

export const INCOME: Catalogues<IncomeWords> = { en: INCOME_EN, hi: INCOME_HI };
