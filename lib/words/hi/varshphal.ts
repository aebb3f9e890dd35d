/** Sentences of /varshphal in Hindi. */
import type { Sentences } from '../sentences.ts';
import type { VarshphalWords } from '../facts/varshphal.ts';
import { AREAS_HI } from './varshphal/areas.ts';
import { BALA_HI } from './varshphal/bala.ts';
import { BONDS_HI } from './varshphal/bonds.ts';
import { MUNTHA_HI } from './varshphal/muntha.ts';
import { PERIODS_HI } from './varshphal/yearCourse.ts';
import { SAHAMS_HI } from './varshphal/sahams.ts';
import { STANDINGS_HI } from './varshphal/planetsInYear.ts';
import { YEAR_LORD_HI } from './varshphal/yearLord.ts';

export const VARSHPHAL_HI: Sentences<VarshphalWords> = {
  ...MUNTHA_HI,
  ...YEAR_LORD_HI,
  ...BALA_HI,
  ...STANDINGS_HI,
  ...SAHAMS_HI,
  ...BONDS_HI,
  ...AREAS_HI,
  ...PERIODS_HI,
};
