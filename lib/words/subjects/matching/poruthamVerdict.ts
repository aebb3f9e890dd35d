/** What the verdict on the ten poruthams says. */
import { PORUTHAM_VERDICT_EN } from '../../en/matching/poruthamVerdict.ts';
import { PORUTHAM_VERDICT_HI } from '../../hi/matching/poruthamVerdict.ts';
import type { PoruthamVerdictWords } from '../../facts/matching/verdict.ts';
import type { Catalogues } from '../../say.ts';

export const PORUTHAM_VERDICT: Catalogues<PoruthamVerdictWords> = { en: PORUTHAM_VERDICT_EN, hi: PORUTHAM_VERDICT_HI };
