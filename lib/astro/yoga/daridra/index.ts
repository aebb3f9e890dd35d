/** Yogas of want: one line for each file. */
import type { Rule } from '../../rule.ts';
import { afflictedSecond } from './afflictedSecond.ts';
import { afflictedSelf } from './afflictedSelf.ts';
import { gainsInDusthana, selfAndWealthInDusthana } from './dusthana.ts';
import { daridraExchanges } from './exchanges.ts';
import { ketuMoon } from './ketuMoon.ts';
import { lostMerit } from './lostMerit.ts';
import { weakGains } from './weakGains.ts';

export const DARIDRA_YOGAS: readonly Rule[] = [
  selfAndWealthInDusthana,
  weakGains,
  afflictedSecond,
  gainsInDusthana,
  ...daridraExchanges,
  ketuMoon,
  lostMerit,
  afflictedSelf,
];
