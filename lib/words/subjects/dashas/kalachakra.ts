/** Sentences on the Kalachakra dasha. */
import { KALACHAKRA_EN } from '../../en/dashas/kalachakra.ts';
import type { KalachakraWords } from '../../facts/dashas/kalachakra.ts';
import { KALACHAKRA_HI } from '../../hi/dashas/kalachakra.ts';
import type { Catalogues } from '../../say.ts';

export const KALACHAKRA: Catalogues<KalachakraWords> = { en: KALACHAKRA_EN, hi: KALACHAKRA_HI };
