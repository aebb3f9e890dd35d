/** Yogas of no other family. */
import type { Rule } from '../../rule.ts';
import { kaalSarp } from './kaalSarp.ts';
import { pitriDosha } from './pitriDosha.ts';

export const OTHER_YOGAS: readonly Rule[] = [kaalSarp, pitriDosha];
