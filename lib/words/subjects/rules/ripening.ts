/** Sentences about when a yoga or a dosha acts. */
import { RIPENING_EN } from '../../en/rules/ripening.ts';
import type { RipeningWords } from '../../facts/rules/ripening.ts';
import { RIPENING_HI } from '../../hi/rules/ripening.ts';
import type { Catalogues } from '../../say.ts';

export const RIPENING: Catalogues<RipeningWords> = { en: RIPENING_EN, hi: RIPENING_HI };
