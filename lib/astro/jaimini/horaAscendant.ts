/** Hora ascendant: it leaves the Sun at sunrise and crosses a sign in an hour (BPHS 5). */
import { wrap360 } from '../angle.ts';
import { SIGN_ARC_DEG } from '../tables/signs.ts';
import { HOURS_PER_DAY } from '../time.ts';

const DEG_PER_DAY = SIGN_ARC_DEG * HOURS_PER_DAY;

/**
 * Returns the sidereal longitude of the hora ascendant, 0 <= x < 360 degrees.
 *
 * @param sunAtSunriseDeg sidereal longitude of the Sun at the sunrise before birth
 * @param sinceSunriseDays from that sunrise to birth
 */
export function horaAscendantDeg(sunAtSunriseDeg: number, sinceSunriseDays: number): number {
  return wrap360(sunAtSunriseDeg + DEG_PER_DAY * sinceSunriseDays);
}
