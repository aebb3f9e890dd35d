/** Sentences about what was observed of a dosha in a chart. */
import { DOSHA_SEEN_EN } from '../../en/rules/doshaSeen.ts';
import type { DoshaSeenWords } from '../../facts/rules/doshaSeen.ts';
import { DOSHA_SEEN_HI } from '../../hi/rules/doshaSeen.ts';
import type { Catalogues } from '../../say.ts';

export const DOSHA_SEEN: Catalogues<DoshaSeenWords> = { en: DOSHA_SEEN_EN, hi: DOSHA_SEEN_HI };
