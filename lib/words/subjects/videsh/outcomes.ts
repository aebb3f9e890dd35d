/** Sentences on how life abroad goes and on whether the person returns. */
import { FOREIGN_OUTCOMES_EN } from '../../en/videsh/outcomes.ts';
import { FOREIGN_OUTCOMES_HI } from '../../hi/videsh/outcomes.ts';
import type { OutcomeWords } from '../../facts/videsh/outcomes.ts';
import type { Catalogues } from '../../say.ts';

export const FOREIGN_OUTCOMES: Catalogues<OutcomeWords> = { en: FOREIGN_OUTCOMES_EN, hi: FOREIGN_OUTCOMES_HI };
