/** Sentences on narayana, sudasa and drig dasha. */
import { PADAKRAMA_EN } from '../../en/jaimini/padakrama.ts';
import type { PadakramaWords } from '../../facts/jaiminiDashas/padakrama.ts';
import { PADAKRAMA_HI } from '../../hi/jaimini/padakrama.ts';
import type { Catalogues } from '../../say.ts';

export const PADAKRAMA: Catalogues<PadakramaWords> = { en: PADAKRAMA_EN, hi: PADAKRAMA_HI };
