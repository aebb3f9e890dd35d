/** Orbits as Chebyshev series: the theories are sampled once, and everything else reads these. */

import type { Vector3 } from '../../../lib/astro/earth/matrix.ts';
import { chebyshevDerivative, chebyshevFit, chebyshevValue, type Coefficients } from './chebyshev.ts';
import { moonSampler, PLANETS, planetSampler, type NodeSampler, type PlanetName } from './theories.ts';

interface Segment {
  readonly places: readonly Coefficients[];
  readonly rates: readonly Coefficients[];
}

/** Number of segments before the current one that are kept: light-time needs only one. */
const KEPT_SEGMENTS = 2;

/** One body's path. Segments lie on a fixed grid of days, so a date has the same place whatever was built before. */
export class Orbit {
  readonly #sampler: NodeSampler;
  readonly #segmentDays: number;
  readonly #segments = new Map<number, Segment>();

  constructor(sampler: NodeSampler, segmentDays: number) {
    this.#sampler = sampler;
    this.#segmentDays = segmentDays;
  }

  /** Takes the frequencies of this date and forgets what was sampled with others. */
  tune(jdTT: number): void {
    this.#segments.clear();
    this.#sampler.tune(jdTT);
  }

  /** Returns the place, AU in the ecliptic and equinox of J2000.0. */
  placeAt(jdTT: number): Vector3 {
    return this.#read(jdTT, 'places', 1);
  }

  /** Returns the velocity, AU per day. */
  velocityAt(jdTT: number): Vector3 {
    return this.#read(jdTT, 'rates', 2 / this.#segmentDays);
  }

  #read(jdTT: number, what: keyof Segment, factor: number): Vector3 {
    const index = Math.floor(jdTT / this.#segmentDays);
    const x = (2 * (jdTT - index * this.#segmentDays)) / this.#segmentDays - 1;
    const [cx, cy, cz] = this.#segment(index)[what];
    return [factor * chebyshevValue(cx!, x), factor * chebyshevValue(cy!, x), factor * chebyshevValue(cz!, x)];
  }

  #segment(index: number): Segment {
    let segment = this.#segments.get(index);
    if (!segment) {
      segment = this.#fitted(index);
      this.#segments.delete(index - KEPT_SEGMENTS);
      this.#segments.set(index, segment);
    }
    return segment;
  }

  #fitted(index: number): Segment {
    const vectors = this.#sampler.sample((index + 0.5) * this.#segmentDays);
    const places = ([0, 1, 2] as const).map((axis) =>
      chebyshevFit(
        Float64Array.from(vectors, (vector) => vector[axis]),
        vectors.length - 1,
      ),
    );
    return { places, rates: places.map(chebyshevDerivative) };
  }
}

/** Length in days and nodes of the segments; so many nodes that the series adds less than 0.00002 arcsec. */
const SEGMENTS: Readonly<Record<PlanetName | 'moon', readonly [days: number, nodes: number]>> = {
  mercury: [16, 18],
  venus: [16, 14],
  earth: [16, 16],
  mars: [16, 14],
  jupiter: [32, 12],
  saturn: [32, 12],
  moon: [16, 30],
};

export type Orbits = Readonly<Record<PlanetName | 'moon', Orbit>>;

/** Returns the orbits of the planets and the Moon; segments are fitted when first read. */
export function orbits(): Orbits {
  const [moonDays, moonNodes] = SEGMENTS.moon;
  return {
    ...(Object.fromEntries(
      PLANETS.map((planet) => {
        const [days, nodes] = SEGMENTS[planet];
        return [planet, new Orbit(planetSampler(planet, days, nodes), days)];
      }),
    ) as Record<PlanetName, Orbit>),
    moon: new Orbit(moonSampler(moonDays, moonNodes), moonDays),
  };
}
