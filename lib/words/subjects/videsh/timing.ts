/** Sentences on when life abroad ripens. */
import { FOREIGN_TIMING_EN } from '../../en/videsh/timing.ts';
import type { ForeignTimingWords } from '../../facts/videsh/timing.ts';
import { inEnglish, type Catalogues } from '../../say.ts';

export const FOREIGN_TIMING: Catalogues<ForeignTimingWords> = inEnglish(FOREIGN_TIMING_EN);
