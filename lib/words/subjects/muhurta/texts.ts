/** Texts about a chosen time. */
import { MUHURTA_TEXTS_EN } from '../../en/muhurta/texts.ts';
import { MUHURTA_TEXTS_HI } from '../../hi/muhurta/texts.ts';
import type { MuhurtaTextWords } from '../../facts/muhurta/texts.ts';
import type { Catalogues } from '../../say.ts';

export const MUHURTA_TEXTS: Catalogues<MuhurtaTextWords> = { en: MUHURTA_TEXTS_EN, hi: MUHURTA_TEXTS_HI };
