/** Yogas of wealth: one line for each file. */
import type { Rule } from '../../rule.ts';
import { dhanaLords } from './lords.ts';

export const DHANA_YOGAS: readonly Rule[] = [...dhanaLords];
