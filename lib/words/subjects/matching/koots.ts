/** What is said of each of the eight koots. */
import { KOOTS_OF_MATCH_EN } from '../../en/matching/koots.ts';
import { KOOTS_OF_MATCH_HI } from '../../hi/matching/koots.ts';
import type { KootWords } from '../../facts/matching/koots.ts';
import type { Catalogues } from '../../say.ts';

export const MATCH_KOOTS: Catalogues<KootWords> = { en: KOOTS_OF_MATCH_EN, hi: KOOTS_OF_MATCH_HI };
