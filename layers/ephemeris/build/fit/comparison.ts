/** Differences of our places from those of JPL Horizons, without the differences of the reference frames. */

import { ARCSEC_PER_DEG, RAD_PER_DEG, wrap180 } from '../../../../lib/astro/angle.ts';

export const COMPARED_BODIES = ['sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn'] as const;
export type ComparedBody = (typeof COMPARED_BODIES)[number];

/** On the true ecliptic and equinox of date. */
export type ApparentPlace = readonly [longitudeDeg: number, latitudeDeg: number, distanceAU: number];
export type HorizonsRow = Readonly<Record<ComparedBody, ApparentPlace>> & { readonly jd_tt: number };

/** Ours less that of Horizons. */
export interface Difference {
  readonly longitudeArcsec: number;
  readonly latitudeArcsec: number;
  /** As a part of the distance. */
  readonly distance: number;
}

/** Degrees from the Sun within which the difference is mostly that of the models of deflection. */
const NEAR_SUN_DEG = 0.6;

/**
 * Returns the differences of the bodies of a date, those near the Sun left out.
 *
 * Equinox and ecliptic of Horizons are those of IAU 1976/80 with measured corrections, ours those of IAU 2006: one
 * offset in longitude and one small tilt for all bodies of a date. The median of the longitudes is taken out, and of the
 * latitudes the a sin(longitude) + b cos(longitude) that fits best.
 */
export function differences(
  row: HorizonsRow,
  placeOf: (body: ComparedBody) => ApparentPlace,
): ReadonlyMap<ComparedBody, Difference> {
  const bodies = COMPARED_BODIES.filter((body) => body === 'sun' || !isNearSun(row[body], row.sun));
  const raw = bodies.map((body) => rawDifference(placeOf(body), row[body]));
  const offset = median(raw.map(({ longitudeArcsec }) => longitudeArcsec));
  const longitudes = bodies.map((body) => row[body][0] * RAD_PER_DEG);
  const [a, b] = bestTilt(
    longitudes,
    raw.map(({ latitudeArcsec }) => latitudeArcsec),
  );
  return new Map(
    raw.map(({ distance, latitudeArcsec, longitudeArcsec }, index) => [
      bodies[index]!,
      {
        longitudeArcsec: longitudeArcsec - offset,
        latitudeArcsec: latitudeArcsec - a * Math.sin(longitudes[index]!) - b * Math.cos(longitudes[index]!),
        distance,
      },
    ]),
  );
}

function isNearSun([longitudeDeg, latitudeDeg]: ApparentPlace, [sunDeg]: ApparentPlace): boolean {
  return Math.hypot(wrap180(longitudeDeg - sunDeg), latitudeDeg) < NEAR_SUN_DEG;
}

function rawDifference(ours: ApparentPlace, theirs: ApparentPlace): Difference {
  return {
    longitudeArcsec: wrap180(ours[0] - theirs[0]) * ARCSEC_PER_DEG,
    latitudeArcsec: (ours[1] - theirs[1]) * ARCSEC_PER_DEG,
    distance: ours[2] / theirs[2] - 1,
  };
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return (sorted[Math.floor(middle)]! + sorted[Math.ceil(middle)]!) / 2;
}

/** Least squares for a sin(x) + b cos(x). */
function bestTilt(angles: readonly number[], values: readonly number[]): readonly [a: number, b: number] {
  let [ss, sc, cc, sv, cv] = [0, 0, 0, 0, 0];
  angles.forEach((angle, index) => {
    const [sin, cos, value] = [Math.sin(angle), Math.cos(angle), values[index]!];
    ss += sin * sin;
    sc += sin * cos;
    cc += cos * cos;
    sv += sin * value;
    cv += cos * value;
  });
  const determinant = ss * cc - sc * sc;
  return [(sv * cc - cv * sc) / determinant, (cv * ss - sv * sc) / determinant];
}
