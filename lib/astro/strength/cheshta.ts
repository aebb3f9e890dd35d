/** Cheshta bala, strength by motion (BPHS 27.18, 21-25; B. V. Raman, Graha and Bhava Balas). */
import { separationDeg, wrap180, wrap360 } from '../angle.ts';
import { PRECESSION_DEG_PER_DAY, type Sky } from '../chart/sky.ts';
import type { SevenPlanet } from '../tables/planets.ts';
import { centuriesTT, J2000_JD } from '../time.ts';
import { MEAN_MOTIONS } from './tables/shadbala.ts';

/** Planets with retrogrades; for Sun and Moon the doubled ayana and paksha take the place of cheshta. */
type CheshtaPlanet = Exclude<SevenPlanet, 'Sun' | 'Moon'>;

/**
 * Returns a third of the cheshta kendra: the arc from the seeghrochcha to the point halfway between mean and true place.
 *
 * The seeghrochcha of Mars, Jupiter and Saturn is the mean Sun; that of Mercury and Venus is their own mean place round
 * the Sun, with the mean Sun for their mean longitude. A planet is strongest in the middle of its retrograde arc.
 */
export function cheshtaVirupas(id: CheshtaPlanet, sky: Sky): number {
  const isInner = id === 'Mercury' || id === 'Venus';
  const sunDeg = meanLongitudeDeg('Sun', sky);
  const ownDeg = meanLongitudeDeg(id, sky);
  const [meanDeg, seeghrochchaDeg] = isInner ? [sunDeg, ownDeg] : [ownDeg, sunDeg];
  const halfwayDeg = meanDeg + wrap180(sky.planets[id].longitudeDeg - meanDeg) / 2;
  return separationDeg(seeghrochchaDeg, halfwayDeg) / 3;
}

/** Sidereal mean longitude: carried from the equinox of J2000.0 to that of date, and from there by the ayanamsa. */
function meanLongitudeDeg(id: keyof typeof MEAN_MOTIONS, { ayanamsaDeg, jdTT }: Sky): number {
  const { atJ2000Deg, degPerCentury } = MEAN_MOTIONS[id];
  const precessionDeg = PRECESSION_DEG_PER_DAY * (jdTT - J2000_JD);
  return wrap360(atJ2000Deg + degPerCentury * centuriesTT(jdTT) + precessionDeg - ayanamsaDeg);
}
