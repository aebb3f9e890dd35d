/** How a small change of an orbital element moves a planet about the Sun, or the Moon about the Earth. */

import { RAD_PER_DEG } from '../../../lib/astro/angle.ts';
import { meanNodeDeg } from '../meanNode.ts';
import type { Spherical } from './corrections.ts';

/** Mean longitude, eccentricity and perihelion as k and h, inclination and node as p and q. */
export type Element = 'meanLongitude' | 'k' | 'h' | 'p' | 'q';

/** Mean ellipse at J2000.0, ecliptic and equinox of that date. */
interface Ellipse {
  readonly eccentricity: number;
  readonly perihelionDeg: number;
  /** Of the Moon it goes round in 18.6 years. */
  readonly nodeDeg: number | ((jdTT: number) => number);
  readonly inclinationDeg: number;
}

/**
 * The Moon has a circle: its perigee goes round in nine years, and only its mean longitude is ever changed.
 *
 * @see Simon et al. (1994), Astronomy and Astrophysics 282, 663; Meeus (1998), table 31.b
 */
const ELLIPSES = {
  moon: { eccentricity: 0, perihelionDeg: 0, nodeDeg: meanNodeDeg, inclinationDeg: 5.145 },
  mars: { eccentricity: 0.09340062, perihelionDeg: 336.060234, nodeDeg: 49.558093, inclinationDeg: 1.849726 },
  jupiter: { eccentricity: 0.04849485, perihelionDeg: 14.331309, nodeDeg: 100.464441, inclinationDeg: 1.30327 },
  saturn: { eccentricity: 0.05550862, perihelionDeg: 93.056787, nodeDeg: 113.665524, inclinationDeg: 2.488878 },
} as const satisfies Readonly<Record<string, Ellipse>>;

export type EllipticBody = keyof typeof ELLIPSES;

/**
 * Returns how far a change of each element by one radian (of k, h, p and q by one) moves a body: longitude and latitude
 * in radians, radius as a part of itself.
 *
 * k = e cos(perihelion), h = e sin(perihelion); p = i sin(node), q = i cos(node). The derivatives are those of the
 * ellipse in its plane, which is inclined by so little that its longitudes are those of the ecliptic.
 *
 * @param place heliocentric, of the Moon geocentric; ecliptic and equinox of J2000.0
 */
export function displacements(
  body: EllipticBody,
  place: Spherical,
  jdTT: number,
): Readonly<Record<Element, Spherical>> {
  const { eccentricity: e, perihelionDeg, nodeDeg, inclinationDeg }: Ellipse = ELLIPSES[body];
  const perihelion = perihelionDeg * RAD_PER_DEG;
  const anomaly = place.longitude - perihelion;
  const [sinF, cosF] = [Math.sin(anomaly), Math.cos(anomaly)];
  const [sinW, cosW] = [Math.sin(perihelion), Math.cos(perihelion)];
  const axisByRadius = (1 + e * cosF) / (1 - e * e);
  const root = Math.sqrt(1 - e * e);
  const byMeanLongitude = [axisByRadius ** 2 * root, (axisByRadius * e * sinF) / root] as const;
  const byEccentricity = [(sinF * (2 + e * cosF)) / (1 - e * e), -axisByRadius * cosF] as const;
  // Turning the ellipse at fixed mean longitude, for each unit of e times the angle.
  const byPerihelion = e === 0 ? ([0, 0] as const) : ([(1 - byMeanLongitude[0]) / e, -byMeanLongitude[1] / e] as const);
  const node = (typeof nodeDeg === 'number' ? nodeDeg : nodeDeg(jdTT)) * RAD_PER_DEG;
  const slope = inclinationDeg * RAD_PER_DEG * Math.cos(place.longitude - node);
  const inPlane = (longitude: number, radius: number) => ({ longitude, latitude: slope * longitude, radius });
  return {
    meanLongitude: inPlane(...byMeanLongitude),
    k: inPlane(byEccentricity[0] * cosW - byPerihelion[0] * sinW, byEccentricity[1] * cosW - byPerihelion[1] * sinW),
    h: inPlane(byEccentricity[0] * sinW + byPerihelion[0] * cosW, byEccentricity[1] * sinW + byPerihelion[1] * cosW),
    p: { longitude: 0, latitude: -Math.cos(place.longitude), radius: 0 },
    q: { longitude: 0, latitude: Math.sin(place.longitude), radius: 0 },
  };
}
