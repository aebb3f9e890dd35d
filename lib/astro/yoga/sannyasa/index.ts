/** Yogas of renunciation: one line for each file. */
import type { Rule } from '../../rule.ts';
import { ascendantLordAndSaturn } from './ascendantLordAndSaturn.ts';
import { mokshas } from './moksha.ts';
import { moonLordAndSaturn } from './moonLordAndSaturn.ts';
import { moonUnderSaturn } from './moonUnderSaturn.ts';
import { inclination } from './inclination.ts';
import { pravrajya, pravrajyaInclination } from './pravrajya.ts';
import { saturnInNinth } from './saturnInNinth.ts';
import { saturnOnThree } from './saturnOnThree.ts';

export const SANNYASA_YOGAS: readonly Rule[] = [
  pravrajya,
  pravrajyaInclination,
  moonUnderSaturn,
  ascendantLordAndSaturn,
  moonLordAndSaturn,
  saturnInNinth,
  saturnOnThree,
  ...mokshas,
  inclination,
];
