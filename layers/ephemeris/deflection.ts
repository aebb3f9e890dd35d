/** How the Sun bends the light of a planet. */

import { DEG_PER_RAD, RAD_PER_DEG, wrap180 } from '../../lib/astro/angle.ts';
import { massInside, TWICE_SUN_MASS_AU } from '../../lib/astro/earth/deflection.ts';

/** Only this near to the Sun can its disc stand before the planet; the disc reaches to 0.27 deg. */
const NEAR_DISC_COSINE = Math.cos(0.3 * RAD_PER_DEG);

/**
 * Adds the deflection to a place at `out[at]`: longitude, latitude (degrees) and distance (AU) from the Earth; returns
 * the cosine of the elongation.
 *
 * With R the distance of the Sun and theta the angle at the Sun between Earth and planet, the shift away from the Sun
 * is 2 G M / (c^2 R) tan(theta / 2): nothing in front of the Sun, most behind it.
 *
 * @param sun place of the Sun, written as that of the planet
 * @see Explanatory Supplement to the Astronomical Almanac (3rd ed.), eq. 7.63, in the triangle Earth-Sun-planet
 */
export function addDeflection(sun: Float64Array, out: Float64Array, at: number): number {
  const sunDistance = sun[2]!;
  const distance = out[at + 2]!;
  // Below 0.0004 deg, so that it is its own sine.
  const sinSunLatitude = sun[1]! * RAD_PER_DEG;
  // Both cosines are positive, which saves calling for them.
  const sinLatitude = Math.sin(out[at + 1]! * RAD_PER_DEG);
  const cosLatitude = Math.sqrt(1 - sinLatitude * sinLatitude);
  const sinHalf = Math.sin(wrap180(out[at]! - sun[0]!) * (RAD_PER_DEG / 2));
  const sinFromSun = 2 * sinHalf * Math.sqrt(1 - sinHalf * sinHalf);
  const cosFromSun = 1 - 2 * sinHalf * sinHalf;

  const cosElongation = cosLatitude * cosFromSun + sinLatitude * sinSunLatitude;
  const towardsSun = distance * cosElongation;
  const planetToSun = Math.sqrt(sunDistance * sunDistance + distance * distance - 2 * sunDistance * towardsSun);
  // Zero behind the very centre of the Sun, where nothing is bent.
  const detour = Math.max(planetToSun + sunDistance - towardsSun, Number.EPSILON);
  let bendDeg = (TWICE_SUN_MASS_AU * DEG_PER_RAD * distance) / (sunDistance * detour);
  if (cosElongation > NEAR_DISC_COSINE) {
    bendDeg *= massInside(Math.hypot(sinFromSun * cosLatitude, sinLatitude - sinSunLatitude), sunDistance);
  }
  out[at]! += (bendDeg * sinFromSun) / cosLatitude;
  out[at + 1]! += bendDeg * (sinLatitude * cosFromSun - cosLatitude * sinSunLatitude);
  return cosElongation;
}
