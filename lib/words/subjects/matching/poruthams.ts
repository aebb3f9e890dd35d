/** What is said of each of the ten poruthams. */
import { PORUTHAMS_OF_MATCH_EN } from '../../en/matching/poruthams.ts';
import { PORUTHAMS_OF_MATCH_HI } from '../../hi/matching/poruthams.ts';
import type { PoruthamWords } from '../../facts/matching/poruthams.ts';
import type { Catalogues } from '../../say.ts';

export const MATCH_PORUTHAMS: Catalogues<PoruthamWords> = { en: PORUTHAMS_OF_MATCH_EN, hi: PORUTHAMS_OF_MATCH_HI };
