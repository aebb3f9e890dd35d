/** Pindas: what is left of a planet's bindus after both reductions, weighed by sign and by planet (BPHS 69). */
import type { Chart } from '../chart/chart.ts';
import { KEY_HOUSES, PLANET_MULTIPLIERS, SIGN_MULTIPLIERS, type KeyHouse } from '../tables/ashtakavarga.ts';
import { SEVEN_PLANETS, type SevenPlanet } from '../tables/planets.ts';
import type { Ashtakavarga } from './bindus.ts';
import {
  ekadhipatyaReduced,
  occupiedSigns,
  trikonaReduced,
  type OccupantsReading,
  type TrikonaReading,
} from './reductions.ts';
import { nthSignFrom } from '../angle.ts';

export interface Pinda {
  readonly planet: SevenPlanet;
  /** By sign, Aries first. */
  readonly afterTrikona: readonly number[];
  readonly afterEkadhipatya: readonly number[];
  /** Rashi pinda: what is left, weighed by sign. */
  readonly signPinda: number;
  /** Graha pinda: what is left where each planet stands, weighed by planet. */
  readonly planetPinda: number;
  /** Sum of the two (shodhya or yoga pinda). */
  readonly shodhyaPinda: number;
}

interface ReductionReadings {
  readonly trikona?: TrikonaReading;
  readonly occupants?: OccupantsReading;
}

type Places = Pick<Chart, 'signs' | 'ascendant'>;

/** Returns the pindas of the seven planets, the Sun first. */
export function pindas(chart: Places, av: Ashtakavarga, readings: ReductionReadings = {}): Pinda[] {
  const isOccupied = occupiedSigns(chart, readings.occupants);
  return SEVEN_PLANETS.map((planet) => {
    const afterTrikona = trikonaReduced(av.bhinna[planet], readings.trikona);
    const afterEkadhipatya = ekadhipatyaReduced(afterTrikona, isOccupied);
    const signPinda = afterEkadhipatya.reduce((sum, left, sign) => sum + left * SIGN_MULTIPLIERS[sign]!, 0);
    const planetPinda = SEVEN_PLANETS.reduce(
      (sum, other) => sum + afterEkadhipatya[chart.signs[other]]! * PLANET_MULTIPLIERS[other],
      0,
    );
    return { planet, afterTrikona, afterEkadhipatya, signPinda, planetPinda, shodhyaPinda: signPinda + planetPinda };
  });
}

/** Nakshatras and signs in which the transit of Saturn asks for care with the matters of a planet (BPHS 70). */
export interface SensitivePlace extends KeyHouse {
  readonly planet: SevenPlanet;
  /** Sign of the key house, counted from the planet. */
  readonly signIndex: number;
  /** Of the planet's own bindus, unreduced, in that sign. */
  readonly bindus: number;
  readonly product: number;
  /** By index, Ashwini = 0: that of the remainder, and the 10th and 19th from it. Empty where the product is 0. */
  readonly nakshatraIndexes: readonly number[];
  /** By index, Aries = 0: that of the remainder, and its trines. */
  readonly signIndexes: readonly number[];
}

/**
 * Returns the sensitive places of a planet: its shodhya pinda times the bindus of its key house, divided by 27 for
 * nakshatras from Ashwini and by 12 for signs from Aries; no remainder means the last.
 */
export function sensitivePlace({ signs }: Pick<Chart, 'signs'>, av: Ashtakavarga, pinda: Pinda): SensitivePlace {
  const { planet, shodhyaPinda } = pinda;
  const key = KEY_HOUSES[planet];
  const signIndex = nthSignFrom(signs[planet], key.house);
  const bindus = av.bhinna[planet][signIndex]!;
  const product = shodhyaPinda * bindus;
  return {
    ...key,
    planet,
    signIndex,
    bindus,
    product,
    nakshatraIndexes: trinesOfRemainder(product, 27),
    signIndexes: trinesOfRemainder(product, 12),
  };
}

function trinesOfRemainder(product: number, parts: number): number[] {
  if (product === 0) return [];
  const first = (product - 1) % parts;
  return [0, 1, 2].map((trine) => (first + (trine * parts) / 3) % parts);
}
