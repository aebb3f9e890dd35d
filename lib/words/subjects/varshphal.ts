/** Sentences of /varshphal. */
import { VARSHPHAL_EN } from '../en/varshphal.ts';
import { VARSHPHAL_HI } from '../hi/varshphal.ts';
import type { Catalogues } from '../say.ts';
import type { VarshphalWords } from '../facts/varshphal.ts';

export const VARSHPHAL: Catalogues<VarshphalWords> = { en: VARSHPHAL_EN, hi: VARSHPHAL_HI };
