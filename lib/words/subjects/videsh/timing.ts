/** Sentences on when life abroad ripens. */
import { FOREIGN_TIMING_EN } from '../../en/videsh/timing.ts';
import { FOREIGN_TIMING_HI } from '../../hi/videsh/timing.ts';
import type { ForeignTimingWords } from '../../facts/videsh/timing.ts';
import type { Catalogues } from '../../say.ts';

export const FOREIGN_TIMING: Catalogues<ForeignTimingWords> = { en: FOREIGN_TIMING_EN, hi: FOREIGN_TIMING_HI };
