/** How the Sun bends the light of a planet. */

import { DEG_PER_RAD, RAD_PER_DEG } from '../../lib/astro/angle.ts';
import { massInside, TWICE_SUN_MASS_AU } from '../../lib/astro/earth/deflection.ts';

/** Only this near to the Sun can its disc stand before the planet; the disc is 0.27 deg wide. */
const NEAR_DISC_RAD = 0.3 * RAD_PER_DEG;
const NEAR_DISC_COSINE = Math.cos(NEAR_DISC_RAD);

/**
 * Adds the deflection to a place at `out[at]`: longitude, latitude (degrees) and distance (AU) from the Earth; returns
 * the cosine of the elongation.
 *
 * With the elongation, and theta the angle at the Sun between Earth and planet, the shift away from the Sun is
 * 2 G M / (c^2 R) tan(theta / 2): nothing in front of the Sun, and more than from afar is behind it.
 *
 * @param sun place of the Sun, as that of the planet
 * @see Explanatory Supplement to the Astronomical Almanac (3rd ed.), eq. 7.63, written for the triangle Sun-Earth-planet
 */
export function addDeflection(sun: Float64Array, out: Float64Array, at: number): number {
  const fromSun = (out[at]! - sun[0]!) * RAD_PER_DEG;
  const latitude = out[at + 1]! * RAD_PER_DEG;
  // Never above 0.0004 deg, so sine and angle are the same.
  const sunLatitude = sun[1]! * RAD_PER_DEG;
  const sunDistance = sun[2]!;
  const distance = out[at + 2]!;
  const sinLatitude = Math.sin(latitude);
  const cosLatitude = Math.cos(latitude);
  const sinFromSun = Math.sin(fromSun);
  const cosFromSun = Math.cos(fromSun);
  const cosElongation = cosLatitude * cosFromSun + sinLatitude * sunLatitude;
  const planetToSun = Math.sqrt(
    sunDistance * sunDistance + distance * distance - 2 * sunDistance * distance * cosElongation,
  );
  let bend =
    ((TWICE_SUN_MASS_AU / sunDistance) * DEG_PER_RAD * distance) /
    (planetToSun + sunDistance - distance * cosElongation);
  if (cosElongation > NEAR_DISC_COSINE) {
    bend *= massInside(Math.hypot(sinFromSun * cosLatitude, latitude - sunLatitude), sunDistance);
  }
  out[at]! += (bend * sinFromSun) / cosLatitude;
  out[at + 1]! += bend * (sinLatitude * cosFromSun - cosLatitude * sunLatitude);
  return cosElongation;
}
