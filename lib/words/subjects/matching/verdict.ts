/** What the verdict on a match says. */
import { VERDICT_OF_MATCH_EN } from '../../en/matching/verdict.ts';
import { VERDICT_OF_MATCH_HI } from '../../hi/matching/verdict.ts';
import type { MatchVerdictWords } from '../../facts/matching/verdict.ts';
import type { Catalogues } from '../../say.ts';

export const MATCH_VERDICT: Catalogues<MatchVerdictWords> = { en: VERDICT_OF_MATCH_EN, hi: VERDICT_OF_MATCH_HI };
