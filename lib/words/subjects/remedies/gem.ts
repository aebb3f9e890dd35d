/** Sentences about stones. */
import { GEM_EN } from '../../en/remedies/gem.ts';
import type { GemWords } from '../../facts/remedies/gem.ts';
import { GEM_HI } from '../../hi/remedies/gem.ts';
import type { Catalogues } from '../../say.ts';

export const GEM: Catalogues<GemWords> = { en: GEM_EN, hi: GEM_HI };
