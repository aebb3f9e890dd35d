/** The bodies that stand for matters of a life. */
import { PLANETS, type Planet } from './planets.ts';

/** The bodies whose sensitive degrees are judged: the planets, the ascendant, and the upagraha Mandi. */
export type ThemeBody = Planet | 'Ascendant' | 'Mandi';

export const THEME_BODIES: readonly ThemeBody[] = [...PLANETS, 'Ascendant', 'Mandi'];
