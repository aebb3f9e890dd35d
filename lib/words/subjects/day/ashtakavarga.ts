/** Sentences about the bindus of a birth and the planets that pass now. */
import { BINDU_WORDS_EN } from '../../en/day/ashtakavarga.ts';
import { BINDU_WORDS_HI } from '../../hi/day/ashtakavarga.ts';
import type { Catalogues } from '../../say.ts';
import type { BinduWords } from '../../facts/day/ashtakavarga.ts';

export const BINDUS_OF_BIRTH: Catalogues<BinduWords> = { en: BINDU_WORDS_EN, hi: BINDU_WORDS_HI };
