/** The sentence about the twelve charts that hold a planet of a year. */
import { VARGIYA_EN } from '../../en/varshphal/dwadashaVargiya.ts';
import type { VargiyaWords } from '../../facts/varshphal/dwadashaVargiya.ts';
import { VARGIYA_HI } from '../../hi/varshphal/dwadashaVargiya.ts';
import type { Catalogues } from '../../say.ts';

export const VARGIYA: Catalogues<VargiyaWords> = { en: VARGIYA_EN, hi: VARGIYA_HI };
