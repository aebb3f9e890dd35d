/** Sums of many sines, the form of the planetary and lunar theories. */

import { centuriesTT, DAYS_PER_CENTURY } from '../../../lib/astro/time.ts';
import { chebyshevNodes } from './chebyshev.ts';

/** Sines that share a power of time: T^power * sum of amplitude * sin(phase), T in Julian centuries since J2000.0. */
export interface Harmonics {
  readonly power: number;
  readonly amplitudes: Float64Array;
  /** `PHASE_COEFFICIENTS` per sine: the phase in radians as a polynomial in T. */
  readonly phases: Float64Array;
}

/** Coefficients of the phase of a term, from the constant up to T to the fourth. */
export const PHASE_COEFFICIENTS = 5;

/** Farthest date from J2000.0 that is ever built, for judging how much a term can grow. */
const MAX_CENTURIES = 4.02;

/** One sine: amplitude and phase polynomial. */
export type Sine = readonly [amplitude: number, ...phase: number[]];

/** Returns the sines that matter: those that can reach `negligible`, in the unit of the amplitudes. */
export function harmonics(power: number, sines: readonly Sine[], negligible: number): Harmonics {
  const kept = sines.filter(([amplitude]) => Math.abs(amplitude) * MAX_CENTURIES ** power >= negligible);
  const amplitudes = Float64Array.from(kept, ([amplitude]) => amplitude);
  const phases = new Float64Array(kept.length * PHASE_COEFFICIENTS);
  kept.forEach(([, ...phase], index) => phases.set(phase, index * PHASE_COEFFICIENTS));
  return { power, amplitudes, phases };
}

/**
 * Samples a sum of sines at the Chebyshev nodes of segments of one length.
 *
 * With one sine and cosine per term at the centre of the segment, a node at distance d needs only
 * sin(a + w d) = sin a cos w d + cos a sin w d; the cosines and sines of w d are kept in tables. The frequency w drifts
 * slowly in the lunar theory, so the tables hold for a year or two about the date given to `tune`.
 */
export class SegmentSampler {
  readonly #groups: readonly Harmonics[];
  readonly #pairs: number;
  readonly #halfOffsets: Float64Array;
  readonly #cosTables: Float64Array[];
  readonly #sinTables: Float64Array[];
  readonly #even: Float64Array;
  readonly #odd: Float64Array;
  readonly #isDrifting: boolean;
  #isTuned = false;

  /** `nodes` is even: nodes come in pairs about the centre. */
  constructor(groups: readonly Harmonics[], segmentDays: number, nodes: number) {
    this.#groups = groups;
    this.#pairs = nodes / 2;
    const halfDays = segmentDays / 2;
    this.#halfOffsets = chebyshevNodes(nodes)
      .slice(0, this.#pairs)
      .map((x) => (x * halfDays) / DAYS_PER_CENTURY);
    this.#cosTables = groups.map(({ amplitudes }) => new Float64Array(amplitudes.length * this.#pairs));
    this.#sinTables = groups.map(({ amplitudes }) => new Float64Array(amplitudes.length * this.#pairs));
    this.#even = new Float64Array(this.#pairs);
    this.#odd = new Float64Array(this.#pairs);
    this.#isDrifting = groups.some(({ phases }) => phases.some((c, i) => i % PHASE_COEFFICIENTS > 1 && c !== 0));
  }

  /** Takes the frequencies of this date for the segments to come. */
  tune(jdTT: number): void {
    if (this.#isTuned && !this.#isDrifting) return;
    this.#isTuned = true;
    const T = centuriesTT(jdTT);
    this.#groups.forEach(({ amplitudes, phases }, group) => {
      const cosTable = this.#cosTables[group]!;
      const sinTable = this.#sinTables[group]!;
      for (let i = 0; i < amplitudes.length; i++) {
        const at = i * PHASE_COEFFICIENTS;
        const frequency =
          phases[at + 1]! + T * (2 * phases[at + 2]! + T * (3 * phases[at + 3]! + T * 4 * phases[at + 4]!));
        for (let pair = 0; pair < this.#pairs; pair++) {
          const turn = frequency * this.#halfOffsets[pair]!;
          cosTable[i * this.#pairs + pair] = Math.cos(turn);
          sinTable[i * this.#pairs + pair] = Math.sin(turn);
        }
      }
    });
  }

  /** Returns the sum at the nodes of the segment with this centre, in the order of `chebyshevNodes`. */
  sample(centerJdTT: number): Float64Array {
    const T = centuriesTT(centerJdTT);
    const pairs = this.#pairs;
    const values = new Float64Array(2 * pairs);
    this.#groups.forEach(({ power }, group) => {
      this.#addTerms(group, T);
      for (let pair = 0; pair < pairs; pair++) {
        const offset = this.#halfOffsets[pair]!;
        values[pair]! += (T + offset) ** power * (this.#even[pair]! + this.#odd[pair]!);
        values[2 * pairs - 1 - pair]! += (T - offset) ** power * (this.#even[pair]! - this.#odd[pair]!);
      }
    });
    return values;
  }

  /** Sums the sines of one group, apart for what is even and what is odd about the centre. */
  #addTerms(group: number, T: number): void {
    const { amplitudes, phases } = this.#groups[group]!;
    const cosTable = this.#cosTables[group]!;
    const sinTable = this.#sinTables[group]!;
    const even = this.#even.fill(0);
    const odd = this.#odd.fill(0);
    const pairs = this.#pairs;
    for (let i = 0; i < amplitudes.length; i++) {
      const at = i * PHASE_COEFFICIENTS;
      const phase =
        phases[at]! + T * (phases[at + 1]! + T * (phases[at + 2]! + T * (phases[at + 3]! + T * phases[at + 4]!)));
      const sin = amplitudes[i]! * Math.sin(phase);
      const cos = amplitudes[i]! * Math.cos(phase);
      const row = i * pairs;
      for (let pair = 0; pair < pairs; pair++) {
        even[pair]! += sin * cosTable[row + pair]!;
        odd[pair]! += cos * sinTable[row + pair]!;
      }
    }
  }
}
