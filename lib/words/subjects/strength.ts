/** What makes planets and houses strong or weak. */
import { STRENGTH_EN } from '../en/strength.ts';
import { STRENGTH_HI } from '../hi/strength.ts';
import type { Catalogues } from '../say.ts';
import type { StrengthWords } from '../facts/strength.ts';

export const STRENGTH: Catalogues<StrengthWords> = { en: STRENGTH_EN, hi: STRENGTH_HI };
