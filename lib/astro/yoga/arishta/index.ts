/** Yogas of strain: one line for each file. */
import type { Rule } from '../../rule.ts';
import { ascendantLordInDusthana } from './ascendantLordInDusthana.ts';
import { balarishtaKartari } from './balarishtaKartari.ts';
import { balarishtaMoon } from './balarishtaMoon.ts';
import { hemmedAscendant } from './hemmedAscendant.ts';
import { risingEighthLord } from './risingEighthLord.ts';
import { risingMoon } from './risingMoon.ts';
import { saturnWithMars } from './saturnWithMars.ts';

export const ARISHTA_YOGAS: readonly Rule[] = [
  balarishtaMoon,
  balarishtaKartari,
  risingMoon,
  risingEighthLord,
  ascendantLordInDusthana,
  hemmedAscendant,
  saturnWithMars,
];
