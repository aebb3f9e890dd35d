/** Places of the planets on the equator and over the horizon of the birth. */
import { DEG_PER_RAD, RAD_PER_DEG, wrap360 } from '../angle.ts';
import { equatorial, type Equatorial } from '../earth/equatorial.ts';
import type { Horizon } from '../earth/horizon.ts';
import { forEachPlanet, isNode, type Planet } from '../tables/planets.ts';
import type { Sky } from './sky.ts';

export interface EquatorialPlace extends Equatorial {
  /** Null for the nodes. */
  readonly distanceAU: number | null;
  /** Farther from the equator than the Sun ever is. */
  readonly isOutOfBounds: boolean;
}

/** Returns apparent places on the true equator of date. */
export function equatorialPlaces(sky: Sky): Readonly<Record<Planet, EquatorialPlace>> {
  const { ayanamsaDeg, nutationLongitudeDeg, planets, trueObliquityDeg } = sky;
  return forEachPlanet((id) => {
    const { distanceAU, latitudeDeg, longitudeDeg } = planets[id];
    const place = equatorial(longitudeDeg + ayanamsaDeg + nutationLongitudeDeg, latitudeDeg, trueObliquityDeg);
    return {
      ...place,
      distanceAU: isNode(id) ? null : distanceAU,
      // A node is on the ecliptic: at most as far as the Sun is.
      isOutOfBounds: !isNode(id) && Math.abs(place.declinationDeg) > trueObliquityDeg,
    };
  });
}

export interface Horizontal {
  /** Above the horizon, geocentric, without refraction. */
  readonly altitudeDeg: number;
  /** From north through east, 0 <= x < 360. */
  readonly azimuthDeg: number;
}

/** Returns the place of a point of the equator over a horizon. */
export function horizontal({ declinationDeg, rightAscensionDeg }: Equatorial, horizon: Horizon): Horizontal {
  const hourAngleRad = (horizon.localSiderealDeg - rightAscensionDeg) * RAD_PER_DEG;
  const [delta, phi] = [declinationDeg * RAD_PER_DEG, horizon.latitudeDeg * RAD_PER_DEG];
  const [sinDelta, cosDelta, sinPhi, cosPhi] = [Math.sin(delta), Math.cos(delta), Math.sin(phi), Math.cos(phi)];
  const cosHour = Math.cos(hourAngleRad);
  const sinAltitude = sinPhi * sinDelta + cosPhi * cosDelta * cosHour;
  const east = -cosDelta * Math.sin(hourAngleRad);
  const north = cosPhi * sinDelta - sinPhi * cosDelta * cosHour;
  return {
    altitudeDeg: Math.asin(Math.min(Math.max(sinAltitude, -1), 1)) * DEG_PER_RAD,
    azimuthDeg: wrap360(Math.atan2(east, north) * DEG_PER_RAD),
  };
}
