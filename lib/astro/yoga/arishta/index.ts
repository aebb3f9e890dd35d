/** Yogas of strain: one line for each file. */
import type { Rule } from '../../rule.ts';
import { alpayuPair } from './alpayuPair.ts';
import { apamrityu } from './apamrityu.ts';
import { ascendantLordInDusthana } from './ascendantLordInDusthana.ts';
import { balarishtaKartari } from './balarishtaKartari.ts';
import { balarishtaMoon } from './balarishtaMoon.ts';
import { bandhana } from './bandhana.ts';
import { hemmedAscendant } from './hemmedAscendant.ts';
import { mooka } from './mooka.ts';
import { netranasha } from './netranasha.ts';
import { risingEighthLord } from './risingEighthLord.ts';
import { risingMoon } from './risingMoon.ts';
import { rogagrastha } from './rogagrastha.ts';
import { saturnWithMars } from './saturnWithMars.ts';
import { underNodes } from './underNodes.ts';
import { vish } from './vish.ts';

export const ARISHTA_YOGAS: readonly Rule[] = [
  balarishtaMoon,
  balarishtaKartari,
  risingMoon,
  risingEighthLord,
  ascendantLordInDusthana,
  hemmedAscendant,
  saturnWithMars,
  vish,
  ...underNodes,
  alpayuPair,
  bandhana,
  mooka,
  netranasha,
  rogagrastha,
  apamrityu,
];
