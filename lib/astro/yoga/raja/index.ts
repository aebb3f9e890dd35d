/** Yogas of rank: one line for each file. */
import type { Rule } from '../../rule.ts';
import { dharmaKarmadhipati } from './dharmaKarmadhipati.ts';
import { kendraTrikonaRajas } from './kendraTrikona.ts';
import { yogakaraka } from './yogakaraka.ts';

export const RAJA_YOGAS: readonly Rule[] = [yogakaraka, dharmaKarmadhipati, ...kendraTrikonaRajas];
