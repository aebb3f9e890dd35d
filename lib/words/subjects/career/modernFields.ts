/** Sentences on modern fields of work. */
import { MODERN_FIELDS_EN } from '../../en/career/modernFields.ts';
import type { ModernFieldWords } from '../../facts/career/modernFields.ts';
import { inEnglish, type Catalogues } from '../../say.ts';

export const MODERN_FIELDS: Catalogues<ModernFieldWords> = inEnglish(MODERN_FIELDS_EN);
