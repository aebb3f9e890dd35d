/** Sentences of /special/ashtakavarga-sarva. */
import { ASHTAKAVARGA_EN } from '../en/ashtakavarga.ts';
import { ASHTAKAVARGA_HI } from '../hi/ashtakavarga.ts';
import type { Catalogues } from '../say.ts';
import type { AshtakavargaWords } from '../facts/ashtakavarga.ts';

export const ASHTAKAVARGA: Catalogues<AshtakavargaWords> = { en: ASHTAKAVARGA_EN, hi: ASHTAKAVARGA_HI };
