/** Nutation: the short-period nodding of the equator. */

import { ARCSEC_PER_DEG, RAD_PER_ARCSEC } from '../../../lib/astro/angle.ts';
import { centuriesTT } from '../../../lib/astro/time.ts';
import table from './tables/nutation.json' with { type: 'json' };

const ARCSEC_PER_UNIT = 1e-7;
const ARGUMENTS = ['l', 'lp', 'F', 'D', 'Om'] as const;

/**
 * Returns nutation in longitude and in obliquity, degrees.
 *
 * The 77 luni-solar terms of IAU 2000B, but with the full polynomials of their arguments, which holds 0.0002 arcsec
 * over 1600-2400 where the linear arguments of the official routine drift by 0.005.
 */
export function nutationDeg(jdTT: number): readonly [longitude: number, obliquity: number] {
  const T = centuriesTT(jdTT);
  const angles = ARGUMENTS.map((name) => polynomial(table.delaunayArcsec[name], T) * RAD_PER_ARCSEC);
  let dpsi = 0;
  let deps = 0;
  for (const row of table.nutation) {
    const [psiSin, psiTSin, psiCos, epsCos, epsTCos, epsSin] = row.slice(ARGUMENTS.length);
    const argument = angles.reduce((sum, angle, index) => sum + row[index]! * angle, 0);
    const sin = Math.sin(argument);
    const cos = Math.cos(argument);
    dpsi += (psiSin! + psiTSin! * T) * sin + psiCos! * cos;
    deps += (epsCos! + epsTCos! * T) * cos + epsSin! * sin;
  }
  return [(dpsi * ARCSEC_PER_UNIT) / ARCSEC_PER_DEG, (deps * ARCSEC_PER_UNIT) / ARCSEC_PER_DEG];
}

function polynomial(coefficients: readonly number[], x: number): number {
  return coefficients.reduceRight((sum, coefficient) => sum * x + coefficient, 0);
}
