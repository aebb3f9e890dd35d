/** Sentences on moola dasha. */
import { MOOLA_EN } from '../../en/jaimini/moola.ts';
import type { MoolaWords } from '../../facts/jaiminiDashas/moola.ts';
import { MOOLA_HI } from '../../hi/jaimini/moola.ts';
import type { Catalogues } from '../../say.ts';

export const MOOLA: Catalogues<MoolaWords> = { en: MOOLA_EN, hi: MOOLA_HI };
