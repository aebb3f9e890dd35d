/** Yogas of the Sun: one line for each file. */
import type { Rule } from '../../rule.ts';
import { adjacentToSun } from './adjacentToSun.ts';
import { bhaskara } from './bhaskara.ts';
import { budhaditya } from './budhaditya.ts';
import { raviYoga } from './raviYoga.ts';
import { suryaUcchaKendra } from './suryaUcchaKendra.ts';

export const SURYA_YOGAS: readonly Rule[] = [...adjacentToSun, budhaditya, bhaskara, raviYoga, suryaUcchaKendra];
