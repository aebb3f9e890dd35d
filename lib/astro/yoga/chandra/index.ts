/** Yogas of the Moon: one line for each file. */
import type { Rule } from '../../rule.ts';
import { chandraMangala } from './chandraMangala.ts';
import { gajakesari } from './gajakesari.ts';

export const CHANDRA_YOGAS: readonly Rule[] = [gajakesari, chandraMangala];
