/** What is said of two whole charts beside each other. */
import { PAIR_OF_MATCH_EN } from '../../en/matching/pair.ts';
import { PAIR_OF_MATCH_HI } from '../../hi/matching/pair.ts';
import type { MatchPairWords } from '../../facts/matching/pair.ts';
import type { Catalogues } from '../../say.ts';

export const MATCH_PAIR: Catalogues<MatchPairWords> = { en: PAIR_OF_MATCH_EN, hi: PAIR_OF_MATCH_HI };
