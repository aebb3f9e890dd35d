/** The mean ascending node of the Moon's orbit. */

import { centuriesTT, DAYS_PER_CENTURY } from '../../lib/astro/time.ts';

/** Degrees, by powers of Julian centuries TT since J2000.0. */
const [C0, C1, C2, C3, C4] = [125.0445479, -1934.1362891, 0.0020754, 1 / 467441, -1 / 60616000] as const;

/** Returns its longitude on the mean ecliptic and equinox of date, degrees, not wrapped. @see Meeus (1998), eq. 47.7 */
export function meanNodeDeg(jdTT: number): number {
  const T = centuriesTT(jdTT);
  return C0 + T * (C1 + T * (C2 + T * (C3 + T * C4)));
}

/** Returns the rate of `meanNodeDeg`, degrees per day. */
export function meanNodeDegPerDay(jdTT: number): number {
  const T = centuriesTT(jdTT);
  return (C1 + T * (2 * C2 + T * (3 * C3 + T * 4 * C4))) / DAYS_PER_CENTURY;
}
