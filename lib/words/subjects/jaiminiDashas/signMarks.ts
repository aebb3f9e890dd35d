/** Sentences on what the sign of a period is for the matter of its dasha. */
import type { SignMarkFacts } from '../../../astro/judgement/dasha/signMarks.ts';
import { SIGN_MARKS_EN } from '../../en/jaimini/signMarks.ts';
import { SIGN_MARKS_HI } from '../../hi/jaimini/signMarks.ts';
import type { Catalogues } from '../../say.ts';

export const SIGN_MARKS: Catalogues<SignMarkFacts> = { en: SIGN_MARKS_EN, hi: SIGN_MARKS_HI };
