/** Sentences on which of two signs or planets is the stronger, and by what. */
import type { ComparisonFacts } from '../../astro/jaimini/comparisonFacts.ts';
import { COMPARISON_EN } from '../en/comparison.ts';
import { COMPARISON_HI } from '../hi/comparison.ts';
import type { Catalogues } from '../say.ts';

export const COMPARISON: Catalogues<ComparisonFacts> = { en: COMPARISON_EN, hi: COMPARISON_HI };
