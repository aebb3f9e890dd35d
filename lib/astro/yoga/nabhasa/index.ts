/** The 32 nabhasa yogas, in the order of their precedence: position, petals, shape, number. */
import type { Rule } from '../../rule.ts';
import { akritis } from './akriti.ts';
import { ashrayas } from './ashraya.ts';
import { dalas } from './dala.ts';
import { sankhyas } from './sankhya.ts';

export const NABHASA_YOGAS: readonly Rule[] = [
  ...[...ashrayas, ...dalas, ...akritis].map(({ rule }) => rule),
  ...sankhyas,
];
