/** Yogas of the Sun: one line for each file. */
import type { Rule } from '../../rule.ts';
import { budhaditya } from './budhaditya.ts';

export const SURYA_YOGAS: readonly Rule[] = [budhaditya];
