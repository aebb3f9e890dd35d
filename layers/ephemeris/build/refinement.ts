/**
 * Second corrections, fitted to JPL Horizons from 1972 to 2100: what the first ones leave of the Moon, Mars, Jupiter and
 * Saturn there, as slow changes of their orbital elements.
 *
 * Beyond these years they fade away, and the places are those of the first corrections alone.
 */

import { RAD_PER_ARCSEC } from '../../../lib/astro/angle.ts';
import { centuriesTT, jdFromDate } from '../../../lib/astro/time.ts';
import { angleOf, type CorrectedBody, type Corrector } from './corrections.ts';
import { displacements, type Element } from './elements.ts';
import table from './tables/refinement-horizons.json' with { type: 'json' };

export type RefinedBody = keyof typeof table.bodies;

/** A sum of some slow cosines, or a cosine and a sine of one angle. */
export interface RefinementTerm {
  readonly element: Element;
  readonly cosines?: number;
  readonly angle?: readonly (readonly [name: string, times: number])[];
}

interface Refinement {
  /** Whether the last values hold for ever after, instead of fading. */
  readonly holdsAfter: boolean;
  readonly terms: readonly RefinementTerm[];
  /** Arcseconds, for each term as many as it has values. */
  readonly coef: readonly (readonly number[])[];
}

const { fadeYears, fittedYears } = table.meta;
const [FROM, UNTIL] = fittedYears.map((year) => centuriesTT(jdFromDate(year, 1, 1))) as [number, number];
const FADE_CENTURIES = fadeYears / 100;

/** Returns the refinement of a body as the table has it. */
export function refinementOf(body: RefinedBody): Refinement {
  return table.bodies[body] as unknown as Refinement;
}

/**
 * Returns the factors of the coefficients of a term at a date.
 *
 * The cosines run half a wave, two, three and so on from the first to the last year of the fit, and stand still beyond.
 */
export function termValues({ angle, cosines = 0 }: RefinementTerm, holdsAfter: boolean, jdTT: number): number[] {
  const T = centuriesTT(jdTT);
  const share = shareAt(T, holdsAfter);
  if (angle) {
    const [phase, rate] = angleOf(angle);
    return [share * Math.cos(phase + rate * T), share * Math.sin(phase + rate * T)];
  }
  const u = Math.min(Math.max((T - FROM) / (UNTIL - FROM), 0), 1);
  return Array.from({ length: cosines }, (_, j) => share * Math.cos(Math.PI * j * u));
}

/** Returns the function that refines the corrected places of a body; of most it leaves them as they are. */
export function refiner(body: CorrectedBody): Corrector {
  if (!isRefined(body)) return (_jdTT, place) => place;
  const { coef, holdsAfter, terms } = refinementOf(body);
  return (jdTT, place) => {
    let { longitude, latitude, radius } = place;
    if (shareAt(centuriesTT(jdTT), holdsAfter) === 0) return place;
    const moves = displacements(body, place, jdTT);
    terms.forEach((term, index) => {
      const change = dot(coef[index]!, termValues(term, holdsAfter, jdTT)) * RAD_PER_ARCSEC;
      const moved = moves[term.element];
      longitude += change * moved.longitude;
      latitude += change * moved.latitude;
      radius += change * moved.radius * place.radius;
    });
    return { longitude, latitude, radius };
  };
}

function isRefined(body: CorrectedBody): body is RefinedBody {
  return body in table.bodies;
}

/** 1 within the years of the fit, 0 beyond the years in which it fades, and smooth between. */
function shareAt(T: number, holdsAfter: boolean): number {
  const beyond = T < FROM ? FROM - T : holdsAfter ? 0 : Math.max(T - UNTIL, 0);
  const x = Math.max(1 - beyond / FADE_CENTURIES, 0);
  return x * x * (3 - 2 * x);
}

function dot(coefficients: readonly number[], values: readonly number[]): number {
  return coefficients.reduce((sum, coefficient, index) => sum + coefficient * values[index]!, 0);
}
