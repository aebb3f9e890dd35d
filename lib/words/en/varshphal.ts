/** Sentences of /varshphal in English. */
import type { Sentences } from '../sentences.ts';
import type { VarshphalWords } from '../facts/varshphal.ts';
import { AREAS_EN } from './varshphal/areas.ts';
import { BALA_EN } from './varshphal/bala.ts';
import { BONDS_EN } from './varshphal/bonds.ts';
import { MUNTHA_EN } from './varshphal/muntha.ts';
import { PERIODS_EN } from './varshphal/yearCourse.ts';
import { SAHAMS_EN } from './varshphal/sahams.ts';
import { STANDINGS_EN } from './varshphal/planetsInYear.ts';
import { YEAR_LORD_EN } from './varshphal/yearLord.ts';

export const VARSHPHAL_EN: Sentences<VarshphalWords> = {
  ...MUNTHA_EN,
  ...YEAR_LORD_EN,
  ...BALA_EN,
  ...STANDINGS_EN,
  ...SAHAMS_EN,
  ...BONDS_EN,
  ...AREAS_EN,
  ...PERIODS_EN,
};
