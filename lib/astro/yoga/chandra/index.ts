/** Yogas of the Moon: one line for each file. */
import type { Rule } from '../../rule.ts';
import { amala } from './amala.ts';
import { adjacentToMoon } from './adjacentToMoon.ts';
import { chandraAdhi } from './chandraAdhi.ts';
import { chandraMangala } from './chandraMangala.ts';
import { chandraPapakartari } from './chandraPapakartari.ts';
import { chandraShubhaDrishti } from './chandraShubhaDrishti.ts';
import { gajakesari } from './gajakesari.ts';
import { gauri } from './gauri.ts';
import { kemadruma } from './kemadruma.ts';
import { pushkala } from './pushkala.ts';
import { shakata } from './shakata.ts';
import { vasumati } from './vasumati.ts';

export const CHANDRA_YOGAS: readonly Rule[] = [
  ...adjacentToMoon,
  kemadruma,
  gajakesari,
  chandraAdhi,
  chandraMangala,
  vasumati,
  amala,
  pushkala,
  shakata,
  gauri,
  chandraShubhaDrishti,
  chandraPapakartari,
];
