/** What a number of bindus is worth. The borders are those of practice; 28 is the mean of the twelve signs. */
import { SARVA_TOTAL } from '../tables/ashtakavarga.ts';

export type BinduBand = 'very_bad' | 'poor' | 'neutral' | 'good' | 'excellent';
export type SarvaBand = 'very_weak' | 'weak' | 'average' | 'good' | 'strong' | 'very_strong';

/** Bindus that a sign has on the average, of all seven planets: 28.08. */
export const MEAN_SARVA = SARVA_TOTAL / 12;

/** Returns the band of one planet's bindus in a sign, 0..8. */
export function binduBand(bindus: number): BinduBand {
  if (bindus >= 7) return 'excellent';
  if (bindus >= 5) return 'good';
  if (bindus === 4) return 'neutral';
  return bindus >= 2 ? 'poor' : 'very_bad';
}

/** Returns the band of the bindus of all seven planets in a sign. */
export function sarvaBand(bindus: number): SarvaBand {
  if (bindus >= 35) return 'very_strong';
  if (bindus >= 30) return 'strong';
  if (bindus >= 28) return 'good';
  if (bindus >= 25) return 'average';
  return bindus >= 22 ? 'weak' : 'very_weak';
}

const MANY_BINDUS = 5;
const FEW_BINDUS = 2;

/** Tells whether the bindus of one planet in a sign, 0..8, are clearly more than the middle: five or more. */
export function isMany(bindus: number): boolean {
  return bindus >= MANY_BINDUS;
}

/** Tells whether the bindus of one planet in a sign, 0..8, are clearly fewer than the middle: two or fewer. */
export function isFew(bindus: number): boolean {
  return bindus <= FEW_BINDUS;
}
