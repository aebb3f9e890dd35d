/** The command that fits the refinement to JPL Horizons: npm run refit */

import { RAD_PER_ARCSEC } from '../../../../lib/astro/angle.ts';
import { centuriesTT, jdFromDate } from '../../../../lib/astro/time.ts';
import { refinementOf, termValues, type RefinedBody, type RefinementTerm } from '../refinement.ts';
import table from '../tables/refinement-horizons.json' with { type: 'json' };
import { Chain } from './chain.ts';
import { COMPARED_BODIES, differences, type ComparedBody, type Difference, type HorizonsRow } from './comparison.ts';
import { leastSquares, type Equation } from './leastSquares.ts';

/** A row of the fit for one body: the three differences, and their derivatives by the coefficients. */
interface Observation {
  readonly row: number;
  readonly equations: readonly Equation[];
}

/** Noise beside a smooth orbit: small periods that are not fitted. */
const NOISE_ARCSEC = 0.003;
/** Weight of distances: half, as they contain the radius of the Earth's orbit too. */
const DISTANCE_WEIGHT = 0.5;

/**
 * How large coefficients are expected to be, arcseconds, and the rate (radians per century) above which slow cosines are
 * expected to be smaller in proportion. It keeps coefficients small that the rows do not need.
 */
const EXPECTED = {
  meanLongitude: { size: 0.01, rate: 30 },
  other: { size: 0.005, rate: 30 },
  angle: { size: 0.004 },
};

const BODIES = Object.keys(table.bodies) as RefinedBody[];

/** Largest and root mean square of differences in longitude, arcseconds. */
export interface Spread {
  readonly largest: number;
  readonly rms: number;
}

export interface Refit {
  /** Arcseconds, for each term of a body. */
  readonly coef: ReadonlyMap<RefinedBody, readonly (readonly number[])[]>;
  /** By the coefficients in the table as they were. */
  readonly before: ReadonlyMap<ComparedBody, Spread>;
  /** Of each half of the rows, by coefficients fitted to the other half. */
  readonly heldOut: ReadonlyMap<RefinedBody, Spread>;
}

/**
 * Fits the coefficients to the rows, in one step from those of the table.
 *
 * The offsets taken out of each date change a little with the places, so a first fit needs three or four runs to settle.
 */
export function refitted(rows: readonly HorizonsRow[]): Refit {
  const observations = new Map(BODIES.map((body) => [body, [] as Observation[]]));
  const longitudes = new Map(COMPARED_BODIES.map((body) => [body, [] as number[]]));
  const chain = new Chain();
  for (const [index, row] of rows.entries()) {
    chain.enter(row.jd_tt);
    const found = differences(row, (body) => chain.placeOf(body));
    for (const [body, { longitudeArcsec }] of found) longitudes.get(body)!.push(longitudeArcsec);
    for (const [body, seen] of observations) {
      const difference = found.get(body);
      if (difference) seen.push({ row: index, equations: equationsOf(chain, body, row.jd_tt, difference) });
    }
  }
  return {
    coef: mapped(observations, coefficients),
    before: mapped(longitudes, (_body, values) => spread(values)),
    heldOut: mapped(observations, heldOut),
  };
}

/** Returns the table with new coefficients, and lines for a terminal. */
export function described({ before, coef, heldOut }: Refit): {
  readonly table: string;
  readonly lines: readonly string[];
} {
  const line = ([body, { largest, rms }]: readonly [string, Spread], what: string) =>
    `${body}, ${what}: at most ${largest.toFixed(4)}, rms ${rms.toFixed(4)} arcsec in longitude`;
  return {
    table: tableText(coef),
    lines: [
      ...[...before].map((entry) => line(entry, 'by the table as it was')),
      ...[...heldOut].map((entry) => line(entry, 'dates that were not fitted')),
    ],
  };
}

function equationsOf(chain: Chain, body: RefinedBody, jdTT: number, difference: Difference): Equation[] {
  const { holdsAfter, terms } = refinementOf(body);
  const factors = terms.flatMap((term) => {
    const motion = chain.motionOf(body, term.element);
    return termValues(term, holdsAfter, jdTT).map((value) => motion.map((part) => part * value));
  });
  const values = [
    -difference.longitudeArcsec,
    -difference.latitudeArcsec,
    (-difference.distance / RAD_PER_ARCSEC) * DISTANCE_WEIGHT,
  ];
  return values.map((value, part) => ({
    value,
    factors: Float64Array.from(factors, (factor) => factor[part]! * (part === 2 ? DISTANCE_WEIGHT : 1)),
  }));
}

/** Returns the changes of the coefficients in the table that the observations ask for. */
function changes(body: RefinedBody, observations: readonly Observation[]): Float64Array {
  const { coef, terms } = refinementOf(body);
  const holds = terms.flatMap((term) => expectedSizes(term).map((size) => (NOISE_ARCSEC / size) ** 2));
  const towards = coef.flat().map((coefficient) => -coefficient);
  return leastSquares(
    observations.flatMap(({ equations }) => equations),
    holds,
    towards,
  );
}

function expectedSizes({ angle, cosines = 0, element }: RefinementTerm): number[] {
  if (angle) return [EXPECTED.angle.size, EXPECTED.angle.size];
  const { rate, size } = EXPECTED[element === 'meanLongitude' ? element : 'other'];
  const [from, until] = table.meta.fittedYears.map((year) => centuriesTT(jdFromDate(year, 1, 1))) as [number, number];
  return Array.from({ length: cosines }, (_, j) => size / Math.hypot(1, (Math.PI * j) / (until - from) / rate));
}

function coefficients(body: RefinedBody, observations: readonly Observation[]): number[][] {
  const { coef } = refinementOf(body);
  const change = changes(body, observations);
  let index = 0;
  return coef.map((values) => values.map((value) => value + change[index++]!));
}

function heldOut(body: RefinedBody, observations: readonly Observation[]): Spread {
  const [even, odd] = [0, 1].map((half) => observations.filter(({ row }) => row % 2 === half)) as [
    Observation[],
    Observation[],
  ];
  return spread([...longitudesLeft(even, changes(body, odd)), ...longitudesLeft(odd, changes(body, even))]);
}

function longitudesLeft(observations: readonly Observation[], change: Float64Array): number[] {
  return observations.map(({ equations }) => {
    const { factors, value } = equations[0]!;
    return factors.reduce((sum, factor, index) => sum + factor * change[index]!, -value);
  });
}

function spread(values: readonly number[]): Spread {
  const squares = values.reduce((sum, value) => sum + value * value, 0);
  return { largest: Math.max(...values.map(Math.abs)), rms: Math.sqrt(squares / values.length) };
}

function mapped<Key, In, Out>(map: ReadonlyMap<Key, In>, of: (key: Key, value: In) => Out): Map<Key, Out> {
  return new Map([...map].map(([key, value]) => [key, of(key, value)]));
}

function tableText(fitted: Refit['coef']): string {
  const bodies = BODIES.map((body) => {
    const coef = fitted.get(body)!.map((values) => values.map((value) => Number(value.toFixed(6))));
    return `"${body}":${JSON.stringify({ ...table.bodies[body], coef })}`;
  });
  return `{"meta":${JSON.stringify(table.meta)},"bodies":{\n${bodies.join(',\n')}\n}}\n`;
}
