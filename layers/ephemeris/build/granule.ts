/** The blocks of the pack: every series fitted over granules of 32 days. */

import { wrap180, wrap360 } from '../../../lib/astro/angle.ts';
import { BLOCK_BYTES, GRANULE_DAYS, SERIES, type Series } from '../layout.ts';
import { apparentPlace, osculatingNodeDeg, type VisibleBody } from './apparent.ts';
import { chebyshevFit, chebyshevNodes, type Coefficients } from './chebyshev.ts';
import { nutationDeg } from './nutation.ts';
import { orbits } from './orbit.ts';

/** Granules that share the tuned frequencies, 1.4 years; counted on a fixed grid, so that every range has the same. */
export const CHUNK_GRANULES = 16;

/** Nodes beyond the coefficients kept: the fit is then nearly the best of its degree. */
const SPARE_NODES = 4;

/** Returns the function that builds a block; granules count from Julian day 0. Going up through them is fastest. */
export function granuleBuilder(): (granule: number) => Uint8Array {
  const bodies = orbits();
  const valuesAt = (name: string, jdTT: number): readonly number[] => {
    if (name === 'nutation') return nutationDeg(jdTT);
    if (name === 'trueNode') return [osculatingNodeDeg(bodies, jdTT)];
    return apparentPlace(bodies, name as VisibleBody, jdTT);
  };
  let tunedChunk = -1;
  return (granule) => {
    const chunk = Math.floor(granule / CHUNK_GRANULES);
    if (chunk !== tunedChunk) {
      for (const orbit of Object.values(bodies)) orbit.tune((chunk + 0.5) * CHUNK_GRANULES * GRANULE_DAYS);
      tunedChunk = chunk;
    }
    return block(granule, valuesAt);
  };
}

function block(granule: number, valuesAt: (name: string, jdTT: number) => readonly number[]): Uint8Array {
  const buffer = new ArrayBuffer(BLOCK_BYTES);
  const heads = new Float64Array(buffer);
  const tails = new Float32Array(buffer);
  for (const series of SERIES) {
    for (let segment = 0; segment < series.segments; segment++) {
      const centerJdTT = granule * GRANULE_DAYS + (segment + 0.5) * series.segmentDays;
      let head = series.headStart + segment * series.headStride;
      let tail = series.tailStart + segment * series.tailStride;
      for (const coefficients of fittedComponents(series, centerJdTT, (jdTT) => valuesAt(series.name, jdTT))) {
        heads.set(coefficients.subarray(0, series.heads), head);
        tails.set(coefficients.subarray(series.heads), tail);
        head += series.heads;
        tail += coefficients.length - series.heads;
      }
    }
  }
  return new Uint8Array(buffer);
}

function fittedComponents(
  { name, segmentDays, degrees }: Series,
  centerJdTT: number,
  valuesAt: (jdTT: number) => readonly number[],
): Coefficients[] {
  const nodes = chebyshevNodes(Math.max(...degrees) + 1 + SPARE_NODES);
  const samples = Array.from(nodes, (x) => valuesAt(centerJdTT + (x * segmentDays) / 2));
  return degrees.map((degree, component) => {
    const values = Float64Array.from(samples, (sample) => sample[component]!);
    const isLongitude = component === 0 && name !== 'nutation';
    return chebyshevFit(isLongitude ? unwrapped(values) : values, degree);
  });
}

/** Longitudes that run on past 360 degrees, the first of them wrapped. */
function unwrapped(longitudesDeg: Float64Array): Float64Array {
  const first = wrap360(longitudesDeg[0]!);
  return longitudesDeg.map((longitudeDeg) => first + wrap180(longitudeDeg - first));
}
