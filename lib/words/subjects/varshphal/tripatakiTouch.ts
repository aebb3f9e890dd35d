/** Sentences about the tri-pataki chakra. */
import { TRIPATAKI_EN } from '../../en/varshphal/tripatakiTouch.ts';
import type { TripatakiWords } from '../../facts/varshphal/tripatakiTouch.ts';
import { TRIPATAKI_HI } from '../../hi/varshphal/tripatakiTouch.ts';
import type { Catalogues } from '../../say.ts';

export const TRIPATAKI: Catalogues<TripatakiWords> = { en: TRIPATAKI_EN, hi: TRIPATAKI_HI };
