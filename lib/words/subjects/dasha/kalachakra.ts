/** Sentences on the Kalachakra dasha. */
import { KALACHAKRA_EN } from '../../en/dasha/kalachakra.ts';
import type { KalachakraWords } from '../../facts/dasha/kalachakra.ts';
import { KALACHAKRA_HI } from '../../hi/dasha/kalachakra.ts';
import type { Catalogues } from '../../say.ts';

export const KALACHAKRA: Catalogues<KalachakraWords> = { en: KALACHAKRA_EN, hi: KALACHAKRA_HI };
