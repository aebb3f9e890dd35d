/** Small corrections that make the theories follow the ephemerides of JPL, fitted inside 1580-2420. */

import { RAD_PER_ARCSEC } from '../../../lib/astro/angle.ts';
import { centuriesTT } from '../../../lib/astro/time.ts';
import table from './tables/corrections-jpl.json' with { type: 'json' };

/** Spherical coordinates in the ecliptic and mean equinox of J2000.0: radians, radians, AU or km. */
export interface Spherical {
  readonly longitude: number;
  readonly latitude: number;
  readonly radius: number;
}

export type CorrectedBody = keyof typeof table.planets | 'moon';

/** cos(a), sin(a) times powers of time up to `degree`, or the bare powers when there is no angle. */
interface Wave {
  readonly degree: number;
  /** Phase and rate of the angle, radians and radians per Julian century. */
  readonly angle: readonly [number, number] | null;
}

interface FittedTerm {
  readonly deg: number;
  readonly w?: number;
  readonly arg?: readonly (readonly (string | number)[])[] | Readonly<Record<string, number>> | null;
}

export type Corrector = (jdTT: number, place: Spherical) => Spherical;

const ANGLES: Readonly<Record<string, readonly number[]>> = {
  ...table.meta.planetAngles_rad_radPerCentury,
  ...Object.fromEntries(
    Object.entries(table.meta.moonAngles_arcsec_arcsecPerCentury).map(([name, angle]) => [
      name,
      angle.map((arcsec) => arcsec * RAD_PER_ARCSEC),
    ]),
  ),
};

/** Returns the function that corrects the places of one body. */
export function corrector(body: CorrectedBody): Corrector {
  const { terms, coef } = body === 'moon' ? table.moon : table.planets[body];
  const waves = (terms as readonly FittedTerm[]).map(wave);
  return (jdTT, { longitude, latitude, radius }) => {
    const basis = basisValues(waves, centuriesTT(jdTT));
    const [dLongitude, dLatitude, dRadius] = coef.map((row) => dot(row, basis) * RAD_PER_ARCSEC);
    return { longitude: longitude + dLongitude!, latitude: latitude + dLatitude!, radius: radius * (1 + dRadius!) };
  };
}

function wave({ arg, w, deg }: FittedTerm): Wave {
  if (w !== undefined) return { degree: deg, angle: [0, w] };
  if (!arg) return { degree: deg, angle: null };
  return { degree: deg, angle: angleOf(Array.isArray(arg) ? (arg as [string, number][]) : Object.entries(arg)) };
}

/** Returns phase and rate (radians, radians per Julian century) of a sum of multiples of mean longitudes. */
export function angleOf(multiples: readonly (readonly [name: string, times: number])[]): readonly [number, number] {
  const sum = (part: 0 | 1) => multiples.reduce((total, [name, times]) => total + times * ANGLES[name]![part]!, 0);
  return [sum(0), sum(1)];
}

function basisValues(waves: readonly Wave[], T: number): number[] {
  // The fit took time in units of four centuries, so that it runs from -1 to 1.
  const t = T / 4;
  const basis: number[] = [];
  const addPowers = (factor: number, degree: number) => {
    for (let power = 0, value = factor; power <= degree; power++, value *= t) basis.push(value);
  };
  for (const { degree, angle } of waves) {
    if (angle) {
      const a = angle[0] + angle[1] * T;
      addPowers(Math.cos(a), degree);
      addPowers(Math.sin(a), degree);
    } else {
      addPowers(1, degree);
    }
  }
  return basis;
}

function dot(row: readonly number[], basis: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < basis.length; i++) sum += row[i]! * basis[i]!;
  return sum;
}
