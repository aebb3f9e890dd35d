/** Sentences about the lords of matters in a year. */
import { MATTERS_EN } from '../../en/varshphal/matterYogas.ts';
import type { MatterWords } from '../../facts/varshphal/matterYogas.ts';
import { MATTERS_HI } from '../../hi/varshphal/matterYogas.ts';
import type { Catalogues } from '../../say.ts';

export const MATTERS: Catalogues<MatterWords> = { en: MATTERS_EN, hi: MATTERS_HI };
