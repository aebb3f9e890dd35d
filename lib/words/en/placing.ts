/** Strengths as parts of English sentences. */
import type { Band } from '../../astro/percentile.ts';
import type { Placing } from '../../astro/judgement/placing.ts';
import { placedInSign } from './grammar.ts';

/** Returns where a planet stands by sign: `exalted in Capricorn`. */
export function placingText({ dignity, isLifted, signIndex }: Placing): string {
  return `${placedInSign(dignity, signIndex)}${isLifted ? ' but lifted by neecha bhanga' : ''}`;
}

/** Returns very weak, from very_weak. */
export function bandEn(band: Band): string {
  return band.replace('_', ' ');
}

const STRENGTHS: Readonly<Record<Band, string>> = {
  excellent: 'very strong',
  good: 'strong',
  average: 'of fair strength',
  weak: 'weak',
  very_weak: 'very weak',
};

/** Returns how strong a planet is, after `is`: `of fair strength`. */
export function strengthEn(band: Band): string {
  return STRENGTHS[band];
}
