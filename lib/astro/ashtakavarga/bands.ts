/** What a number of bindus is worth. The borders are those of practice; 28 is the mean of the twelve signs. */
import { SARVA_TOTAL } from '../tables/ashtakavarga.ts';
import type { NameOf } from '../scale.ts';
import { placeOf, type Place } from '../percentile.ts';
import { GRADES } from '../tables/grades.ts';
import { BINDU_SPREAD } from '../tables/percentiles/bindus.ts';

export type BinduBand = NameOf<typeof GRADES.bindus>;
export type SarvaBand = NameOf<typeof GRADES.sarva>;

/** Bindus that a sign has on the average, of all seven planets: 28.08. */
export const MEAN_SARVA = SARVA_TOTAL / 12;

/** Returns the band of one planet's bindus in a sign, 0..8. */
export function binduBand(bindus: number): BinduBand {
  return GRADES.bindus.of(bindus);
}

/** Returns the band of the bindus of all seven planets in a sign. */
export function sarvaBand(bindus: number): SarvaBand {
  return GRADES.sarva.of(bindus);
}

/** Returns the place of the bindus of all seven planets in the sign of a house among many births. */
export function sarvaPlace(house: number, bindus: number): Place {
  return placeOf(BINDU_SPREAD, `house_${house}`, bindus);
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
