/** The whole way from the theories to an apparent place, date by date, as a pack would give it. */

import { rotate, type Vector3 } from '../../../../lib/astro/earth/matrix.ts';
import { addDeflection } from '../../deflection.ts';
import { GRANULE_DAYS } from '../../layout.ts';
import { apparentPlace, eclipticOfDate } from '../apparent.ts';
import type { Spherical } from '../corrections.ts';
import { CHUNK_GRANULES } from '../granule.ts';
import { nutationDeg } from '../nutation.ts';
import { orbits, type Orbits } from '../orbit.ts';
import { displacements, type Element } from '../elements.ts';
import type { RefinedBody } from '../refinement.ts';
import type { ApparentPlace, ComparedBody } from './comparison.ts';

/** How a place moves: longitude and latitude in arcseconds, distance as a part of itself in arcseconds. */
export type Motion = readonly [longitude: number, latitude: number, distance: number];

/** Days that share the tuned frequencies, as in a pack. */
const CHUNK_DAYS = CHUNK_GRANULES * GRANULE_DAYS;

export class Chain {
  readonly #orbits: Orbits = orbits();
  #jdTT = NaN;
  #tunedChunk = NaN;

  /** Goes to a date; going up through them is fastest. */
  enter(jdTT: number): void {
    const chunk = Math.floor(jdTT / CHUNK_DAYS);
    if (chunk !== this.#tunedChunk) {
      for (const orbit of Object.values(this.#orbits)) orbit.tune((chunk + 0.5) * CHUNK_DAYS);
    }
    this.#tunedChunk = chunk;
    this.#jdTT = jdTT;
  }

  /** Returns the apparent place of a body on the true ecliptic and equinox of date. */
  placeOf(body: ComparedBody): ApparentPlace {
    const place = Float64Array.from(apparentPlace(this.#orbits, body, this.#jdTT));
    if (body !== 'sun' && body !== 'moon') {
      addDeflection(Float64Array.from(apparentPlace(this.#orbits, 'sun', this.#jdTT)), place, 0);
    }
    return [place[0]! + nutationDeg(this.#jdTT)[0], place[1]!, place[2]!];
  }

  /** Returns how the apparent place of a body moves when one of its elements changes by an arcsecond. */
  motionOf(body: RefinedBody, element: Element): Motion {
    const place = this.#orbits[body].placeAt(this.#jdTT);
    const toDate = eclipticOfDate(this.#jdTT);
    const seen = body === 'moon' ? place : difference(place, this.#orbits.earth.placeAt(this.#jdTT));
    const moved = displacements(body, sphericalOf(place), this.#jdTT)[element];
    return motionSeen(rotate(toDate, seen), rotate(toDate, rectangularMotion(place, moved)));
  }
}

/** The change of a vector when its spherical coordinates change: radians, radians, part of the radius. */
function rectangularMotion([x, y, z]: Vector3, { latitude, longitude, radius }: Spherical): Vector3 {
  const inPlane = Math.hypot(x, y);
  return [
    -y * longitude - ((z * x) / inPlane) * latitude + x * radius,
    x * longitude - ((z * y) / inPlane) * latitude + y * radius,
    inPlane * latitude + z * radius,
  ];
}

/** The change of spherical coordinates when a vector changes. */
function motionSeen([x, y, z]: Vector3, [dx, dy, dz]: Vector3): Motion {
  const inPlane2 = x * x + y * y;
  const outward = x * dx + y * dy;
  const distance2 = inPlane2 + z * z;
  return [
    (x * dy - y * dx) / inPlane2,
    (inPlane2 * dz - z * outward) / (distance2 * Math.sqrt(inPlane2)),
    (outward + z * dz) / distance2,
  ];
}

function sphericalOf([x, y, z]: Vector3): Spherical {
  return { longitude: Math.atan2(y, x), latitude: Math.atan2(z, Math.hypot(x, y)), radius: Math.hypot(x, y, z) };
}

function difference([ax, ay, az]: Vector3, [bx, by, bz]: Vector3): Vector3 {
  return [ax - bx, ay - by, az - bz];
}
