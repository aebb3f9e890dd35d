/** Names that answers about a chosen time have beside those of tables. */
import { MUHURTA_NAMES_EN } from '../../en/muhurta/names.ts';
import { MUHURTA_NAMES_HI } from '../../hi/muhurta/names.ts';
import type { MuhurtaNameWords } from '../../facts/muhurta/names.ts';
import type { Catalogues } from '../../say.ts';

export const MUHURTA_NAMES: Catalogues<MuhurtaNameWords> = { en: MUHURTA_NAMES_EN, hi: MUHURTA_NAMES_HI };
