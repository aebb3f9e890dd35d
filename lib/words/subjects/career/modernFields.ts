/** Sentences on modern fields of work. */
import { MODERN_FIELDS_EN } from '../../en/career/modernFields.ts';
import { MODERN_FIELDS_HI } from '../../hi/career/modernFields.ts';
import type { ModernFieldWords } from '../../facts/career/modernFields.ts';
import type { Catalogues } from '../../say.ts';

export const MODERN_FIELDS: Catalogues<ModernFieldWords> = { en: MODERN_FIELDS_EN, hi: MODERN_FIELDS_HI };
